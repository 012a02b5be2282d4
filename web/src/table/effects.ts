// What came of moves that were made before anybody looked: out of the story of the game.

import type { GameModule, Line } from "../games/contract";
import type { View } from "../wire/live.svelte";
import type { MoveShown } from "../wire/types";
import type { Session } from "./session.svelte";

/** A move in words with what came of it, as far as the views before and after it are known. */
export function tellMove(session: Session, game: GameModule, move: MoveShown): Line & { effects: string[] } {
  const line = game.line(session, move);
  const views = session.came.get(move.move) ?? remembered(session, move.move);
  if (views === null || game.came === undefined) return { ...line, effects: [] };
  const { text = line.text, effects } = game.came(session, move, ...views);
  return { ...line, text, effects };
}

/** The views around a move that is looked back at. */
function remembered(session: Session, move: number): [View, View] | null {
  if (session.past?.move !== move) return null;
  const [before, after] = [session.story.known(move - 1), session.story.known(move)];
  return before === null || after === null ? null : [before, after];
}

const underway = new WeakSet<Session>();

/** Is there a move of which is not told yet what came of it? Not before the moves of an earlier table are there. */
export function untold({ table, moves, recounted }: Session, game: GameModule): boolean {
  if (game.came === undefined || table === null) return false;
  // Where everybody acts at once it waits until the game is over: it is much work.
  if (game.realtime && table.state === "running") return false;
  const [first, last] = [moves[0]?.move ?? 0, moves.at(-1)?.move ?? 0];
  return first <= recounted + 1 && recounted < last;
}

/** Fill in what is not known yet, of moves that are made meanwhile, too. */
export async function recount(session: Session, game: GameModule): Promise<void> {
  if (!untold(session, game) || underway.has(session)) return;
  underway.add(session);
  try {
    for (let done = -1; untold(session, game) && done !== session.recounted;) {
      done = session.recounted;
      await session.story.view(done + 1);
      recountKnown(session, game);
    }
  } catch {
    // The line is lost: it is tried again with the next move.
  } finally {
    underway.delete(session);
  }
}

/** All that the story holds by now, in one go: every change of the log is drawn. */
function recountKnown(session: Session, game: GameModule): void {
  let number = session.recounted + 1;
  for (; ; number++) {
    const move = session.moveAt(number);
    const [before, after] = [session.story.known(number - 1), session.story.known(number)];
    if (move === null || before === null || after === null) break;
    const came = game.came?.(session, move, before, after);
    if (came?.text !== undefined || (came?.effects.length ?? 0) > 0) session.came.set(number, [before, after]);
  }
  session.recounted = number - 1;
}

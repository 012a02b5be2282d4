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

/** Fill in what is not known yet. Where everybody acts at once it waits until the game is over: it is much work. */
export async function recount(session: Session, game: GameModule): Promise<void> {
  const { table, moves } = session;
  const total = moves.at(-1)?.move ?? 0;
  if (game.came === undefined || table === null || total === 0 || underway.has(session)) return;
  if (game.realtime && table.state === "running") return;
  const recounted = session.recounted;
  if (total <= recounted) return;
  underway.add(session);
  try {
    for (let number = recounted + 1; number <= total; number++) {
      const [before, after] = [await session.story.view(number - 1), await session.story.view(number)];
      const move = session.moveAt(number);
      if (move === null || move.move !== number) continue;
      const { text, effects } = game.came(session, move, before, after);
      if (text !== undefined || effects.length > 0) session.came.set(number, [before, after]);
    }
    session.recounted = Math.max(session.recounted, total);
  } catch {
    // The line is lost, or the moves were taken back meanwhile: it is tried again with the next move.
  } finally {
    underway.delete(session);
  }
}

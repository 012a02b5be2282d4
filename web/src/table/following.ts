// What bots do is to be seen, each action for itself, so that one can follow it; how long, their pace says.

import type { GameModule } from "../games/contract";
import type { Event, MoveShown } from "../wire/types";
import { tellMove } from "./effects";
import type { Session } from "./session.svelte";

/** Milliseconds, by the pace of the bot; whoever has chosen one that plays at once wants to see no more than the result. */
const REST: Record<string, number> = { gentle: 800, steady: 800, brisk: 450, frantic: 0 };
const PART = 0.5; // of a deed

/** An action of a bot as it is shown for a moment. */
export interface Deed {
  seat: number;
  text: string;
  effects: string[];
  cells: readonly string[];
  rest: number;
}

/** The action of a bot among these events, if it is worth a look: not where time runs, nor while one looks back. */
export function deedOf(session: Session, game: GameModule, events: readonly Event[]): Deed | null {
  const { table, you } = session;
  if (game.realtime || session.looking || table?.state !== "running" || table.clock.kind !== "none") return null;
  for (const { what } of events.toReversed()) {
    if (what.kind !== "move" || what.seat === null || what.seat === you) continue;
    const info = table.seats[what.seat];
    if (info?.kind === "bot" || (info?.stand_in ?? "") !== "")
      return deed(session, game, what, what.seat, info?.level);
  }
  return null;
}

function deed(session: Session, game: GameModule, move: MoveShown, seat: number, level = ""): Deed | null {
  const rest = REST[level] ?? 0;
  const { text, effects, cells, small, silent } = tellMove(session, game, move);
  if (rest === 0 || silent) return null;
  return { seat, text, effects, cells, rest: small ? rest * PART : rest };
}

// Which cells the last turn has touched.

import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/live.svelte";
import type { MoveShown } from "../../wire/types";
import { cellOf } from "./choices";

/** The cells of the moves of whoever moved last, in order; chance does not count. */
export function touched(moves: readonly MoveShown[]): string[] {
  const found: string[] = [];
  let seat: number | null = null;
  for (const move of moves.toReversed()) {
    if (move.seat === null) continue;
    if (seat !== null && move.seat !== seat) break;
    seat = move.seat;
    const cell = cellOf(move.action as Action);
    if (cell !== null && !found.includes(cell)) found.unshift(cell);
  }
  return found;
}

export function lastCells(session: Session): string[] {
  const upTo = session.past?.move ?? Infinity;
  return touched(session.moves.filter((move) => move.move <= upTo));
}

// Which regions the last action has touched.

import type { Session } from "../../../table/session.svelte";
import type { MoveShown } from "../../../wire/types";
import type { Action } from "../types";
import { keyOf } from "../../atlas/cells";

/** The regions that an action names. */
export const cellsOf = (action: Action): string[] => ("at" in action ? [keyOf(action.at)] : []);

const BEGINS = new Set(["build", "joker", "offer"]);

/** The regions of the last action on the map: from the build or offering that it began with. */
export function touched(moves: readonly MoveShown[]): string[] {
  const found: string[] = [];
  for (const move of moves.toReversed()) {
    if (move.seat === null) continue;
    const action = move.action as Action;
    for (const cell of cellsOf(action)) if (!found.includes(cell)) found.unshift(cell);
    if (BEGINS.has(action.do)) break;
  }
  return found;
}

export function lastCells(session: Session): string[] {
  const upTo = session.past?.move ?? Infinity;
  return touched(session.moves.filter((move) => move.move <= upTo));
}

// The moves that stand, out of everything that happened.

import type { Action } from "../wire/live.svelte";
import type { Event, MoveShown } from "../wire/types";

export type StandingMove = MoveShown & { n: number; at: number };

export type Stood = { events: readonly Event[]; moves: StandingMove[] };

/**
 * The moves that stand: those that were taken back are left out. A table may have begun in mid-game.
 * What was found before is used again if events have only been added; the same event stays the same move.
 */
export function standing(events: readonly Event[], before: Stood | null = null): Stood {
  const known = before?.events.length ?? 0;
  const goesOn = known > 0 && events[0] === before?.events[0] && events[known - 1] === before?.events[known - 1];
  const moves = before !== null && goesOn ? [...before.moves] : [];
  for (const { what, n, at } of goesOn ? events.slice(known) : events) {
    if (what.kind === "move") moves.push({ ...what, n, at });
    else if (what.kind === "undo") while ((moves.at(-1)?.move ?? 0) > what.left) moves.pop();
  }
  return { events, moves };
}

/** What was shown of each move that stands. */
export function shownMoves(events: readonly Event[]): Map<number, Action> {
  return new Map(standing(events).moves.map(({ move, action }) => [move, action as Action]));
}

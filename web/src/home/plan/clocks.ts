// The clock of a table: its bounds, as the server has them, and what is worth knowing about it.

import type { BankClock, MoveClock, NoClock } from "../../wire/types";
import type { Note } from "./notes";

export type Clock = NoClock | MoveClock | BankClock;

const MOST = 14 * 86_400;
export const BOUNDS = { move: [5, MOST], bank: [30, MOST], increment: [0, 86_400] } as const;

const within = (seconds: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(seconds) && seconds >= least && seconds <= most;

export function isRight(clock: Clock): boolean {
  if (clock.kind === "none") return true;
  if (clock.kind === "move") return within(clock.seconds, BOUNDS.move);
  return within(clock.seconds, BOUNDS.bank) && within(clock.increment, BOUNDS.increment);
}

/** A day or more on it: the table waits longer for its players. */
export const isSlow = (clock: Clock): boolean =>
  clock.kind !== "none" && Math.max(clock.seconds, clock.kind === "bank" ? clock.increment : 0) >= 86_400;

export const sameClock = (one: Clock, other: Clock): boolean =>
  one.kind === other.kind &&
  (one.kind === "none" ||
    (other.kind !== "none" &&
      one.seconds === other.seconds &&
      (one.kind !== "bank" || other.kind !== "bank" || one.increment === other.increment)));

export function clockNotes(clock: Clock): Note[] {
  if (clock.kind === "none" || isRight(clock)) return [];
  return [{ id: `clock-${clock.kind}`, refused: true, at: "pace", fixes: [] }];
}

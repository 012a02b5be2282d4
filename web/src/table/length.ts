// How long a game was: in turns and rounds, and by the clock.

import { locale } from "../texts/texts.svelte";
import type { StandingMove } from "./standing";
import { dealOf, stopsOf } from "./turns";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where turns or rounds end, the deal left out. */
const ends = (moves: readonly StandingMove[], unit: "turn" | "round"): number[] =>
  stopsOf(moves, unit).filter((stop) => stop > dealOf(moves));

export const turnsAndRounds = (moves: readonly StandingMove[]): { turns: number; rounds: number } => ({
  turns: ends(moves, "turn").length,
  rounds: ends(moves, "round").length,
});

/** Seconds from the start to the end; null where nobody has written that down. */
export function seconds(moves: readonly StandingMove[], start: number | null, realtime: boolean): number | null {
  const last = moves.at(-1);
  if (last === undefined) return null;
  if (last.n < 0) return realtime ? last.at : null; // of a record: only real time is in it
  return start === null ? null : last.at - start;
}

/** The same in words, by the two greatest units. */
export function durationText(length: number): string {
  const units: [Intl.NumberFormatOptions["unit"], number][] = [
    ["day", Math.floor(length / DAY)],
    ["hour", Math.floor((length % DAY) / HOUR)],
    ["minute", Math.floor((length % HOUR) / MINUTE)],
    ["second", Math.floor(length % MINUTE)],
  ];
  const first = Math.max(
    0,
    units.findIndex(([, number]) => number > 0),
  );
  const told = length < MINUTE ? units.slice(3) : units.slice(first, Math.min(first + 2, 3));
  return told
    .filter(([, number], nth) => number > 0 || nth === 0)
    .map(([unit, number]) =>
      new Intl.NumberFormat(locale(), { style: "unit", unit: unit as string, unitDisplay: "long" }).format(number),
    )
    .join(" ");
}

const STEPS = [10, 20, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];
const MOST_MARKS = 8;

/** What stands below a chart: rounds by the move that ends them, or times by the first move after them. */
export function landmarks(
  moves: readonly StandingMove[],
  start: number | null,
  realtime: boolean,
): { move: number; text: string }[] {
  if (!realtime) return ends(moves, "round").map((move, nth) => ({ move, text: String(nth + 1) }));
  // Events have the time of day, moves of a record and those that were recalled the time since the start.
  const time = ({ n, at }: StandingMove): number => (n < 0 ? at : at - (start ?? 0));
  const last = moves.at(-1);
  const lasted = last === undefined ? 0 : time(last);
  const step = STEPS.find((every) => lasted / every <= MOST_MARKS) ?? HOUR;
  let next = step;
  const found: { move: number; text: string }[] = [];
  for (const one of moves) {
    if (time(one) < next) continue;
    next = Math.floor(time(one) / step) * step;
    found.push({ move: one.move, text: clockText(next) });
    next += step;
  }
  return found;
}

const clockText = (time: number): string =>
  `${Math.floor(time / MINUTE)}:${String(Math.floor(time % MINUTE)).padStart(2, "0")}`;

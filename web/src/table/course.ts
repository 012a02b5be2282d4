// The points of a game over its course, as lines of a chart: where they run, where their names and ticks stand.

import type { Course } from "../wire/types";

export interface Spot {
  move: number;
  points: number;
}

export interface Line {
  seat: number;
  spots: Spot[];
}

/** A line for each seat of which anything is known. */
export function linesOf({ counts }: Course): Line[] {
  const seats = counts[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    spots: counts.flatMap(({ move, points }) => (points[seat] == null ? [] : [{ move, points: points[seat] }])),
  })).filter(({ spots }) => spots.length > 1);
}

/** From the least to the most points, with nothing in between. */
export function reach(lines: readonly Line[]): { least: number; most: number } {
  const all = lines.flatMap(({ spots }) => spots.map(({ points }) => points));
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** What each line says at a move: its last count until then. */
export function pointsAt(lines: readonly Line[], move: number): Map<number, number> {
  return new Map(
    lines.map(({ seat, spots }) => [seat, (spots.findLast((spot) => spot.move <= move) ?? spots[0])?.points ?? 0]),
  );
}

/** The count that is nearest to a move. */
export function nearest({ counts }: Course, move: number): number {
  return counts.reduce(
    (best, count) => (Math.abs(count.move - move) < Math.abs(best - move) ? count.move : best),
    counts[0]?.move ?? 0,
  );
}

const STEPS = [1, 2, 5];

/** Round numbers between two, not more of them than asked for. */
export function ticks(least: number, most: number, many: number): number[] {
  let step = 1;
  for (let size = 1; Math.floor(most / step) - Math.ceil(least / step) + 1 > many; size++) {
    step = (STEPS[size % 3] ?? 1) * 10 ** Math.floor(size / 3);
  }
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, nth) => (first + nth) * step);
}

/** Every so many of some, the last one of them always: for what stands below a chart. */
export function some<T>(all: readonly T[], many: number): T[] {
  if (all.length <= many) return [...all];
  const every = Math.ceil(all.length / many);
  return all.filter((_, at) => (at + 1) % every === 0);
}

/** Labels beside the ends of lines: as near to them as may be, in their order, none over another. */
export function spread(at: readonly number[], gap: number, least: number, most: number): number[] {
  const order = at.map((_, nth) => nth).toSorted((one, other) => (at[one] ?? 0) - (at[other] ?? 0));
  const found = [...at];
  let free = least;
  for (const nth of order) {
    found[nth] = Math.max(found[nth] ?? 0, free);
    free = (found[nth] ?? 0) + gap;
  }
  free = most;
  for (const nth of order.toReversed()) {
    found[nth] = Math.min(found[nth] ?? 0, free);
    free = (found[nth] ?? 0) - gap;
  }
  return found;
}

// The table of a result: where everybody's points came from, in rows that all players share.

import type { GameModule } from "../games/contract";
import type { Score, ScoreItem } from "../wire/types";

export interface SourceRow {
  /** The message that names it. */
  text: string;
  /** One of several that the row above is the sum of. */
  inner: boolean;
  /** In the order of the scores. */
  points: number[];
}

type Sources = Pick<GameModule, "sources" | "portions">;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** The points of the scores by source; rows in which nobody has anything are left out. */
export function breakdown(scores: readonly Score[], { sources, portions }: Sources): SourceRow[] {
  const found = new Map<string, number[]>();
  scores.forEach(({ items }, nth) => {
    for (const { row, points } of items.flatMap(portions)) {
      const sums = found.get(row) ?? scores.map(() => 0);
      sums[nth] = (sums[nth] ?? 0) + points;
      found.set(row, sums);
    }
  });
  return sources.flatMap(({ text, parts }) => {
    const inner = parts.flatMap((part) => {
      const points = found.get(part);
      return points === undefined ? [] : [{ text: part, inner: true, points }];
    });
    const all = [found.get(text) ?? [], ...inner.map(({ points }) => points)].filter(({ length }) => length > 0);
    if (all.length === 0) return [];
    return [{ text, inner: false, points: scores.map((_, nth) => sum(all.map((row) => row[nth] ?? 0))) }, ...inner];
  });
}

/** What decided between those with equal points, as far as it had to be looked at; nothing if no two are equal. */
export function tieRows(scores: readonly Score[], portions: (item: ScoreItem) => { row: string }[]): SourceRow[] {
  const equal = scores.filter(({ seat, points }) => scores.some((it) => it.seat !== seat && it.points === points));
  const depth = Math.max(0, ...equal.map((score) => needed(equal, score)));
  return Array.from({ length: depth }, (_, nth) => ({
    text: equal.flatMap(({ tiebreaks }) => tiebreaks.slice(nth, nth + 1)).flatMap(portions)[0]?.row ?? "",
    inner: false,
    points: scores.map(({ tiebreaks }) => tiebreaks[nth]?.points ?? 0),
  }));
}

/** How many comparisons it takes to tell a score from all others with as many points. */
function needed(equal: readonly Score[], score: Score): number {
  const others = equal.filter(({ seat, points }) => seat !== score.seat && points === score.points);
  const told = others.map(({ tiebreaks }) => {
    const at = score.tiebreaks.findIndex(({ points }, nth) => points !== tiebreaks[nth]?.points);
    return at < 0 ? score.tiebreaks.length : at + 1;
  });
  return Math.max(0, ...told);
}

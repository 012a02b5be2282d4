// Why one of two seats with equal points comes first: the first comparison in which they differ.

import type { Score, ScoreItem } from "../wire/types";

/** What decided between a seat and those with as many points; null if nobody has, or they share the place. */
export function decisive(scores: readonly Score[], of: Score): ScoreItem | null {
  const equals = scores.filter((other) => other.points === of.points && other.place !== of.place);
  const at = of.tiebreaks.findIndex(({ points }, nth) =>
    equals.some((other) => other.tiebreaks[nth]?.points !== points),
  );
  return of.tiebreaks[at] ?? null;
}

import { describe, expect, test } from "vitest";
import type { Score, ScoreItem } from "../../../wire/types";
import { stepsOf } from "./steps";

const item = (
  text: string,
  points: number,
  facts: ScoreItem["facts"] = {},
  cells: [number, number][] = [],
): ScoreItem => ({
  text,
  points,
  facts,
  cells,
  parts: [],
});
const score = (seat: number, items: ScoreItem[]): Score => ({
  seat,
  points: items.reduce((sum, { points }) => sum + points, 0),
  place: 1,
  items,
  tiebreaks: [],
});

describe("the scoring", () => {
  const scores = [
    score(0, [
      item("deus-score-vp", 20),
      item("deus-score-temple", 12, { card: "T01" }, [[0, 1], [2, -1]]), // prettier-ignore
      item("deus-score-majority", 2, { good: "gold", count: 9 }),
    ]),
    score(1, [item("deus-score-vp", 25), item("deus-score-majority", 2, { good: "wood", count: 3 })]),
  ];

  test("goes from VP over temples and majorities to the totals", () => {
    const steps = stepsOf(scores);
    expect(steps.map(({ kind }) => kind)).toEqual(["vp", "temple", "majorities", "total"]);
    expect(steps[1]).toMatchObject({ card: "T01", cells: ["0,1", "2,-1"], gains: [{ seat: 0, points: 12 }] });
    expect(steps[2]?.gains.map(({ good, count }) => [good, count])).toEqual([["gold", 9], ["wood", 3]]); // prettier-ignore
  });

  test("the points run up to what the server says", () => {
    const steps = stepsOf(scores);
    expect(steps.map(({ points }) => points)).toEqual([[20, 25], [32, 25], [34, 27], [34, 27]]); // prettier-ignore
    expect(steps.at(-1)?.points).toEqual(scores.map(({ points }) => points));
  });

  test("what nobody has is not told", () => {
    expect(stepsOf([score(0, [item("deus-score-vp", 5)])]).map(({ kind }) => kind)).toEqual(["vp", "total"]);
  });
});

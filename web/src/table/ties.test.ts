import { expect, test } from "vitest";
import type { Score } from "../wire/types";
import { decisive } from "./ties";

const score = (seat: number, points: number, place: number, ...ties: number[]): Score => ({
  ...{ seat, points, place, items: [] },
  tiebreaks: ties.map((value, at) => ({ text: `tie-${at}`, facts: {}, points: value, cells: [], parts: [] })),
});

test("the first comparison in which equals differ has decided", () => {
  const scores = [score(0, 7, 1, 1, 1), score(1, 4, 2, 5, 2), score(2, 4, 3, 5, 1)];
  expect(scores.map((one) => decisive(scores, one)?.text)).toEqual([undefined, "tie-1", "tie-1"]);
  expect(decisive(scores, scores[1] as Score)?.points).toBe(2);
});

test("who shares a place was not told apart", () => {
  const scores = [score(0, 4, 1, 5), score(1, 4, 1, 5)];
  expect(decisive(scores, scores[0] as Score)).toBeNull();
});

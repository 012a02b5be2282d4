import { expect, test } from "vitest";
import type { Score, ScoreItem } from "../wire/types";
import { breakdown, tieRows } from "./breakdown";

const item = (text: string, points: number): ScoreItem => ({ text, facts: {}, points, cells: [], parts: [] });

function score(seat: number, items: ScoreItem[], ties: number[] = []): Score {
  const points = items.reduce((all, one) => all + one.points, 0);
  const tiebreaks = ties.map((tie, nth) => item(`tie-${nth}`, tie));
  return { seat, points, place: 1, items, tiebreaks };
}

const sources = [
  { text: "farm", parts: ["corn", "hay"] },
  { text: "sea", parts: [] },
  { text: "air", parts: ["wind"] },
];
const portions = ({ text, points }: ScoreItem) => [{ row: text, points }];

test("points are told by source, with the rows that each is the sum of", () => {
  const scores = [score(0, [item("hay", 2), item("sea", 5), item("hay", 1)]), score(1, [item("corn", 4)])];
  expect(breakdown(scores, { sources, portions })).toEqual([
    { text: "farm", inner: false, points: [3, 4] },
    { text: "corn", inner: true, points: [0, 4] },
    { text: "hay", inner: true, points: [3, 0] },
    { text: "sea", inner: false, points: [5, 0] },
  ]);
});

test("what nobody has is left out, a sum of nothing is not", () => {
  const scores = [score(0, [item("wind", -2)]), score(1, [item("wind", 0)])];
  expect(breakdown(scores, { sources, portions }).map(({ text, points }) => [text, points])).toEqual([
    ["air", [-2, 0]],
    ["wind", [-2, 0]],
  ]);
});

test("ties are shown as far as they had to be looked at", () => {
  const two = (first: number[], second: number[]) => [
    score(0, [item("sea", 4)], first),
    score(1, [item("sea", 4)], second),
  ];
  expect(tieRows(two([3, 1], [2, 5]), portions)).toEqual([{ text: "tie-0", inner: false, points: [3, 2] }]);
  expect(tieRows(two([3, 1], [3, 5]), portions).map(({ text }) => text)).toEqual(["tie-0", "tie-1"]);
  expect(tieRows(two([3, 1], [3, 1]), portions)).toHaveLength(2);
  expect(tieRows(two([], []), portions)).toEqual([]);
  expect(tieRows([score(0, [item("sea", 4)], [1]), score(1, [item("sea", 5)], [1])], portions)).toEqual([]);
});

import { expect, test } from "vitest";
import { linesOf, nearest, pointsAt, reach, some, spread, ticks } from "./course";

const course = {
  moves: 20,
  counts: [
    { move: 2, points: [5, null, 0] },
    { move: 9, points: [3, null, 4] },
    { move: 20, points: [12, null, -1] },
  ],
};
const lines = linesOf(course);

test("there is a line for everybody whose points may be known", () => {
  expect(lines.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(lines[0]?.spots).toEqual([
    { move: 2, points: 5 },
    { move: 9, points: 3 },
    { move: 20, points: 12 },
  ]);
  expect(reach(lines)).toEqual({ least: -1, most: 12 });
  expect(reach([])).toEqual({ least: 0, most: 1 });
});

test("between two counts the earlier one holds", () => {
  expect([...pointsAt(lines, 15)]).toEqual([
    [0, 3],
    [2, 4],
  ]);
  expect(pointsAt(lines, 0).get(0)).toBe(5);
  expect(nearest(course, 6)).toBe(9);
  expect(nearest(course, 5)).toBe(2);
});

test("ticks are round numbers, not too many", () => {
  expect(ticks(0, 12, 4)).toEqual([0, 5, 10]);
  expect(ticks(-3, 76, 5)).toEqual([0, 20, 40, 60]);
  expect(ticks(0, 1, 4)).toEqual([0, 1]);
  expect(ticks(0, 400, 5)).toEqual([0, 100, 200, 300, 400]);
});

test("of many rounds some are named", () => {
  expect(some([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5)).toEqual([2, 4, 6, 8, 10]);
});

test("names beside lines do not cover each other, and keep their order", () => {
  expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
  expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
  expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
  expect(spread([-5], 10, 0, 100)).toEqual([0]);
});

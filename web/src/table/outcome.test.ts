import { expect, test } from "vitest";
import { outcomeOf } from "./outcome";

const table = (ending: string, resigned: boolean[]) =>
  ({ ending, seats: resigned.map((gone) => ({ resigned: gone })) }) as never;
const scores = (...points: [number, number][]) =>
  points.map(([number, place], seat) => ({ seat, points: number, place, items: [], tiebreaks: [] }));

test("who is first has won, by so many points", () => {
  const found = outcomeOf(table("rules", [false, false, true]), scores([20, 2], [26, 1], [3, 3]));
  expect(found).toEqual({ winners: [1], resigned: [2], points: 26, ahead: 6 });
});

test("a tie that was broken, and one that was not", () => {
  expect(outcomeOf(table("rules", [false, false]), scores([20, 2], [20, 1]))).toMatchObject({
    winners: [1],
    ahead: 0,
  });
  expect(outcomeOf(table("rules", [false, false]), scores([20, 1], [20, 1]))).toMatchObject({
    winners: [0, 1],
    ahead: 0,
  });
});

test("the last one who is there has won, without points", () => {
  expect(outcomeOf(table("resigned", [true, false]), [])).toEqual({
    winners: [1],
    resigned: [0],
    points: null,
    ahead: 0,
  });
  expect(outcomeOf(table("resigned", [true, false, false]), []).winners).toEqual([]);
});

test("nobody wins what was given up", () => {
  expect(outcomeOf(table("abandoned", [true, false]), []).winners).toEqual([]);
});

import { expect, test } from "vitest";
import { dealOf, nextStop, stopsOf } from "./turns";

/** Moves by who makes them; a dot is chance. */
const made = (who: string) =>
  [...who].map((seat, at) => ({ move: at + 1, seat: seat === "." ? null : Number(seat) }));

test("a game begins after the deal", () => {
  expect(dealOf(made("...01"))).toBe(3);
  expect(dealOf(made("01"))).toBe(0);
  expect(dealOf(made("..."))).toBe(0);
  expect(dealOf([])).toBe(0);
});

test("one steps from turn to turn; draws belong to the turn before them", () => {
  expect(stopsOf(made("..00.11.0"), "turn")).toEqual([0, 2, 5, 8, 9]);
  expect(stopsOf(made("01"), "turn")).toEqual([0, 1, 2]);
});

test("or from round to round", () => {
  expect(stopsOf(made("..112200.11220"), "round")).toEqual([0, 2, 9, 14]);
  expect(stopsOf(made("..11"), "round")).toEqual([0, 2, 4]);
});

test("the next stop is found from anywhere", () => {
  const stops = [0, 2, 5, 8];
  expect(nextStop(stops, 4, true)).toBe(2);
  expect(nextStop(stops, 4, false)).toBe(5);
  expect(nextStop(stops, 5, false)).toBe(8);
  expect(nextStop(stops, 8, false)).toBeNull();
  expect(nextStop(stops, 0, true)).toBeNull();
});

import { expect, test } from "vitest";
import { loadTexts } from "../texts/texts.svelte";
import type { Event } from "../wire/types";
import { fresh, lateText, racesAt } from "./races";

const move = (n: number, at: number, number: number): Event => ({
  n,
  at,
  what: { kind: "move", move: number, seat: 0, action: { do: "place" } },
});
const missed = (n: number, at: number, number: number): Event => ({
  n,
  at,
  what: { kind: "missed", seat: 1, at: "c4", by: 0, move: number, late: 0.2 },
});
const EVENTS = [move(5, 10, 1), missed(6, 10.2, 1), move(7, 11, 2), move(8, 14, 3), missed(9, 14.5, 3)];
const seen = (n: number, at: number, number: number): number[] =>
  racesAt(EVENTS, { n, at, move: number }).map((race) => race.n);

test("a lost race is seen with the position in which it was lost, and for a moment after", () => {
  expect(seen(5, 10, 1)).toEqual([6]);
  expect(seen(7, 11, 2)).toEqual([6]);
  expect(seen(8, 14, 3)).toEqual([9]);
});

test("moves from before this table had no races, nor had the beginning", () => {
  expect(seen(-3, 10, 1)).toEqual([]);
  expect(racesAt(EVENTS, null)).toEqual([]);
});

test("races keep their time", () => {
  expect(fresh(EVENTS).map(({ time, late }) => [time, late])).toEqual([
    [10.2, 0.2],
    [14.5, 0.2],
  ]);
});

test("seconds are written as the reader writes them", async () => {
  expect(lateText(0.314)).toBe("0.31");
  await loadTexts("de");
  expect(lateText(0.314, 3)).toBe("0,314");
  await loadTexts("en");
});

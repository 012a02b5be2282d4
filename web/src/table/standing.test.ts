import { expect, test } from "vitest";
import type { Event } from "../wire/types";
import { standing } from "./standing";

const move = (n: number, number: number): Event => ({
  n,
  at: n,
  what: { kind: "move", move: number, seat: 0, action: { do: "x" } },
});
const EVENTS: Event[] = [
  move(1, 1),
  move(2, 2),
  move(3, 3),
  { n: 4, at: 4, what: { kind: "undo", seat: 0, left: 1 } },
  move(5, 2),
];
const numbers = (events: Event[], upTo: number): [number, number][] => {
  const before = standing(events.slice(0, upTo));
  return standing(events, before).moves.map(({ move: number, n }) => [number, n]);
};

test("moves that were taken back do not stand, whenever one has looked before", () => {
  for (const upTo of [0, 1, 3, 4, 5]) {
    expect(numbers(EVENTS, upTo)).toEqual([
      [1, 1],
      [2, 5],
    ]);
  }
});

test("what was known stays the same, and is not changed by what comes", () => {
  const before = standing(EVENTS.slice(0, 2));
  const after = standing(EVENTS.slice(0, 3), before);
  expect(after.moves[0]).toBe(before.moves[0]);
  expect(before.moves).toHaveLength(2);
});

import { expect, test } from "vitest";
import { nextOf, step } from "./cursor";
import { Orientation, type Side } from "../orientation";

const rows = (below: Side, seats: Side[] = ["south", "west", "north", "east"]) => ({
  seats,
  slots: 10,
  orientation: new Orientation(below),
});

test("arrows follow the screen, whoever sits below", () => {
  expect(step("d4", "ArrowRight", rows("south"))).toBe("e4");
  expect(step("d4", "ArrowRight", rows("north"))).toBe("c4");
  expect(step("d4", "ArrowUp", rows("north"))).toBe("d5");
});

test("from the edge of the World into the row beside it, and back to the same cell", () => {
  for (const [cell, arrow, back] of [
    ["c8", "ArrowDown", "ArrowUp"],
    ["c1", "ArrowUp", "ArrowDown"],
    ["a3", "ArrowLeft", "ArrowRight"],
    ["h6", "ArrowRight", "ArrowLeft"],
  ] as const) {
    const slot = step(cell, arrow, rows("south"));
    expect(slot).toMatch(/^(south|north|west|east)\/\d+$/);
    expect(step(slot ?? "", back, rows("south"))).toBe(cell);
  }
});

test("owners count their slots from their left", () => {
  expect(step("a8", "ArrowDown", rows("south"))).toBe("south/1");
  expect(step("a1", "ArrowUp", rows("south"))).toBe("north/10");
  expect(step("south/1", "ArrowRight", rows("south"))).toBe("south/2");
  expect(step("north/10", "ArrowRight", rows("south"))).toBe("north/9");
  expect(step("east/4", "ArrowUp", rows("south"))).toBe("east/5");
  expect(step("south/10", "ArrowRight", rows("south"))).toBeNull();
});

test("where nobody sits there is no row to go to", () => {
  expect(step("a3", "ArrowLeft", rows("south", ["south", "north"]))).toBeNull();
});

test("the next of several goes round, and begins at an end", () => {
  expect([nextOf(3, -1, false), nextOf(3, 0, false), nextOf(3, 2, false)]).toEqual([0, 1, 0]);
  expect([nextOf(3, -1, true), nextOf(3, 0, true), nextOf(3, 2, true)]).toEqual([2, 2, 1]);
});

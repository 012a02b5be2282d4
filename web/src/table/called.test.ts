import { beforeEach, expect, test } from "vitest";
import { loadTexts } from "../texts/texts.svelte";
import type { SeatInfo } from "../wire/types";
import { personName } from "./called";

const seats = (...who: string[]): SeatInfo[] =>
  who.map((name, at) => ({ kind: "person", who: name, seat: ["south", "west", "north"][at] }) as SeatInfo);

beforeEach(() => loadTexts("en"));

test("a name says who it is; where two have the same, their seats do", () => {
  const names = (all: SeatInfo[]): string[] => all.map((_, seat) => personName(all, seat));
  expect(names(seats("Anna", "Boris"))).toEqual(["Anna", "Boris"]);
  expect(names(seats("Guest", "Anna", "Guest"))).toEqual(["Guest (South)", "Anna", "Guest (North)"]);
  expect(names(seats("", ""))).toEqual(["", ""]);
});

test("a name from right to left keeps its direction to itself", () => {
  expect(personName(seats("יעל"), 0)).toBe("\u2068יעל\u2069");
  expect(personName(seats("יעל", "יעל"), 0)).toBe("\u2068יעל\u2069 (South)");
});

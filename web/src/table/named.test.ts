import { expect, test } from "vitest";
import { partsOf } from "./named";

const said = (text: string, names: string[]): [string, number | null][] =>
  partsOf(text, names).map((part) => [part.text, part.seat]);

test("names are found wherever they stand, the others' too", () => {
  expect(said("Zoé takes 2 power from Gold, Gold keeps 1", ["Zoé", "Gold"])).toEqual([
    ["Zoé", 0],
    [" takes 2 power from ", null],
    ["Gold", 1],
    [", ", null],
    ["Gold", 1],
    [" keeps 1", null],
  ]);
});

test("a name is no part of a longer word or name", () => {
  expect(said("Goldene Tempel, Zoét", ["Zoé", "Gold"])).toEqual([["Goldene Tempel, Zoét", null]]);
  expect(said("Ada (Gold) and Ada (Jade)", ["Ada (Gold)", "Ada (Jade)", "Ada"])).toEqual([
    ["Ada (Gold)", 0],
    [" and ", null],
    ["Ada (Jade)", 1],
  ]);
});

test("where nobody has a name nothing is one", () => {
  expect(said("A draw.", ["", ""])).toEqual([["A draw.", null]]);
});

import { expect, test } from "vitest";
import { imagined } from "./imagine";
import { aBeginning, aSeat, held } from "../testing";
import type { Action } from "../types";

const ME = 0;
const place: Action = { do: "place", hand: "left", face: "PSSP", cell: "a1" };
const holding = aBeginning({ seats: [aSeat("south", { hands: [held("SSPP", "FFFM"), null] }), aSeat("north")] });

test("a tile lies at once, the hand is empty, the cells beside it ask anew", () => {
  const shown = imagined(holding, ME, [place]);
  expect(shown.world.map(({ cell, face, by }) => [cell, face, by])).toEqual([["a1", "PSSP", "south"]]);
  expect(shown.seats[ME]?.hands[0]).toBeNull();
  const asks = new Map(shown.asks.map(({ cell, corners }) => [cell, corners]));
  expect(asks.get("b1")).toBe("S..S");
  expect(asks.get("a2")).toBe("PS..");
  expect(asks.has("a1")).toBe(false);
  expect(asks.has("b2")).toBe(false);
  expect(holding.world).toEqual([]); // the view itself is left alone
});

test("what the table has carried out already is not shown twice", () => {
  const after = imagined(holding, ME, [place]);
  expect(imagined(after, ME, [place])).toBe(after);
  const taking: Action = { do: "take", row: "north", slot: 1, face: "SSSP", hand: "right" };
  const rows = aBeginning({
    seats: [aSeat("south"), aSeat("north", { row: [{ face: "SSSP", under: null }, null, null] })],
  });
  const taken = imagined(rows, ME, [taking]);
  expect(imagined(taken, ME, [taking])).toBe(taken);
});

test("the next command builds on one that is under way: taken from a row, then laid", () => {
  const view = aBeginning({
    seats: [aSeat("south"), aSeat("north", { row: [null, { face: "SSSP", under: null }, null] })],
  });
  const shown = imagined(view, ME, [
    { do: "take", row: "north", slot: 2, face: "SSSP", hand: "left" },
    { do: "place", hand: "left", face: "SSPS", cell: "h8" },
  ]);
  expect(shown.seats[1]?.row[1]).toBeNull();
  expect(shown.seats[ME]?.hands).toEqual([null, null]);
  expect(shown.world.map(({ cell }) => cell)).toEqual(["h8"]);
});

test("a command that lost its race changes nothing, and the tile stays in the hand", () => {
  const lost = { ...holding, world: imagined(holding, ME, [place]).world };
  expect(imagined(lost, ME, [place])).toBe(lost);
});

test("a prophet comes from the reserve, or migrates from a cell", () => {
  const god = { colours: ["blue" as const], gods: ["merfolk" as const] };
  const view = aBeginning({
    seats: [aSeat("south", { ...god, hands: [held("SSPP", "FFFM"), null] }), aSeat("north")],
  });
  const laid = imagined(view, ME, [place]);
  expect(laid.seats[ME]?.window?.cell).toBe("a1");
  const shown = imagined(laid, ME, [{ do: "prophet", cell: "a1", corner: "NE", prophet: "blue" }]);
  expect(shown.world[0]).toMatchObject({ prophet: "blue", corner: "NE" });
  expect(shown.reserves["blue"]).toBe(12);
  expect(shown.seats[ME]?.window).toBeNull();
  const moved = imagined(shown, ME, [{ do: "build", cell: "h1", prophet: "a1" }]);
  expect(moved.world[0]?.prophet).toBeNull();
  expect(moved.cities).toMatchObject([{ cell: "h1", prophet: "blue" }]);
  expect([moved.reserves["blue"], moved.city_tokens]).toEqual([12, 7]);
});

test("a city is crushed by destroying it, never by placing on it", () => {
  const city = { cell: "a1", prophet: "gray" as const, since: 1, safe: false };
  const view = { ...holding, cities: [city] };
  expect(imagined(view, ME, [place])).toBe(view);
  const shown = imagined(view, ME, [{ ...place, do: "destroy", token: "own" }]);
  expect([shown.cities.length, shown.world.length]).toEqual([0, 1]);
});

test("tiles of the bag are hidden until the table tells what they show", () => {
  const shown = imagined(aBeginning({ bag: 1 }), ME, [{ do: "draw", count: 2 }]);
  expect(shown.seats[ME]?.hands.map((hand) => hand?.faces)).toEqual([null, undefined]);
  expect(shown.bag).toBe(0);
  expect(imagined(holding, ME, [{ do: "draw", count: 1 }])).toBe(holding);
});

test("a discard shows the face chosen, a flip the other one as far as it is known", () => {
  const put = imagined(holding, ME, [{ do: "discard", hand: "left", slot: 3, face: "FFFM" }]);
  expect(put.seats[ME]?.row[2]).toEqual({ face: "FFFM", under: "SSPP" });
  const flip: Action = { do: "flip", row: "south", slot: 3, face: "FFFM" };
  const flipped = imagined(put, ME, [flip]);
  expect(flipped.seats[ME]?.row[2]).toEqual({ face: "SSPP", under: "FFFM" });
  expect(imagined(flipped, ME, [flip])).toBe(flipped);
  const blind = aBeginning({
    seats: [aSeat("south"), aSeat("north", { row: [{ face: "SSSP", under: null }, null, null] })],
  });
  const turned = imagined(blind, ME, [{ do: "flip", row: "north", slot: 1, face: "SSSP" }]);
  expect(turned.seats[1]?.row[0]).toEqual({ face: "", under: "SSSP" });
});

test("a god that another has is not mine for a moment", () => {
  const view = aBeginning({ seats: [aSeat("south"), aSeat("north", { gods: ["elves"], colours: ["green"] })] });
  expect(imagined(view, ME, [{ do: "god", god: "elves" }])).toBe(view);
  const shown = imagined(view, ME, [{ do: "gods", god: "merfolk", second: "dwarves" }]);
  expect(shown.seats[ME]?.colours).toEqual(["blue", "gray"]);
});

test("any command of mine ends a pass", () => {
  const view = { ...holding, seats: holding.seats.map((one, at) => (at === ME ? { ...one, passed: true } : one)) };
  expect(imagined(view, ME, [place]).seats[ME]?.passed).toBe(false);
});

import { expect, test } from "vitest";
import { idle, notes, type Planned, seat } from "./notes";
import { placesOf, wordOf } from "./shapes";

const USUAL: Record<string, string> = {
  players: "4",
  start: "standard",
  pieces: "10",
  handicap: "",
  shape: "standard",
  places: "",
  joker: "no",
  vp: "hidden",
  deck: "",
  first: "drawn",
};

function plan(said: Record<string, string> = {}): Planned {
  const words = { ...USUAL, ...said };
  const of = (name: string): string => words[name] ?? "";
  return {
    of,
    number: (name) => Number(of(name)),
    standard: (name) => USUAL[name] ?? "",
    list: (name) => of(name).split(",").filter(Boolean),
  };
}

const ids = (said: Record<string, string>): string[] => notes(plan(said)).map((note) => note.id);

/** Every fix that is offered for this makes it go away. */
function mends(said: Record<string, string>, id: string): void {
  const note = notes(plan(said)).find((one) => one.id === id);
  expect(note?.fixes.length).toBeGreaterThan(0);
  for (const fix of note?.fixes ?? []) expect(ids({ ...said, ...fix.say })).toEqual([]);
}

test("a table as usual needs no notes, whoever many play", () => {
  for (const players of ["2", "3", "4"]) expect(ids({ players })).toEqual([]);
});

/** What a plan says after another number of players. */
function seated(said: Record<string, string>, number: number): Record<string, string> {
  const words = { ...said };
  seat({ ...plan(said), say: (name, value) => (words[name] = value) }, number);
  return words;
}

test("whoever many play, their number fits the rest", () => {
  expect(seated({ players: "3", shape: "ring" }, 4)).toEqual({ players: "4", shape: "standard" });
  expect(seated({ players: "3", shape: "line" }, 4)).toEqual({ players: "4", shape: "line" });
  expect(seated({ players: "4", first: "4" }, 2)).toMatchObject({ players: "2", first: "drawn" });
  expect(seated({ players: "2", handicap: "9,8" }, 3)).toMatchObject({ handicap: "9,8,10" });
});

test("a long line is named for four", () => {
  expect(ids({ shape: "line", players: "3" })).toEqual([]);
  mends({ shape: "line", players: "4" }, "long-line");
});

test("few pieces for everybody are named, a handicap that is none, too", () => {
  mends({ start: "chosen", pieces: "6" }, "few-pieces");
  expect(ids({ start: "chosen", pieces: "9" })).toEqual([]);
  expect(ids({ start: "standard", pieces: "6" })).toEqual([]);
  mends({ start: "chosen", players: "2", handicap: "9,9" }, "handicap-same");
  expect(ids({ start: "chosen", players: "2", handicap: "10,6" })).toEqual([]);
});

test("tiles of one's own must be as many as needed, and hang together", () => {
  const own = placesOf("line", "2").map(wordOf).join(",");
  expect(ids({ players: "2", places: own })).toEqual([]);
  expect(notes(plan({ players: "3", places: own }))[0]?.facts).toEqual({ tiles: 6, players: 3, found: 4 });
  mends({ players: "3", places: own }, "tiles");
  mends({ players: "2", places: "0/0,1/0,5/0,6/0" }, "apart");
});

test("what means nothing as the rest stands is left out", () => {
  expect(idle(plan())).toEqual(new Set(["pieces", "handicap"]));
  expect(idle(plan({ start: "chosen" }))).toEqual(new Set());
  expect(idle(plan({ start: "chosen", handicap: "10,9,8,7" }))).toEqual(new Set(["pieces"]));
  expect(idle(plan({ start: "chosen", shape: "ring", places: "0/0" }))).toEqual(new Set(["shape"]));
  expect(idle(plan({ start: "chosen", shape: "block", players: "2" }))).toEqual(new Set(["shape"]));
});

test("a deck of one's own is spoken of", () => {
  expect(ids({ deck: "B01" })).toEqual(["own-deck"]);
});

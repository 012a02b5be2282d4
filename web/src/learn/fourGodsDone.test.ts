import { expect, test } from "vitest";
import { type Learner, learnt, waits } from "./fourGodsDone";

const HELD = { origin: "bag", since: 0, limited: false, faces: ["SSSP", "FFFM"], up: null } as const;

function learner(changes: Partial<Learner> = {}): Learner {
  return {
    view: { phase: "ready", ending: "", city_tokens: 8 },
    seat: { gods: [] },
    did: [],
    hands: [
      { held: { ...HELD, faces: ["SSSP", "FFFM"] }, faces: ["SSSP", "FFFM"], way: { up: "SSSP", quarters: 0 } },
    ],
    ...changes,
  };
}

function holding(up: string, quarters: number): Learner["hands"] {
  return [{ held: { ...HELD, faces: ["SSSP", "FFFM"] }, faces: ["SSSP", "FFFM"], way: { up, quarters } }];
}

/** The lessons that wait, each with the least that fulfils it. */
const LEAST: [string, Partial<Learner>][] = [
  ["ready", { view: { phase: "play", ending: "", city_tokens: 8 } }],
  ["faces", { hands: holding("FFFM", 0) }],
  ["turn", { hands: holding("SSSP", 1) }],
  ["lay", { did: ["place"] }],
  ["edges", { did: ["place", "discard"] }],
  ["draw", { did: ["draw"] }],
  ["discard", { did: ["discard"] }],
  ["rowflip", { did: ["flip"] }],
  ["take", { did: ["take"] }],
  ["god", { seat: { gods: ["elves"] } }],
  ["prophet", { did: ["prophet"] }],
  ["city", { did: ["build"] }],
  ["crush", { did: ["destroy"] }],
];

test.each(LEAST)("%s waits until it is done", (lesson, deed) => {
  expect(waits(lesson)).toBe(true);
  expect(learnt(lesson, learner())).toBe(false);
  expect(learnt(lesson, learner(deed))).toBe(true);
});

test("one tile is not two, and turning it over is not turning it round", () => {
  expect(learnt("edges", learner({ did: ["place", "draw"] }))).toBe(false);
  expect(learnt("turn", learner({ hands: holding("FFFM", 0) }))).toBe(false);
  expect(learnt("faces", learner({ hands: holding("SSSP", 2) }))).toBe(false);
});

test("who lays at once need not play with the tile any more", () => {
  for (const lesson of ["faces", "turn"]) expect(learnt(lesson, learner({ did: ["place-prophet"] }))).toBe(true);
});

test("nobody waits for a city when all have been built", () => {
  expect(learnt("city", learner({ view: { phase: "play", ending: "", city_tokens: 0 } }))).toBe(true);
});

test("a game that is over has been learnt", () => {
  const over = learner({ view: { phase: "over", ending: "world-full", city_tokens: 8 } });
  for (const [lesson] of LEAST) expect(learnt(lesson, over)).toBe(true);
});

test("what only tells something waits for nothing", () => {
  for (const lesson of ["world", "kingdoms", "rivals", "end", "points"]) expect(waits(lesson)).toBe(false);
});

import { expect, test } from "vitest";
import { type Learner, learnt, waits } from "./deusDone";

const learner = (changes: Partial<Learner> = {}): Learner => ({
  view: { ending: "" },
  did: [],
  picked: false,
  sited: false,
  deciding: false,
  ...changes,
});

/** The lessons that wait, each with the least that fulfils it. */
const LEAST: [string, Partial<Learner>][] = [
  ["pick", { picked: true }],
  ["site", { sited: true }],
  ["build", { did: ["build"] }],
  ["column", { did: ["build", "place", "take", "build"] }],
  ["unit", { did: ["build", "build", "pay", "build"] }],
  ["offer", { did: ["offer", "add", "done"] }],
];

test.each(LEAST)("%s waits until it is done", (lesson, deed) => {
  expect(waits(lesson)).toBe(true);
  expect(learnt(lesson, learner())).toBe(false);
  expect(learnt(lesson, learner(deed))).toBe(true);
});

test("who has built need not pick and choose any more", () => {
  for (const lesson of ["pick", "site"]) expect(learnt(lesson, learner({ did: ["build"] }))).toBe(true);
});

test("one build is not two, two are not three, and an offering that was begun is none yet", () => {
  expect(learnt("column", learner({ did: ["build", "place", "take"] }))).toBe(false);
  expect(learnt("unit", learner({ did: ["build", "build"] }))).toBe(false);
  expect(learnt("offer", learner({ did: ["offer", "add"] }))).toBe(false);
});

test("nobody goes on while a card asks", () => {
  for (const [lesson, deed] of LEAST.slice(2))
    expect(learnt(lesson, learner({ ...deed, deciding: true }))).toBe(false);
});

test("a card that is only picked has no region yet", () => {
  expect(learnt("site", learner({ picked: true }))).toBe(false);
});

test("a game that is over has been learnt", () => {
  for (const [lesson] of LEAST) expect(learnt(lesson, learner({ view: { ending: "temples" } }))).toBe(true);
});

test("what only tells something waits for nothing", () => {
  for (const lesson of [
    "map",
    "villages",
    "goods",
    "card",
    "pay",
    "fired",
    "pieces",
    "attack",
    "temple",
    "gods",
    "end",
  ])
    expect(waits(lesson)).toBe(false);
});

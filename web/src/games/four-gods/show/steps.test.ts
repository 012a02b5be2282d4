import { expect, test } from "vitest";
import type { Score, ScoreItem } from "../../../wire/types";
import { aView } from "../testing";
import type { FourGodsView } from "../types";
import { moved, stepsOf } from "./steps";

const item = (
  text: string,
  points: number,
  facts: ScoreItem["facts"],
  cells: [number, number][] = [],
): ScoreItem => ({
  text: `four-gods-score-${text}`,
  facts,
  points,
  cells,
  parts: [],
});
const SHARED = { terrain: "sea", tiles: 9, prophets: 2, own: 1, shared: 2 };
const COAST: [number, number][] = [
  [0, 0],
  [1, 0],
];

function scored(...colours: FourGodsView["seats"][number]["colours"][]): FourGodsView {
  const view = aView({ ending: "bag-empty" });
  return { ...view, seats: view.seats.map((seat, at) => ({ ...seat, colours: colours[at] ?? [] })) };
}

const SCORES: Score[] = [
  {
    seat: 0,
    points: 42,
    place: 1,
    items: [
      item("cities", 10, { count: 2 }, [[4, 4]]),
      item("destroyed", 5, { count: 1 }),
      item("kingdom", 7, SHARED, COAST),
      item("kingdom", 5, { terrain: "plain", tiles: 6, prophets: 1, own: 1, shared: 1 }, [[7, 7]]),
      item("largest", 15, { terrain: "sea", tiles: 9 }, COAST),
    ],
    tiebreaks: [],
  },
  {
    seat: 1,
    points: 17,
    place: 2,
    items: [item("kingdom", 7, SHARED, COAST), item("largest", 10, { terrain: "forest", tiles: 3 }, [[2, 2]])],
    tiebreaks: [],
  },
];

test("cities, Kingdoms from the smallest, each once, the places of the gods, the totals", () => {
  const steps = stepsOf(SCORES, scored(["blue"], ["green"]));
  expect(steps.map(({ kind, terrain }) => `${kind} ${terrain}`.trim())).toEqual([
    "cities",
    "kingdom plain",
    "kingdom sea",
    "largest",
    "total",
  ]);
  expect(steps.map(({ points }) => points)).toEqual([
    { blue: 15, green: 0 },
    { blue: 20, green: 0 },
    { blue: 27, green: 7 },
    { blue: 42, green: 17 },
    { blue: 42, green: 17 },
  ]);
});

test("a Kingdom is lit with its arithmetic, and all who share it", () => {
  const sea = stepsOf(SCORES, scored(["blue"], ["green"]))[2];
  expect(sea).toMatchObject({ cells: ["a1 sea", "b1 sea"], tiles: 9, prophets: 2, worth: 7 });
  expect(sea?.gains.map(({ colour, points, count }) => [colour, points, count])).toEqual([
    ["blue", 7, 1],
    ["green", 7, 1],
  ]);
  expect(stepsOf(SCORES, scored(["blue"], ["green"]))[0]?.gains).toMatchObject([{ count: 2, razed: 1, points: 15 }]);
});

test("with two gods each colour has its marker, and they end where the server says", () => {
  const higher: ScoreItem = {
    text: "four-gods-score-marker",
    facts: { colour: "gray", god: "dwarves" },
    points: 20,
    cells: [],
    parts: [item("cities", 20, { count: 4 })],
  };
  const scores: Score[] = [{ ...(SCORES[1] as Score), seat: 0, tiebreaks: [higher] }];
  const last = stepsOf(scores, scored(["gray", "green"], [])).at(-1);
  expect(last?.points).toEqual({ green: 17, gray: 20 });
});

test("without anything to count there is still an end", () => {
  const nothing: Score[] = [{ seat: 0, points: 0, place: 1, items: [], tiebreaks: [] }];
  expect(stepsOf(nothing, scored(["blue"], [])).map(({ kind }) => kind)).toEqual(["cities", "total"]);
});

test("markers go field by field and arrive", () => {
  let now: Record<string, number> = {};
  const goal = { blue: 3, green: 40 };
  expect((now = moved(now, goal))).toEqual({ blue: 1, green: 4 });
  for (let hop = 0; hop < 40; hop++) now = moved(now, goal);
  expect(now).toEqual(goal);
  expect(moved(now, { blue: 1, green: 40 })).toEqual({ blue: 2, green: 40 });
});

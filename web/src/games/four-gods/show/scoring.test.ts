import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../../look/preferences.svelte";
import type { Session } from "../../../table/session.svelte";
import type { Score, ScoreItem } from "../../../wire/types";
import { aSession, aView } from "../testing";
import { markersOf, scoringOf } from "./scoring.svelte";

const item = (text: string, points: number, cells: [number, number][]): ScoreItem => ({
  text: `four-gods-score-${text}`,
  facts: { count: 1, tiles: 3, prophets: 1, own: 1, ...(text === "cities" ? {} : { terrain: "sea" }) },
  points,
  cells,
  parts: [],
});
const SCORES: Score[] = [
  {
    seat: 0,
    points: 22,
    place: 1,
    items: [item("cities", 5, [[0, 0]]), item("kingdom", 2, [[1, 1]]), item("largest", 15, [[1, 1]])],
    tiebreaks: [],
  },
];

function finished(): { session: Session; lit: () => string[] } {
  const view = aView({ ending: "world-full" });
  view.seats = view.seats.map((seat, at) => (at === 0 ? { ...seat, colours: ["blue"] } : seat));
  let lit: string[] = [];
  const session = Object.assign(aSession(view), { light: (cells: string[]) => (lit = cells) });
  session.live.scores = SCORES;
  return { session, lit: () => lit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the show goes on by itself, lights what is counted, and waits at the totals", () => {
  const { session, lit } = finished();
  const scoring = scoringOf(session);
  scoring.start();
  expect([scoring.step?.kind, lit()]).toEqual(["cities", ["a1"]]);
  vi.advanceTimersByTime(3500);
  expect([scoring.step?.kind, lit()]).toEqual(["kingdom", ["b2 sea"]]);
  vi.advanceTimersByTime(2600 + 4500);
  expect([scoring.step?.kind, scoring.playing]).toEqual(["total", false]);
  vi.advanceTimersByTime(60_000);
  expect(scoring.step?.kind).toBe("total");
  scoring.turn(1);
  expect([scoring.at, lit()]).toEqual([null, []]);
});

test("markers run to where the step leaves them, and stand at the end when there is no show", () => {
  const { session } = finished();
  const scoring = scoringOf(session);
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 22 }]);
  scoring.start();
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 0 }]);
  vi.advanceTimersByTime(60);
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 1 }]);
  vi.advanceTimersByTime(1000);
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 5 }]);
  scoring.end();
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 22 }]);
});

test("by hand it waits for the hand, forth and back, and it can be skipped at any time", () => {
  const { session } = finished();
  const scoring = scoringOf(session);
  scoring.start();
  scoring.turn(1);
  vi.advanceTimersByTime(60_000);
  expect(scoring.step?.kind).toBe("kingdom");
  scoring.turn(-1);
  scoring.turn(-1);
  expect(scoring.at).toBe(0);
  scoring.toggle();
  expect([scoring.step?.kind, scoring.playing]).toEqual(["kingdom", true]);
  scoring.end();
  vi.advanceTimersByTime(60_000);
  expect(scoring.at).toBeNull();
});

test("whoever wants no motion gets the same steps at once", () => {
  preferences.set("motion", "reduced");
  const { session } = finished();
  scoringOf(session).start();
  expect(markersOf(session)).toEqual([{ seat: 0, colour: "blue", points: 5 }]);
  scoringOf(session).end();
  preferences.set("motion", "system");
});

import { expect, test } from "vitest";
import type { Session } from "../../table/session.svelte";
import type { Event } from "../../wire/types";
import { factsOf, freeGods, terrainsOf } from "./facts";
import { modesOf } from "./modes";
import { soundsOf } from "./sounds";
import { aTile, aView } from "./testing";
import type { Action, FourGodsView, SeatView } from "./types";

const seated = (change: Partial<SeatView>, view: Partial<FourGodsView> = {}): FourGodsView => {
  const made = aView(view);
  return { ...made, seats: made.seats.map((seat, at) => (at === 0 ? { ...seat, ...change } : seat)) };
};

test("a seat's facts: colours with their things, hands by their origins, the row", () => {
  const held = { origin: "west" as const, since: 0, limited: true, faces: null, up: null };
  const slot = { face: "SSPF", under: null };
  const view = seated(
    { colours: ["blue"], gods: [null], hands: [null, held], row: [slot, null, slot] },
    {
      reserves: { blue: 4 },
      lost: { blue: 1 },
      razed: { blue: 2 },
      cities: [{ cell: "a1", prophet: "blue", since: 0, safe: true }],
    },
  );
  expect(factsOf(view, 0)).toEqual({
    side: "south",
    colours: [{ colour: "blue", god: null, reserve: 4, lost: 1, cities: 1, razed: 2 }],
    hands: [null, "west"],
    filled: 2,
    slots: 3,
    marks: [],
  });
  expect(factsOf(view, 7)).toBeNull();
});

test("marks: ready before the start only, beginners where penalties exist, who is gone is nothing else", () => {
  const marks = (change: Partial<SeatView>, view: Partial<FourGodsView> = {}): string[] =>
    factsOf(seated(change, view), 0)?.marks ?? [];
  const options = { ...aView({}).options, beginners: [1] };
  expect(marks({ ready: true })).toEqual([]);
  expect(marks({ ready: true }, { phase: "ready" })).toEqual(["ready"]);
  expect(marks({ passed: true, debts: [3] })).toEqual(["owes", "passed"]);
  expect(marks({ passed: true, gone: true })).toEqual(["gone"]);
  expect(marks({}, { options })).toEqual([]);
  expect(marks({}, { options: { ...options, mistakes: "called+penalty" } })).toEqual(["beginner"]);
});

test("Kingdoms by terrain, and gods that are free", () => {
  const kingdom = (cells: string[]) => ({ terrain: "sea", cells, worth: 1, rulers: [] });
  const view = seated({ gods: ["elves"] }, { kingdoms: [kingdom(["a1", "a2"]), kingdom(["a2", "c1", "c2"])] });
  expect(terrainsOf(view)[0]).toEqual({
    terrain: "sea",
    count: 2,
    largest: 3,
    cells: ["a1 sea", "a2 sea", "c1 sea", "c2 sea"],
  });
  expect(terrainsOf(view)[1]).toMatchObject({ count: 0, largest: 0 });
  expect(freeGods(view)).toEqual(["merfolk", "humans", "dwarves"]);
  expect(freeGods({ ...view, options: { ...view.options, gods: "secret" } })).toEqual([]);
});

test("what is special about a table is told by a sign", () => {
  const plain = aView({}).options;
  const glyphs = (change: Partial<FourGodsView["options"]>) =>
    modesOf({ ...plain, ...change }).map(({ glyph }) => glyph);
  expect(glyphs({})).toEqual(["all", "open", "hold"]);
  expect(glyphs({ turns: "timed", gods: "secret", mistakes: "called+penalty", peek: true })).toEqual([
    "sand",
    "secret",
    "penalty",
    "tile",
  ]);
  expect(glyphs({ two_player_gods: 4, memory: false, hold: 0, mistakes: "called" })).toEqual([
    "all",
    "open",
    "two",
    "called",
    "forget",
  ]);
});

test("sounds: each once, the own turn and the final phase as they begin", () => {
  const session = { you: 0 } as Session;
  const did = (action: Action, seat = 1): Event => ({ n: 1, at: 1, what: { kind: "move", move: 1, seat, action } });
  const view = aView({ world: [aTile("a1", "SSPF")] });
  const place: Action = { do: "place", hand: "left", face: "SSPF", cell: "c4" };
  expect(soundsOf(session, [did(place), did(place), did({ do: "pass" })], view, view)).toEqual(["laid"]);
  expect(
    soundsOf(session, [did({ do: "end-turn" })], { ...view, active: "west" }, { ...view, active: "south" }),
  ).toEqual(["my-turn"]);
  expect(soundsOf(session, [], view, { ...view, final: "bag-empty" })).toEqual(["final"]);
  const missed = (seat: number): Event => ({
    n: 2,
    at: 1,
    what: { kind: "missed", seat, at: "c4", by: 1, move: 1, late: 0.1 },
  });
  expect(soundsOf(session, [missed(0)], view, view)).toEqual(["late"]);
  expect(soundsOf(session, [missed(1)], view, view)).toEqual([]);
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Language, loadTexts } from "../../texts/texts.svelte";
import type { MoveShown } from "../../wire/types";
import { came } from "./came";
import { regionText, siegeText } from "./naming";
import { waiting } from "./prompt";
import { aRegion, aSeat, aSession, aView } from "./testing";
import type { Action, DeusView } from "./types";
import { active, line, prompt, score, sentence } from "./words";

const ACTIONS: Action[] = [
  { do: "build", card: "N01" },
  { do: "joker", card: "N01", column: "blue" },
  { do: "joker", card: null, column: "blue" },
  { do: "offer", card: "N01" },
  { do: "add", card: "N01" },
  { do: "add", card: null },
  { do: "done" },
  { do: "pay", wood: 0, stone: 0, clay: 0, wheat: 0 },
  { do: "place", at: [1, 2] },
  { do: "take" },
  { do: "decline" },
  { do: "buy", resource: "wood" },
  { do: "sell", count: 2 },
  { do: "sell-one", resource: "clay" },
  { do: "harvest", land: "swamp" },
  { do: "piece", piece: "unit" },
  { do: "fire", card: 2 },
  { do: "unit", at: [1, 2] },
  { do: "move", at: [1, 2] },
  { do: "rob", seat: "east" },
  { do: "pillage", at: [1, 2] },
  { do: "invoke", god: "mars" },
  { do: "resource", resource: "stone" },
  { do: "choose", ship: 2, production: 2, science: 2, civil: 2, unit: 2 },
  { do: "choose", ship: null, production: null, science: null, civil: null, unit: null },
];
const BY_NOBODY: Action[] = [
  { do: "tile", place: 1, tile: 3 },
  { do: "face", place: 1, face: 2, rotation: 3 },
  { do: "first", seat: "east" },
  { do: "card", card: "N01" },
];
const WAITS = [
  "paying", "placing", "asking", "buying", "selling", "selling-different", "harvesting", "taking-pieces",
  "activating", "choosing-unit", "moving", "robbing", "ransacking", "offering", "choosing-god", "taking-resources",
]; // prettier-ignore
const move = (seat: number | null, action: Action): MoveShown => ({ kind: "move", move: 9, seat, action });
const pending = (what: string, change: object = {}): DeusView["pending"][number] => ({
  what,
  card: "N01",
  column: null,
  piece: "ship",
  left: 2,
  at: null,
  ...change,
});
const session = aSession(aView());

describe.each<Language>(["en", "fr", "de"])("in %s", (language) => {
  beforeEach(() => loadTexts(language));

  test("every action has a sentence of its own, with and without the position before it", () => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const lines = [
      ...ACTIONS.map((action) => line(session, move(0, action)).text),
      ...BY_NOBODY.map((action) => line(session, move(null, action)).text),
    ];
    const known = ACTIONS.map((action) => sentence(session, move(0, action), { card: "G05", piece: "ship" }));
    expect(missing).not.toHaveBeenCalled();
    expect([...lines, ...known].filter((text) => /[{}$]|web-|deus-/.test(text))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    missing.mockRestore();
  });

  test("whoever is asked is told what", () => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const said = WAITS.map((what) => prompt(aSession(aView({ pending: [pending(what)] }), [{ do: "take" }])));
    expect(said.filter((text) => text === "" || /[{}$]|web-/.test(text))).toEqual([]);
    expect(missing).not.toHaveBeenCalled();
    missing.mockRestore();
  });
});

describe("in English", () => {
  beforeEach(() => loadTexts("en"));

  test("what goes by itself waits for nobody", () => {
    const view = aView({ pending: [pending("firing"), pending("moving"), pending("turn")] });
    expect(waiting(view)?.what).toBe("moving");
    expect(prompt(aSession(view))).toBe("Ada’s turn");
  });

  test("before the start everybody is waited for who has not chosen", () => {
    const view = aView({ phase: "choice", seats: [aSeat("north"), aSeat("east", { has_chosen: false })] });
    expect(active(aSession(view))).toEqual([1]);
    expect(prompt(aSession(view))).toBe("Still choosing buildings: East");
    expect(active(aSession(aView({ phase: "over" })))).toEqual([]);
  });

  test("the last round is told beside everything else", () => {
    const view = aView({ round: 9, last_round: 9, active: "east" });
    expect(prompt(aSession(view))).toBe("Last round: East’s turn");
  });

  test("regions say what they are, whose, and how an attack stands", () => {
    expect(regionText(session, aRegion([0, 0], { edge: true }))).toBe("forest on the edge, empty");
    expect(regionText(session, aRegion([0, 0], { owner: "east", pieces: ["temple", "unit"] }))).toBe(
      "East’s forest: temple and military unit",
    );
    expect(regionText(session, aRegion([0, 0], { terrain: "village", vp: 4 }))).toBe("barbarian village, 4 VP");
    const village = {
      at: [0, 0] as [number, number],
      free: 1,
      units: [0, 1],
      buildings: [3, 1],
      leaders: ["east" as const],
    };
    expect(siegeText(session, village)).toEqual(["1 adjacent region still empty", "would go to East right now"]);
    expect(siegeText(session, { ...village, units: [0, 0] })).toContain("no military unit next to it yet");
  });

  test("draws of others are silent, the map is seen, and parts of a deed are small", () => {
    expect(line(session, move(null, { do: "card", card: null })).silent).toBe(true);
    expect(line(session, move(null, { do: "tile", place: 1, tile: 1 })).silent).toBe(true);
    expect(line(session, move(0, { do: "pay", wood: 0, stone: 0, clay: 0, wheat: 0 })).small).toBe(true);
    expect(line(session, move(0, { do: "place", at: [1, 2] })).cells).toEqual(["1,2"]);
  });

  test("what came of a move: its card and piece, goods, the count that decided an attack, the end", () => {
    const before = aView({
      pending: [pending("placing", { card: null, piece: "unit" })],
      map: [aRegion([0, 0], { terrain: "village", vp: 5 }), aRegion([1, 0])],
    });
    const after = aView({
      last_round: 4,
      seats: [aSeat("north", { vp: 10 }), aSeat("east")],
      map: [
        aRegion([0, 0], { terrain: "village", attacked: true }),
        aRegion([1, 0], { owner: "north", pieces: ["unit"] }),
      ],
      villages: [{ at: [0, 0], free: 0, units: [1, 1], buildings: [4, 2], leaders: ["north"] }],
    });
    expect(came(session, move(0, { do: "place", at: [1, 0] }), before as never, after as never)).toEqual({
      text: "Ada places a military unit in 1,0",
      effects: [
        "the village in 0,0 is attacked (Ada 1 unit / 4 buildings and East 1 unit / 2 buildings): Ada wins 5 VP",
        "the end is triggered: round 4 is the last",
      ],
    });
  });

  test("what is open of VP is told of everybody: a theft, a fee beside the VP of an attack, nothing twice", () => {
    const before = aView({
      active: "east",
      pending: [pending("robbing", { card: "R05" })],
      map: [aRegion([0, 0], { terrain: "village", vp: 5 })],
    });
    const stolen = aView({ told: [-2, 2], seats: [aSeat("north", { vp: 3 }), aSeat("east")], map: before.map });
    expect(came(session, move(1, { do: "rob", seat: "north" }), before as never, stolen as never).effects).toEqual([
      "Ada loses 2 VP",
      "East gains 2 VP",
    ]);
    const won = aView({
      told: [0, 2],
      map: [aRegion([0, 0], { terrain: "village", attacked: true })],
      villages: [{ at: [0, 0], free: 0, units: [0, 1], buildings: [4, 2], leaders: ["east"] }],
    });
    expect(came(session, move(1, { do: "place", at: [1, 0] }), before as never, won as never).effects).toEqual([
      "East loses 3 VP",
      "the village in 0,0 is attacked (East 1 unit): East wins 5 VP",
    ]);
    const drawn = came(session, move(null, { do: "card", card: null }), before as never, stolen as never);
    expect(drawn.effects).toEqual([]);
  });

  test("an offering is told by its top card and by how many there were", () => {
    const before = aView({ pending: [pending("offering", { left: 3 })] });
    expect(came(session, move(0, { do: "done" }), before as never, before as never).text).toBe(
      "Ada offers 3 cards in total",
    );
    expect(line(session, move(1, { do: "add", card: null })).silent).toBe(true);
  });

  test("the deal is not told as a gain", () => {
    const before = aView({ phase: "first", seats: [aSeat("north", { cards: 0 }), aSeat("east")] });
    expect(
      came(session, move(null, { do: "first", seat: "north" }), before as never, aView() as never).effects,
    ).toEqual([]);
  });

  test("a score names its temples and lights their regions", () => {
    const items = [
      { text: "deus-score-temple", facts: { card: "T01" }, points: 8, cells: [[1, 0], [2, -1]], parts: [] },
      { text: "deus-score-majority", facts: { good: "gold", count: 9 }, points: 2, cells: [], parts: [] },
    ]; // prettier-ignore
    const told = score(session, { seat: 0, points: 10, place: 1, items, tiebreaks: [] } as never);
    expect(told[0]).toMatchObject({ points: 8, cells: ["1,0", "2,-1"] });
    expect(told[1]?.text).toBe("the most gold: 9");
  });
});

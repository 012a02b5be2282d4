import { describe, expect, it } from "vitest";
import { compare, converts } from "./effects";
import type { GodsView, Hex, SeatView } from "./types";
import { worthOf } from "./worth";

const NONE = { green: 0, blue: 0, violet: 0, orange: 0 };
const seat = (god: string, more: Partial<SeatView> = {}): SeatView => ({
  god,
  power: 5,
  temples: 7,
  stones: 15,
  extras: 0,
  points: 0,
  kept: 0,
  tribes: NONE,
  cards: NONE,
  ...more,
});
const temple = (at: [number, number], god: string): Hex => ({ at, hex: "temple", god });
const green = (at: [number, number], god: string | null): Hex => ({ at, hex: "green", god });
const TOKENS = { green: [null], blue: [null], violet: [null], orange: [null] };

const view = (map: Hex[], seats: SeatView[], more: Partial<GodsView> = {}): GodsView => ({
  you: 0,
  options: {
    players: 2,
    rules: 2,
    edition: 2005,
    one_piece: false,
    one_religion: false,
    gods: ["crimson", "gold"],
    first: "drawn",
  },
  map,
  seats,
  display: [null, null],
  bag: {},
  box: {},
  tokens: TOKENS,
  handed: {},
  phase: "act",
  active: 0,
  starter: 0,
  turn: 3,
  done: 0,
  used: [],
  fresh: 0,
  site: null,
  progress: true,
  idle: 0,
  ending: "",
  ...more,
});

const BEFORE = view(
  [temple([0, 0], "gold"), green([1, 0], "gold"), green([2, 0], null)],
  [seat("crimson"), seat("gold", { points: 3, cards: { ...NONE, green: 1 } })],
);

describe("what lies between two views", () => {
  it("is nothing between a view and itself", () => {
    const change = compare(BEFORE, BEFORE);
    expect(change).toEqual({ power: 0, faiths: [], robbed: [], nations: [], tokens: [], points: [], ends: false });
  });

  it("are conversions, nations, tokens and points", () => {
    const after = view(
      [...BEFORE.map.slice(0, 1), green([1, 0], "crimson"), green([2, 0], "crimson"), temple([1, 1], "crimson")],
      [seat("crimson", { power: 2, points: 4, kept: 1, cards: { ...NONE, green: 1 } }), seat("gold")],
      { tokens: { ...TOKENS, green: ["crimson"] } },
    );
    const change = compare(BEFORE, after);
    expect(change.power).toBe(-3);
    expect(change.faiths).toEqual([
      { cell: "1,0", tribe: "green", from: "gold", to: "crimson", fresh: false },
      { cell: "2,0", tribe: "green", from: null, to: "crimson", fresh: false },
    ]);
    expect(change.nations).toEqual([
      { god: "crimson", tribe: "green", cards: 1 },
      { god: "gold", tribe: "green", cards: -1 },
    ]);
    expect(change.tokens).toEqual([{ god: "crimson", tribe: "green", places: [0] }]);
    expect(change.points).toEqual([
      { god: "crimson", points: 4 },
      { god: "gold", points: -3 },
    ]);
    expect(converts(change)).toEqual([{ god: "crimson", tribes: 2 }]);
  });

  it("is the faith of a new tribe; one without faith is no conversion", () => {
    const joined = compare(BEFORE, view([...BEFORE.map, green([0, 1], "gold")], BEFORE.seats));
    expect(joined.faiths).toEqual([{ cell: "0,1", tribe: "green", from: null, to: "gold", fresh: true }]);
    const bare = compare(BEFORE, view([...BEFORE.map, green([0, 1], null)], BEFORE.seats));
    expect(bare.faiths).toHaveLength(1);
    expect(converts(bare)).toEqual([]);
  });

  it("is power lost by others; their income is not", () => {
    const robbed = compare(BEFORE, view(BEFORE.map, [seat("crimson", { power: 6 }), { ...seat("gold"), power: 4 }]));
    expect(robbed.robbed).toEqual([{ god: "gold", power: 1 }]);
    const income = compare(BEFORE, view(BEFORE.map, [seat("crimson"), seat("gold", { power: 8 })], { active: 1 }));
    expect([income.robbed, income.power]).toEqual([[], 0]);
  });

  it("is the end of the game", () => {
    expect(compare(BEFORE, { ...BEFORE, ending: "points" }).ends).toBe(true);
  });

  it("is the second token of a colour, worth less than the first, or both of them", () => {
    const old = { ...BEFORE.options, edition: 2001 } as const;
    const tokens = (green: (string | null)[]): GodsView =>
      view(BEFORE.map, BEFORE.seats, { options: old, tokens: { ...TOKENS, green } });
    const gained = (before: GodsView, after: GodsView): number[] =>
      compare(before, after).tokens.map(({ places }) => worthOf(after, places));
    expect(gained(tokens([null, null]), tokens(["gold", null]))).toEqual([2]);
    expect(gained(tokens(["gold", null]), tokens(["gold", "crimson"]))).toEqual([1]);
    expect(gained(tokens(["gold", null]), tokens(["gold", "gold"]))).toEqual([1]);
    expect(gained(tokens([null, null]), tokens(["gold", "gold"]))).toEqual([3]);
  });
});

import { describe, expect, test } from "vitest";
import { aRegion, aSeat, aView } from "../testing";
import { aims } from "./aims";
import { attacks, gains, motions } from "./changes";
import { touched } from "./history";

describe("what lies between two views", () => {
  test("goods are counted for everybody, hidden VP for nobody", () => {
    const before = aView();
    const after = aView({
      seats: [
        aSeat("north", { gold: 8, vp: 6, resources: { wood: 0, stone: 1, clay: 1, wheat: 1 } }),
        aSeat("east", { gold: 2, vp: null, cards: 6 }),
      ],
    });
    expect(gains(before, after)).toEqual([
      { seat: "north", good: "wood", count: -1 },
      { seat: "north", good: "gold", count: 3 },
      { seat: "north", good: "vp", count: 1 },
      { seat: "east", good: "gold", count: -3 },
      { seat: "east", good: "cards", count: 1 },
    ]);
  });

  test("a piece that is placed comes from the board, a unit that walks from where it stood", () => {
    const before = aView({ map: [aRegion([0, 0], { owner: "north", pieces: ["civil", "unit"] }), aRegion([1, 0])] });
    const placed = aView({
      map: [before.map[0] as never, aRegion([1, 0], { owner: "north", pieces: ["science"] })],
    });
    const walked = aView({
      map: [
        aRegion([0, 0], { owner: "north", pieces: ["civil"] }),
        aRegion([1, 0], { owner: "north", pieces: ["unit"] }),
      ],
    });
    expect(motions(before, placed)).toEqual([{ piece: "science", seat: "north", from: null, to: "1,0" }]);
    expect(motions(before, walked)).toEqual([{ piece: "unit", seat: "north", from: "0,0", to: "1,0" }]);
    expect(motions(before, before)).toEqual([]);
  });

  test("a village falls to most units; buildings decide among those who are tied", () => {
    const before = aView({ map: [aRegion([0, 0], { terrain: "village", vp: 5 })] });
    const fallen = [aRegion([0, 0], { terrain: "village", attacked: true })];
    const units = aView({
      map: fallen,
      villages: [{ at: [0, 0], free: 0, units: [1, 2], buildings: [6, 2], leaders: ["east"] }],
    });
    expect(attacks(before, units)).toEqual([
      {
        cell: "0,0",
        vp: 5,
        share: 5,
        winners: ["east"],
        sides: [
          { seat: "east", units: 2, buildings: 2 },
          { seat: "north", units: 1, buildings: 6 },
        ],
        byBuildings: false,
      },
    ]);
    const tied = aView({
      map: fallen,
      villages: [{ at: [0, 0], free: 0, units: [1, 1], buildings: [3, 3], leaders: ["north", "east"] }],
    });
    expect(attacks(before, tied)[0]).toMatchObject({ share: 2, winners: ["north", "east"], byBuildings: true });
    expect(attacks(units, units)).toEqual([]);
  });
});

describe("decisions on the map", () => {
  const map = [
    aRegion([0, 0], { owner: "north", pieces: ["unit"] }),
    aRegion([1, 0], { owner: "east", pieces: ["civil"] }),
    aRegion([2, 0], { owner: "east", pieces: ["civil"] }),
    aRegion([0, 1], { owner: "north", pieces: ["production"], terrain: "field" }),
  ];

  test("a victim is robbed where he stands next to the unit", () => {
    const robbing = {
      what: "robbing",
      card: "R05",
      column: null,
      piece: null,
      left: 0,
      at: [0, 0] as [number, number],
    };
    const rob = { do: "rob", seat: "east" };
    expect([...aims(aView({ map, pending: [robbing] }), [rob, { do: "decline" }])]).toEqual([["1,0", rob]]);
  });

  test("a land is harvested where the own production stands", () => {
    const reap = { do: "harvest", land: "field" };
    expect([...aims(aView({ map }), [reap])]).toEqual([["0,1", reap]]);
    expect(aims(aView({ map }), [{ do: "take" }]).size).toBe(0);
  });
});

test("the last action goes back to its build, chance in between does not end it", () => {
  const move = (seat: number | null, action: Record<string, unknown>): never =>
    ({ kind: "move", move: 1, seat, action }) as never;
  const moves = [
    move(0, { do: "build", card: "N01" }),
    move(0, { do: "place", at: [5, 5] }),
    move(1, { do: "build", card: "R06" }),
    move(1, { do: "place", at: [0, 1] }),
    move(1, { do: "unit", at: [0, 1] }),
    move(1, { do: "move", at: [1, 1] }),
    move(null, { do: "card", card: null }),
  ];
  expect(touched(moves)).toEqual(["0,1", "1,1"]);
});

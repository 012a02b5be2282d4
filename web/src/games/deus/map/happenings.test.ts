import { describe, expect, test } from "vitest";
import type { MoveShown } from "../../../wire/types";
import { centre } from "../../atlas/cells";
import { aRegion, aSeat, aView } from "../testing";
import type { Action, DeusView, SeatView } from "../types";
import { Happenings } from "./happenings.svelte";

const empty = aView({ map: [aRegion([0, 0]), aRegion([1, 0])] });
const built = aView({
  map: [aRegion([0, 0], { owner: "north", pieces: ["civil"] }), aRegion([1, 0])],
  seats: [aSeat("north", { resources: { wood: 0, stone: 1, clay: 1, wheat: 1 } }), aSeat("east")],
});
/** So many moves have been made. */
const after = (count: number, last: Action = { do: "take" }): MoveShown[] =>
  Array.from({ length: count }, (_, nth) => ({
    kind: "move",
    move: nth + 1,
    seat: 0,
    action: nth === count - 1 ? last : { do: "take" },
  }));
const waiting = (card: string): DeusView["pending"] => [
  { what: "asking", card, column: null, piece: null, left: 0, at: null },
];
const richer = (view: DeusView): DeusView => ({
  ...view,
  seats: [{ ...(view.seats[0] as DeusView["seats"][number]), gold: 8 }, ...view.seats.slice(1)],
});

describe("what happens on the map", () => {
  test("a piece comes, and what it brings flies from where it stands", () => {
    const happenings = new Happenings();
    happenings.see(empty, after(1));
    happenings.see(built, after(2));
    expect(happenings.moving.map(({ piece, to }) => [piece, to])).toEqual([["civil", "0,0"]]);
    expect(happenings.flights).toEqual([]); // what is paid does not fly
    happenings.see(richer(built), after(3));
    expect(happenings.flights).toMatchObject([
      { seat: "north", goods: [{ good: "gold", count: 3 }], from: centre([0, 0]), loser: null },
    ]);
    for (const { n } of happenings.flights) happenings.landed(n);
    expect(happenings.flights).toEqual([]);
  });

  test("what a card of the column gives flies from that card", () => {
    const happenings = new Happenings();
    happenings.see(empty, after(1));
    const asked = { ...built, pending: waiting("B01") };
    happenings.see(asked, after(2));
    happenings.see(richer(asked), after(3));
    expect(happenings.flights).toMatchObject([
      {
        seat: "north",
        goods: [{ good: "gold", count: 3 }],
        giver: { seat: "north", card: "B01" },
        from: null,
        loser: null,
      },
    ]);
  });

  test("all that comes from one place flies as one", () => {
    const happenings = new Happenings();
    const asked = { ...empty, pending: waiting("G06") };
    happenings.see(asked, after(1));
    const resources = { wood: 2, stone: 3, clay: 1, wheat: 1 };
    happenings.see({ ...asked, seats: [aSeat("north", { resources }), aSeat("east")] }, after(2));
    expect(happenings.flights.map(({ goods }) => goods.map(({ good, count }) => [good, count]))).toEqual([
      [
        ["wood", 1],
        ["stone", 2],
      ],
    ]);
  });

  test("cards that are drawn come from the pile, whatever was built", () => {
    const happenings = new Happenings();
    happenings.see(empty, after(1));
    happenings.see(built, after(2));
    const [north, east] = built.seats as [SeatView, SeatView];
    happenings.see({ ...built, seats: [{ ...north, cards: 6 }, east] }, after(3));
    expect(happenings.flights).toMatchObject([{ goods: [{ good: "cards", count: 1 }], giver: null, from: null }]);
  });

  test("what is stolen flies from the victim, from each of them his own", () => {
    const three = (golds: number[]): DeusView => ({
      ...empty,
      seats: (["north", "east", "south"] as const).map((side, nth) => aSeat(side, { gold: golds[nth] ?? 0 })),
    });
    const happenings = new Happenings();
    happenings.see(three([5, 5, 5]), after(1));
    happenings.see(three([8, 3, 4]), after(2));
    expect(happenings.flights.map(({ seat, goods, loser }) => [seat, goods[0]?.count, loser])).toEqual([
      ["north", 2, "east"],
      ["north", 1, "south"],
    ]);
  });

  test.each([
    ["the thief", [5, null], [7, null], ["vp", 2, "east"]],
    ["the victim", [null, 5], [null, 3], ["vp", 2, "east"]],
    ["who only looks on", [null, null], [null, null], ["vp", 2, "east"], [2, -2]],
    ["who looks on while there is nothing to steal", [null, null], [null, null], undefined, [0, 0]],
    ["the thief of nothing", [5, null], [5, null], undefined],
    ["the victim without any", [null, 0], [null, 0], undefined],
  ])("%s sees of hidden VP what may be known, and from whom", (_, before, later, seen, told = []) => {
    const view = ([north, east]: (number | null)[]): DeusView => ({
      ...empty,
      told,
      seats: [aSeat("north", { vp: north ?? null }), aSeat("east", { vp: east ?? null })],
    });
    const happenings = new Happenings();
    happenings.see(view(before), after(1));
    happenings.see(view(later), after(2, { do: "rob", seat: "east" }));
    expect(happenings.flights.map(({ goods, loser }) => [goods[0]?.good, goods[0]?.count, loser])).toEqual(
      seen === undefined ? [] : [seen],
    );
  });

  test("what a decision brought is told once: not again when chance draws", () => {
    const happenings = new Happenings();
    const told = { ...empty, told: [0, 2] };
    happenings.see(empty, after(1));
    happenings.see(told, after(2, { do: "done" }));
    expect(happenings.flights.map(({ seat, goods }) => [seat, goods])).toEqual([
      ["east", [{ good: "vp", count: 2 }]],
    ]);
    const drawn: MoveShown = {
      ...(after(1)[0] as MoveShown),
      move: 3,
      seat: null,
      action: { do: "card", card: null },
    };
    happenings.see({ ...told, deck: 79 }, [...after(2), drawn]);
    expect(happenings.flights).toHaveLength(1);
  });

  test("what is stolen flies from the victim", () => {
    const happenings = new Happenings();
    happenings.see(empty, after(1));
    happenings.see({ ...empty, seats: [aSeat("north", { gold: 8 }), aSeat("east", { gold: 2 })] }, after(2));
    expect(happenings.flights).toMatchObject([{ seat: "north", goods: [{ count: 3 }], loser: "east", from: null }]);
  });

  test("what is taken back is no gain, nor is what happened while one was away", () => {
    const happenings = new Happenings();
    happenings.see(built, after(2));
    happenings.see(empty, after(1));
    expect(happenings.flights).toEqual([]);
    happenings.see(richer(empty), after(200));
    expect(happenings.flights).toEqual([]);
    happenings.see(null, after(201));
    happenings.see(empty, after(202));
    expect([happenings.flights, happenings.moving]).toEqual([[], []]);
  });

  test("a village that falls is told until it was seen", () => {
    const happenings = new Happenings();
    const village = aRegion([2, 0], { terrain: "village", vp: 4 });
    happenings.see(aView({ map: [village] }), after(1));
    happenings.see(
      aView({
        map: [{ ...village, vp: 0, attacked: true }],
        villages: [{ at: [2, 0], free: 0, units: [1, 0], buildings: [1, 2], leaders: ["north"] }],
        seats: [aSeat("north", { vp: 9 }), aSeat("east")],
      }),
      after(2),
    );
    const [attack] = happenings.fallen;
    expect(attack).toMatchObject({ cell: "2,0", winners: ["north"], share: 4 });
    expect(happenings.flights[0]).toMatchObject({ goods: [{ good: "vp", count: 4 }], from: centre([2, 0]) });
    if (attack !== undefined) happenings.forget(attack);
    expect(happenings.fallen).toEqual([]);
  });
});

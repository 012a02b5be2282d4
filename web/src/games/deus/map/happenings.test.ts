import { describe, expect, test } from "vitest";
import { centre } from "../../atlas/cells";
import { aRegion, aSeat, aView } from "../testing";
import type { DeusView } from "../types";
import { Happenings } from "./happenings.svelte";

const empty = aView({ map: [aRegion([0, 0]), aRegion([1, 0])] });
const built = aView({
  map: [aRegion([0, 0], { owner: "north", pieces: ["civil"] }), aRegion([1, 0])],
  seats: [aSeat("north", { resources: { wood: 0, stone: 1, clay: 1, wheat: 1 } }), aSeat("east")],
});
const richer = (view: DeusView): DeusView => ({
  ...view,
  seats: [{ ...(view.seats[0] as DeusView["seats"][number]), gold: 8 }, ...view.seats.slice(1)],
});

describe("what happens on the map", () => {
  test("a piece comes, and what its column gives flies from where it stands", () => {
    const happenings = new Happenings();
    happenings.see(empty, 1);
    happenings.see(built, 2);
    expect(happenings.moving.map(({ piece, to }) => [piece, to])).toEqual([["civil", "0,0"]]);
    expect(happenings.flights).toEqual([]); // what is paid does not fly
    happenings.see(richer(built), 3);
    expect(happenings.flights).toMatchObject([
      { gain: { seat: "north", good: "gold", count: 3 }, from: centre([0, 0]), loser: null },
    ]);
    for (const { n } of happenings.flights) happenings.landed(n);
    expect(happenings.flights).toEqual([]);
  });

  test("what is stolen flies from the victim", () => {
    const happenings = new Happenings();
    happenings.see(empty, 1);
    happenings.see({ ...empty, seats: [aSeat("north", { gold: 8 }), aSeat("east", { gold: 2 })] }, 2);
    expect(happenings.flights).toMatchObject([{ gain: { seat: "north", count: 3 }, loser: "east", from: null }]);
  });

  test("what is taken back is no gain, nor is what happened while one was away", () => {
    const happenings = new Happenings();
    happenings.see(built, 2);
    happenings.see(empty, 1);
    expect(happenings.flights).toEqual([]);
    happenings.see(richer(empty), 200);
    expect(happenings.flights).toEqual([]);
    happenings.see(null, 201);
    happenings.see(empty, 202);
    expect([happenings.flights, happenings.moving]).toEqual([[], []]);
  });

  test("a village that falls is told until it was seen", () => {
    const happenings = new Happenings();
    const village = aRegion([2, 0], { terrain: "village", vp: 4 });
    happenings.see(aView({ map: [village] }), 1);
    happenings.see(
      aView({
        map: [{ ...village, vp: 0, attacked: true }],
        villages: [{ at: [2, 0], free: 0, units: [1, 0], buildings: [1, 2], leaders: ["north"] }],
        seats: [aSeat("north", { vp: 9 }), aSeat("east")],
      }),
      2,
    );
    const [attack] = happenings.fallen;
    expect(attack).toMatchObject({ cell: "2,0", winners: ["north"], share: 4 });
    expect(happenings.flights[0]).toMatchObject({ gain: { good: "vp", count: 4 }, from: centre([2, 0]) });
    if (attack !== undefined) happenings.forget(attack);
    expect(happenings.fallen).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/live.svelte";
import type { Thought } from "../../../wire/types";
import { decisionOf, isStart, isTurn, pieceOf } from "./decisions";
import { godOf } from "../gods";
import { offerPath } from "./offer.svelte";
import { outline, path, type Plan, proposed, type Think, weighed } from "./plan";
import { added, figures, foreseen, previewOf } from "./preview";
import { siteReason } from "./reasons";
import { aRegion, aSeat, aView } from "../testing";
import { even, sumOf, wanted, withOne } from "./start";

const BUILD: Action = { do: "build", card: "N01" };
const pay = (wood: number, stone: number): Action => ({ do: "pay", wood, stone, clay: 0, wheat: 0 });
const place = (q: number, r: number): Action => ({ do: "place", at: [q, r] });
const thought = (of: Partial<Thought>): Thought => ({ path: 0, legal: [], taken: [], ...of });

/** A server that knows what is legal after each row of decisions. */
function server(legal: Record<string, Action[]>, asked: [Action[][], boolean][] = []): Think {
  return (paths, whole) => {
    asked.push([paths, whole]);
    const told = paths.flatMap((row, nth) => {
      const next = legal[row.map((action) => JSON.stringify(action)).join()];
      return next === undefined ? [] : [thought({ path: nth, legal: next })];
    });
    return Promise.resolve(told);
  };
}
const after = (...row: Action[]): string => row.map((action) => JSON.stringify(action)).join();

describe("a plan", () => {
  it("has nothing to choose where the table decides alone", async () => {
    const plan = await outline(server({ [after(BUILD)]: [{ do: "take" }, { do: "decline" }] }), BUILD);
    expect(plan).toMatchObject({ pays: [], pay: null });
    expect(plan?.sites.size).toBe(0);
    expect(path(plan as Plan, null)).toEqual([BUILD]);
  });

  it("proposes the payment that keeps most gold, and then asks where", async () => {
    const pays = [pay(1, 1), pay(1, 0), pay(0, 0), pay(0, 1)];
    const sites = [place(0, 0), place(1, -1)];
    const think = server({
      [after(BUILD)]: pays,
      [after(BUILD, pay(0, 0))]: sites,
      [after(BUILD, pay(1, 0))]: sites,
    });
    const plan = (await outline(think, BUILD)) as Plan;
    expect(plan.pay).toEqual(pay(0, 0));
    expect(plan.pays).toHaveLength(4);
    expect([...plan.sites.keys()]).toEqual(["0,0", "1,-1"]);
    expect(path(plan, "1,-1")).toEqual([BUILD, pay(0, 0), place(1, -1)]);
    const other = (await outline(think, BUILD, pay(1, 0))) as Plan;
    expect(other.pay).toEqual(pay(1, 0));
  });

  it("is unknown where the server cannot tell", async () => {
    expect(await outline(server({}), BUILD)).toBeNull();
  });

  it("weighs every site in one question, and many in several", async () => {
    const sites = new Map(Array.from({ length: 61 }, (_, q) => [`${q},0`, place(q, 0)]));
    const plan: Plan = { start: BUILD, pays: [], pay: null, sites, previews: new Map() };
    const asked: [Action[][], boolean][] = [];
    const legal = Object.fromEntries([...sites.values()].map((site) => [after(BUILD, site), [] as Action[]]));
    const known = await weighed(server(legal, asked), plan, aView(), 0);
    expect(asked.map(([paths, whole]) => [paths.length, whole])).toEqual([
      [60, true],
      [1, true],
    ]);
    expect([...known.previews.keys()]).toEqual([...sites.keys()]);
  });

  it("finds where the only piece goes", async () => {
    const plan: Plan = { start: BUILD, pays: [], pay: null, sites: new Map(), previews: new Map() };
    const map = [aRegion([0, 0], { terrain: "forest", owner: "north", pieces: ["civil"] })];
    const think: Think = () => Promise.resolve([thought({ view: { map } })]);
    const known = await weighed(think, plan, aView({ map: [aRegion([0, 0], { terrain: "forest" })] }), 0);
    expect([...known.previews.keys()]).toEqual(["0,0"]);
  });

  it("orders payments without changing the list", () => {
    const pays = [pay(1, 1), pay(0, 0)];
    expect(proposed(pays)[0]).toEqual(pay(0, 0));
    expect(pays[0]).toEqual(pay(1, 1));
  });
});

describe("a preview", () => {
  const now = aView({ seats: [aSeat("north", { gold: 5, vp: 5 }), aSeat("east", { vp: null })] });

  it("tells the price from what the column gives", () => {
    const paid = aSeat("north", { gold: 1, vp: 2, resources: { wood: 0, stone: 1, clay: 1, wheat: 1 } });
    const others = now.seats.slice(1);
    const told = previewOf(
      now,
      0,
      thought({
        view: {
          seats: [paid, ...others],
          pending: [{ what: "asking", card: "N05", column: null, piece: null, left: 0, at: null }],
        },
        taken: [
          {
            action: { do: "take" },
            view: { seats: [{ ...paid, gold: 4 }, ...others], pending: [{ what: "selling", card: "B06" }] },
          },
          {
            action: { do: "sell", count: 1 },
            view: {
              seats: [{ ...paid, gold: 4, vp: 3, resources: { ...paid.resources, stone: 0 } }, ...others],
              pending: [{ what: "choosing-unit", card: "R01" }],
            },
          },
          { action: { do: "decline" }, view: { pending: [{ what: "drawing", left: 2 }] } },
        ],
      }),
    );
    expect(told.price).toEqual({ gold: -4, vp: -3, wood: -1 });
    expect(told.fee).toBe(3);
    expect(told.gains).toEqual({ gold: 3 });
    expect(told.steps.map(({ card, goods }) => [card, goods])).toEqual([
      ["N05", { gold: 3 }],
      ["B06", { vp: 1, stone: -1 }],
    ]);
    expect(told.asks).toEqual(["R01"]);
    expect(told.draws).toBe(2);
    expect(figures(told)).toEqual([
      { good: "vp", count: -3 },
      { good: "gold", count: 3 },
      { good: "cards", count: 2 },
    ]);
  });

  it("names the card that would ask first", () => {
    const pending = [{ what: "buying", card: "B01", left: 2 }];
    const told = previewOf(now, 0, thought({ legal: [{ do: "buy", resource: "wood" }], view: { pending } }));
    expect(told.asks).toEqual(["B01"]);
  });

  it("tells the fee for the edge from what an attack brings", () => {
    const ring = [aRegion([0, 0], { terrain: "village", vp: 5 })];
    const taken = [aRegion([0, 0], { terrain: "village", attacked: true })];
    const village = { at: [0, 0] as [number, number], free: 0, units: [1, 1], buildings: [2, 2] };
    const gained = (vp: number, leaders: ("north" | "east")[]): ReturnType<typeof previewOf> =>
      previewOf(
        { ...now, map: ring },
        0,
        thought({
          view: { map: taken, seats: [aSeat("north", { vp }), aSeat("east")], villages: [{ ...village, leaders }] },
        }),
      );
    expect(gained(7, ["north"]).fee).toBe(3);
    expect(gained(10, ["north"]).fee).toBe(0);
    expect(gained(4, ["north", "east"]).fee).toBe(3);
    expect(gained(2, ["east"]).fee).toBe(3);
    expect(gained(5, ["east"]).fee).toBe(0);
  });

  it("sees attacked villages and pieces gained", () => {
    const before = aView({ map: [aRegion([0, 0], { terrain: "village" })], seats: now.seats });
    const gained = aSeat("north", { reserve: { ship: 2, production: 3, science: 3, civil: 3, unit: 3 } });
    const map = [aRegion([0, 0], { terrain: "village", attacked: true })];
    const told = foreseen(before, 0, { action: { do: "take" }, view: { map, seats: [gained, now.seats[1]] } });
    expect(told.attacked).toEqual(["0,0"]);
    expect(told.price).toEqual({ pieces: 1 });
  });

  it("tells who would win how much of a village, and whom a unit could steal from", () => {
    const before = aView({ map: [aRegion([0, 0], { terrain: "village", vp: 5 })], seats: now.seats });
    const map = [aRegion([0, 0], { terrain: "village", attacked: true })];
    const villages = [
      { at: [0, 0] as [number, number], free: 0, units: [1, 2], buildings: [4, 2], leaders: ["east" as const] },
    ];
    const told = foreseen(before, 0, { action: { do: "place", at: [1, 0] }, view: { map, villages } });
    expect(told.raids).toMatchObject([{ winners: ["east"], share: 5, sides: [{ seat: "east", units: 2 }, {}] }]);
    const beside = [aRegion([1, 0], { owner: "east" }), aRegion([5, 0], { owner: "east" })];
    const moved = (at: [number, number]): string[] => {
      const pending = [{ what: "robbing", card: "R04", column: null, piece: null, left: 0, at }];
      return foreseen(before, 0, { action: { do: "move", at }, view: { map: beside, pending } }).victims;
    };
    expect(moved([0, 0])).toEqual(["east"]);
    expect(moved([3, 0])).toEqual([]);
  });

  it("leaves out what comes to nothing", () => {
    expect(added({ gold: 2, vp: 1 }, { gold: -2, wood: 1 })).toEqual({ vp: 1, wood: 1 });
  });
});

describe("a decision", () => {
  const asks = (what: string, more: object = {}) =>
    aView({ pending: [{ what, card: null, column: null, piece: null, left: 0, at: null, ...more }] });

  it("has regions, answers and a way out", () => {
    const legal: Action[] = [{ do: "unit", at: [1, 2] }, { do: "unit", at: [0, 0] }, { do: "decline" }];
    const found = decisionOf(asks("choosing-unit", { card: "R02", left: 2 }), legal);
    expect(found).toMatchObject({
      what: "choosing-unit",
      card: "R02",
      left: 2,
      answers: [],
      decline: { do: "decline" },
    });
    expect([...(found?.cells.keys() ?? [])]).toEqual(["1,2", "0,0"]);
  });

  it("is none at the beginning of a turn or of the game", () => {
    expect(decisionOf(asks("turn"), [BUILD])).toBeNull();
    expect(isTurn([BUILD])).toBe(true);
    const choose = { do: "choose", ship: 2, production: 2, science: 2, civil: 2, unit: 2 };
    expect(isTurn([choose])).toBe(false);
    expect(isStart([choose])).toBe(true);
  });

  it("knows what it puts onto the map", () => {
    const placing = asks("placing", { piece: "ship" });
    const found = decisionOf(placing, [place(0, 0)]);
    expect(found && pieceOf(found, placing)).toBe("ship");
  });
});

describe("an offering", () => {
  it("says the top first, then the others as they lie, then the god", () => {
    const hand = ["B01", "N01", "N01", "T02"];
    expect(offerPath(hand, [3, 2, 0], "mars").map((action) => [action.do, action["card"] ?? action["god"]])).toEqual([
      ["offer", "T02"],
      ["add", "B01"],
      ["add", "N01"],
      ["done", undefined],
      ["invoke", "mars"],
    ]);
    expect(offerPath(hand, [], null)).toEqual([]);
  });

  it("goes to the god of the colour", () => {
    expect(["blue", "green", "yellow", "brown", "red", "temple"].map(godOf)).toEqual([
      "neptune",
      "ceres",
      "minerva",
      "vesta",
      "mars",
      "jupiter",
    ]);
  });
});

describe("why not there", () => {
  const map = [
    aRegion([0, 0], { terrain: "village" }),
    aRegion([1, 0], { terrain: "sea" }),
    aRegion([2, 0], { terrain: "forest" }),
    aRegion([3, 0], { terrain: "field", owner: "east", pieces: ["civil"] }),
    aRegion([4, 0], { terrain: "field", owner: "north", pieces: ["civil"] }),
    aRegion([9, 0], { terrain: "field", edge: true }),
  ];
  const why = (piece: string, cell: string, first: [number, number] | null = [4, 0]): string =>
    siteReason(aView({ map }), aSeat("north", { first }), piece, cell).id;

  it.each([
    ["civil", "0,0", "web-deus-why-village"],
    ["civil", "1,0", "web-deus-why-sea"],
    ["ship", "2,0", "web-deus-why-ship"],
    ["civil", "3,0", "web-deus-why-taken"],
    ["civil", "4,0", "web-deus-why-twice"],
    ["temple", "2,0", "web-deus-why-temple"],
    ["civil", "2,0", "web-deus-why-far"],
    ["civil", "9,0", "web-deus-why-fee"],
    ["civil", "7,7", "web-deus-why-nowhere"],
  ])("a %s to %s: %s", (piece, cell, id) => expect(why(piece, cell)).toBe(id));

  it("knows the first piece", () => {
    expect(why("civil", "2,0", null)).toBe("web-deus-why-edge");
    expect(why("civil", "9,0", null)).toBe("web-deus-why-near");
  });
});

describe("the secret start", () => {
  it("wants as many pieces as the choices have", () => {
    expect(wanted([{ do: "choose", ship: 0, production: 0, science: 0, civil: 3, unit: 5 }])).toBe(8);
    expect(wanted([])).toBe(0);
  });

  it.each([6, 8, 10])("begins with %i pieces, as even as possible", (pieces) => {
    const split = even(pieces);
    expect(sumOf(split)).toBe(pieces);
    expect(Math.max(...Object.values(split)) - Math.min(...Object.values(split))).toBeLessThanOrEqual(1);
  });

  it("never takes more than five of a type, or fewer than none", () => {
    const full = withOne({ ...even(10), ship: 5 }, "ship", 1);
    expect(full.ship).toBe(5);
    expect(withOne({ ...even(10), unit: 0 }, "unit", -1).unit).toBe(0);
  });
});

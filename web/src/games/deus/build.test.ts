import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Session } from "../../table/session.svelte";
import { loadTexts } from "../../texts/texts.svelte";
import { type Action, RefusedError, type View } from "../../wire/live.svelte";
import type { ErrorInfo, Thought } from "../../wire/types";
import { Build } from "./build.svelte";
import { preferences } from "../../look/preferences.svelte";
import { aRegion, aSeat, aView } from "./testing";
import type { DeusView } from "./types";

const key = (row: Action[]): string => JSON.stringify(row);
const place = (q: number, r: number): Action => ({ do: "place", at: [q, r] });

/** A table with one reader: it knows by heart what is legal after each row of decisions. */
class Table {
  played: Action[] = [];
  said: string | null = null;
  hinted = null;
  looking = false;
  you = 0;
  view: View;
  constructor(
    readonly script: Record<string, Action[]>,
    of: Partial<DeusView> = {},
  ) {
    this.view = aView({
      seats: [aSeat("north", { hand: ["N01", "N05", "T01"] }), aSeat("east")],
      ...of,
    }) as unknown as View;
  }
  get legal(): Action[] {
    return this.script[key(this.played)] ?? [];
  }
  readonly live = {
    imagine: (paths: Action[][]): Promise<Thought[]> =>
      Promise.resolve(
        paths.flatMap((row, nth) => {
          const legal = this.script[key([...this.played, ...row])];
          return legal === undefined ? [] : [{ path: nth, legal, taken: [] }];
        }),
      ),
    foresee: (actions: Action[]) => Promise.resolve(actions.map((action) => ({ action }))),
    play: () => Promise.reject(new RefusedError({ code: "x", message: "too dear" } as unknown as ErrorInfo)),
  };
  play(action: Action): Promise<boolean> {
    this.played = [...this.played, action];
    this.view = { ...this.view };
    return Promise.resolve(true);
  }
  say(words: string): void {
    this.said = words;
  }
  name = (): string => "";
}

const PLANS = new WeakMap<Table, Build>();
/** Without a page there are no effects: nothing is forgotten by itself. */
function build(table: Table): Build {
  const known = PLANS.get(table) ?? new Build(table as unknown as Session);
  PLANS.set(table, known);
  return known;
}
const BUILD: Action = { do: "build", card: "N01" };
const TAKE: Action[] = [{ do: "take" }, { do: "decline" }];
const SITES = [place(0, 0), place(1, 0)];
const TURN: Action[] = [
  BUILD,
  { do: "offer", card: "N01" },
  { do: "offer", card: "N05" },
  { do: "offer", card: "T01" },
];
const SCRIPT = {
  [key([])]: TURN,
  [key([BUILD])]: SITES,
  [key([BUILD, place(0, 0)])]: TAKE,
  [key([BUILD, place(1, 0)])]: TAKE,
  [key([BUILD, place(1, 0), { do: "take" }])]: [] as Action[],
};

beforeAll(() => loadTexts("en"));
beforeEach(() => preferences.set("automatic", true));

describe("building", () => {
  it("nothing is sent before a region is chosen and confirmed; plain gains are taken", async () => {
    const table = new Table(SCRIPT);
    const plans = build(table);
    expect(plans.mode).toBe("turn");
    await plans.pick(0);
    expect([...plans.targets.keys()]).toEqual(["0,0", "1,0"]);
    expect(plans.ready).toBe(false);
    await plans.confirm();
    expect(table.played).toEqual([]);
    await plans.choose("1,0");
    expect(plans.chosen).toBe("1,0");
    expect(table.played).toEqual([]);
    await plans.choose("1,0");
    expect(table.played).toEqual([BUILD, place(1, 0), { do: "take" }]);
    expect(plans.card).toBeNull();
  });

  it("asks even for plain gains if that is wished", async () => {
    preferences.set("automatic", false);
    const table = new Table(SCRIPT);
    const plans = build(table);
    await plans.pick(0);
    await plans.choose("0,0");
    await plans.confirm();
    expect(table.played).toEqual([BUILD, place(0, 0)]);
  });

  it("steps back from the region, then from the card", async () => {
    const plans = build(new Table(SCRIPT));
    await plans.pick(0);
    await plans.choose("1,0");
    plans.drop();
    expect([plans.chosen, plans.card]).toEqual([null, "N01"]);
    plans.drop();
    expect([plans.intent, plans.targets.size]).toEqual([null, 0]);
  });

  it("picking the same card again drops it", async () => {
    const plans = build(new Table(SCRIPT));
    await plans.pick(0);
    await plans.pick(0);
    expect(plans.card).toBeNull();
  });

  it("says why a card cannot be built, and sends nothing", async () => {
    const table = new Table(SCRIPT);
    const plans = build(table);
    await plans.pick(1);
    expect(plans.reason).toBe("too dear");
    expect(plans.plan).toBeNull();
    expect(table.played).toEqual([]);
  });

  it("needs no region where there is no choice", async () => {
    const table = new Table({ [key([])]: TURN, [key([BUILD])]: [] });
    const plans = build(table);
    await plans.pick(0);
    expect(plans.ready).toBe(true);
    await plans.confirm();
    expect(table.played).toEqual([BUILD]);
  });

  it("pays as proposed, or as wished", async () => {
    const pay = (wood: number): Action => ({ do: "pay", wood, stone: 0, clay: 0, wheat: 0 });
    const table = new Table({
      [key([])]: TURN,
      [key([BUILD])]: [pay(1), pay(0)],
      [key([BUILD, pay(0)])]: SITES,
      [key([BUILD, pay(1)])]: SITES,
      [key([BUILD, pay(1), place(0, 0)])]: [],
    });
    const plans = build(table);
    await plans.pick(0);
    expect(plans.plan?.pay).toEqual(pay(0));
    await plans.choose("0,0");
    await plans.payWith(pay(1));
    expect(plans.chosen).toBe("0,0");
    await plans.confirm();
    expect(table.played).toEqual([BUILD, pay(1), place(0, 0)]);
  });

  it("a joker first asks for its column", async () => {
    const joker: Action = { do: "joker", card: "N01", column: "red" };
    const table = new Table({ [key([])]: [...TURN, joker], [key([BUILD])]: SITES, [key([joker])]: SITES });
    const plans = build(table);
    await plans.pick(0);
    expect(plans.jokers("N01")).toEqual(["red"]);
    await plans.joke(null);
    expect([plans.intent, plans.ready]).toEqual(["joker", false]);
    await plans.joke("red");
    expect([...plans.targets.keys()]).toEqual(["0,0", "1,0"]);
    expect(plans.piece).toBe("unit");
  });
});

describe("regions that are no targets", () => {
  it("answer with the reason", async () => {
    const map = [aRegion([0, 0], { terrain: "forest" }), aRegion([5, 5], { terrain: "village" })];
    const joker: Action = { do: "joker", card: "N01", column: "brown" };
    const table = new Table({ [key([])]: [...TURN, joker], [key([BUILD])]: SITES, [key([joker])]: SITES }, { map });
    const plans = build(table);
    expect(plans.whyNot("5,5")).toBeNull();
    await plans.pick(0);
    await plans.joke("brown");
    await plans.choose("5,5");
    expect(table.said).toBe("You can never build in a village.");
    expect(table.played).toEqual([]);
  });
});

describe("decisions", () => {
  const pending = [
    { what: "moving", card: "R01", column: null, piece: null, left: 1, at: [0, 0] as [number, number] },
  ];
  const MOVES: Action[] = [
    { do: "move", at: [0, 0] },
    { do: "move", at: [1, 0] },
  ];

  it("a mouse answers at once, a finger touches twice", async () => {
    const finger = new Table({ [key([])]: MOVES }, { pending });
    await build(finger).choose("1,0");
    expect(finger.played).toEqual([]);
    await build(finger).choose("1,0");
    expect(finger.played).toEqual([MOVES[1]]);
    const mouse = new Table({ [key([])]: MOVES }, { pending });
    await build(mouse).choose("0,0", true);
    expect(mouse.played).toEqual([MOVES[0]]);
  });

  it("the only answer is not asked for", async () => {
    const done: Action = { do: "done" };
    const offer: Action = { do: "offer", card: "T01" };
    const script = { [key([])]: TURN, [key([offer])]: [done], [key([offer, done])]: [] as Action[] };
    const table = new Table(script);
    await build(table).send([offer]);
    expect(table.played).toEqual([offer, done]);
  });
});

describe("offerings", () => {
  it("the first card lies on top; the same again takes it away", async () => {
    const plans = build(new Table(SCRIPT));
    plans.beginOffer(2);
    plans.offer.toggle(0);
    expect([plans.offer.place(2), plans.offer.place(0), plans.offer.place(1)]).toEqual([1, 2, null]);
    plans.offer.raise(0);
    expect(plans.offer.cards).toEqual([0, 2]);
    plans.offer.all();
    expect(plans.offer.cards).toEqual([0, 2, 1]);
    plans.offer.all();
    expect(plans.offer.cards).toEqual([]);
    expect(plans.offer.ready).toBe(false);
  });

  it("is sent in one go", async () => {
    const table = new Table(SCRIPT);
    const plans = build(table);
    plans.beginOffer(1);
    plans.offer.toggle(0);
    await plans.confirm();
    expect(table.played.map((action) => action.do)).toEqual(["offer", "add", "done"]);
  });
});

describe("several of a kind", () => {
  const LEFT = 2;
  const pending = [
    {
      what: "taking-resources",
      card: null,
      column: null,
      piece: null,
      left: LEFT,
      at: null as [number, number] | null,
    },
  ];
  const TAKES: Action[] = ["wood", "stone", "clay"].map((resource) => ({ do: "resource", resource }));

  it("are chosen by digits, and every change can be taken back up to what was proposed", () => {
    const supply = { wood: 8, stone: 8, clay: 8, wheat: 0 };
    const plans = build(new Table({ [key([])]: TAKES }, { pending, supply }));
    const proposed = plans.gathered;
    for (let nth = 0; nth < LEFT; nth++) plans.gatherMore(2);
    expect(plans.gathered).toEqual({ wood: 0, stone: 0, clay: LEFT });
    plans.gatherMore(2); // there is no room for more: nothing to take back
    plans.gatherMore(0);
    expect(plans.gathered).toEqual({ wood: 1, stone: 0, clay: 1 });
    plans.gatherBack();
    expect(plans.gathered).toEqual({ wood: 0, stone: 0, clay: LEFT });
    for (let nth = 0; nth <= LEFT; nth++) plans.gatherBack();
    expect(plans.gathered).toEqual(proposed);
  });
});

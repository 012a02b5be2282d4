import { expect, test } from "vitest";
import type { Board } from "../board.svelte";
import type { Hand } from "./imagine";
import { Pointing } from "./pointing.svelte";
import { aBeginning, aSeat, held } from "../testing";
import { lying } from "./tiles";
import type { FourGodsView } from "../types";

/** A board that says what a view says; nothing is sent anywhere. */
function board(view: FourGodsView, helps: string[] = ["highlight"]): Board {
  const mine = view.seats[0];
  return {
    view,
    mine,
    helps: new Set(helps),
    acting: true,
    playing: true,
    colours: mine?.colours ?? [],
    tiles: new Map(view.world.map((tile) => [tile.cell, tile])),
    cities: new Map(view.cities.map((city) => [city.cell, city])),
    asks: new Map(view.asks.map(({ cell, corners }) => [cell, corners])),
    sources: (colour: string) => ((view.reserves[colour] ?? 0) > 0 ? [colour] : []),
    session: { live: {} },
  } as unknown as Board;
}

const pointing = (view: FourGodsView, helps?: string[]): Pointing => new Pointing(board(view, helps));

const asks = [
  { cell: "b1", corners: "S..S" },
  { cell: "a2", corners: "MM.." },
  { cell: "h8", corners: "" },
];
const both = aBeginning({
  asks,
  seats: [aSeat("south", { hands: [held("SSPP", "FFFF"), held("FMMF", "PPPP")] }), aSeat("north")],
});

test("cells glow for the hands whose tile fits, in whatever way", () => {
  const { hands } = pointing(both);
  expect([...hands.glow]).toEqual([
    ["b1", ["left"]],
    ["a2", ["right"]],
  ]);
});

test("without that help nothing glows, and a tile lies as it is held", () => {
  const reach = pointing(both, []);
  expect(reach.hands.glow.size).toBe(0);
  reach.at = "b1";
  expect(reach.ghost).toMatchObject({ hand: "left", face: "SSPP", fits: true });
  reach.rotate("left", false);
  expect(reach.ghost?.face).toBe("PSSP");
});

test("the ghost turns to a way that fits, and the hand that fits is taken if none was picked", () => {
  const reach = pointing(both);
  reach.at = "b1";
  expect(reach.ghost).toMatchObject({ hand: "left", face: "SPPS", fits: true });
  reach.at = "a2";
  expect(reach.ghost).toMatchObject({ hand: "right", face: "MMFF", fits: true });
  reach.pick({ kind: "hand", hand: "left" });
  expect(reach.ghost).toMatchObject({ hand: "left", fits: false });
});

test("over a glowing cell turning goes from one way that fits to the next, both faces round", () => {
  const view = aBeginning({
    asks: [{ cell: "b1", corners: "S..." }],
    seats: [aSeat("south", { hands: [held("SSPP", "SFFF"), null] }), aSeat("north")],
  });
  const reach = pointing(view);
  reach.at = "b1";
  const seen = [0, 1, 2].map(() => {
    const face = reach.ghost?.face;
    reach.rotate("left", false);
    return face;
  });
  expect(seen).toEqual(["SSPP", "SPPS", "SFFF"]);
  expect(reach.ghost?.face).toBe("SSPP");
});

test("no tile lies on a tile, and only another's city is crushed, by who has a god", () => {
  const city = (prophet: "blue" | "gray") => ({ cell: "b1", prophet, since: 1, safe: false });
  const seats = (colours: "blue"[]) => [
    aSeat("south", { colours, hands: [held("SSPP", "FFFF"), null] }),
    aSeat("north"),
  ];
  const glow = (colours: "blue"[], prophet: "blue" | "gray") =>
    pointing(aBeginning({ asks, cities: [city(prophet)], seats: seats(colours) })).hands.glow.has("b1");
  expect(glow(["blue"], "gray")).toBe(true);
  expect(glow(["blue"], "blue")).toBe(false);
  expect(glow([], "gray")).toBe(false);
});

test("picking a thing again puts it down; then a cell is only looked at", () => {
  const reach = pointing(both);
  expect(reach.hand).toBe("left" satisfies Hand);
  reach.pick({ kind: "hand", hand: "right" });
  expect(reach.hand).toBe("right");
  reach.pick({ kind: "hand", hand: "right" });
  expect(reach.hand).toBeNull();
  reach.at = "b1";
  expect(reach.ghost).toBeNull();
});

test("an empty hand that is picked takes; else the first free one does", () => {
  const reach = pointing(aBeginning());
  expect([reach.taking, reach.taker]).toEqual([false, "left"]);
  reach.pick({ kind: "hand", hand: "right" });
  expect([reach.taking, reach.taker]).toEqual([true, "right"]);
});

test("a tile stays as it was turned, and turns over only to a face that is known", () => {
  const { hands } = pointing(both);
  hands.rotate("left", 1);
  hands.flip("left");
  expect(hands.left?.way).toEqual({ up: "FFFF", quarters: 1 });
  hands.flip("left");
  expect(lying(hands.left?.way ?? { up: "", quarters: 0 })).toBe("PSSP");
  const taken = { ...held("SSPP", ""), faces: ["SSPP", ""] as [string, string] };
  const blind = pointing(aBeginning({ seats: [aSeat("south", { hands: [taken, null] }), aSeat("north")] })).hands;
  blind.flip("left");
  expect(blind.left?.way.up).toBe("SSPP");
});

import { expect, it } from "vitest";
import { loadTexts } from "../../../texts/texts.svelte";
import { aSession, aView } from "../testing";
import { best, placed } from "./hinting";
import type { Goods, Preview } from "./preview";

const preview = (price: Goods, gains: Goods): Preview => ({
  price,
  gains,
  fee: 0,
  steps: [],
  asks: [],
  draws: 0,
  cells: [],
  attacked: [],
  raids: [],
  victims: [],
  after: aView(),
});

it("proposes the place that brings most: VP before gold, and a fee counts against it", () => {
  const places = new Map([
    ["0,0", preview({ wood: -1 }, { gold: 4 })],
    ["1,0", preview({ wood: -1 }, { vp: 1, gold: 2 })],
    ["2,0", preview({ wood: -1, vp: -3 }, { vp: 3 })],
  ]);
  expect(best(places)?.[0]).toBe("1,0");
  expect(best(new Map())).toBeNull();
});

it("says what a place brings, and whom a unit there could steal from", async () => {
  await loadTexts("en");
  const session = aSession(aView());
  const there = { ...preview({ wood: -1 }, { vp: 1 }), victims: ["east"] };
  expect(placed(session, ["1,0", there])).toEqual(["best in 1,0", "+1 VP", "then you can steal from East"]);
  expect(placed(session, ["", preview({}, {})])).toEqual([]);
});

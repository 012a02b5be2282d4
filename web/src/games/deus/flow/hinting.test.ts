import { expect, it } from "vitest";
import { aView } from "../testing";
import { best } from "./hinting";
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

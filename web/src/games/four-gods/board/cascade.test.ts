import { expect, test } from "vitest";
import { leaving } from "./cascade";
import { Orientation } from "../orientation";
import { aTile, aView } from "../testing";

const tile = (cell: string, laid: number) => ({ ...aTile(cell, "SSPF"), laid, by: "west" as const });
const before = aView({ world: [tile("a1", 1), tile("d4", 2), tile("e4", 3), tile("f4", 4)] });
const after = aView({ world: [tile("a1", 1)] });

test("a sweep spreads from the tile that was called", () => {
  const rings = leaving(before, after, new Orientation(), "d4").map(({ cell, ring }) => [cell, ring]);
  expect(rings).toEqual([
    ["d4", 0],
    ["e4", 1],
    ["f4", 2],
  ]);
});

test("it goes to the side of who laid it, as the reader sees the table", () => {
  const flight = (side: "south" | "west") => leaving(before, after, new Orientation(side), "d4")[0]?.to;
  expect(flight("south")).toEqual({ x: -420, y: 0 });
  expect(flight("west")).toEqual({ x: 0, y: 420 });
});

test("without a name the last tile laid was at fault, and a World that only grows loses nothing", () => {
  expect(leaving(before, after, new Orientation()).find(({ ring }) => ring === 0)?.cell).toBe("f4");
  expect(leaving(after, before, new Orientation())).toEqual([]);
});

import { expect, test } from "vitest";
import { kingdomAt, labels } from "../board/kingdoms";
import { aBeginning, aSeat, aTile } from "../testing";
import { found } from "./search";

test("row tiles that fit are found with the way they would lie, undersides only where they are known", () => {
  const { seats } = aBeginning({
    seats: [
      aSeat("south", { row: [{ face: "SSPP", under: null }, { face: "MMMM", under: "SSPP" }, null] }),
      aSeat("north", { row: [{ face: "FFFF", under: null }, null, null] }),
    ],
  });
  const all = found(seats, "PP..");
  expect([...all]).toEqual([
    ["south/1", { face: "PPSS", over: false }],
    ["south/2", { face: "PPSS", over: true }],
  ]);
  expect(found(seats, "")).toEqual(new Map());
});

test("a Kingdom is pointed at by its terrain, its number stands on that terrain", () => {
  const tiles = new Map([aTile("a1", "PSSP"), aTile("b1", "SSFF")].map((tile) => [tile.cell, tile]));
  const kingdom = { terrain: "sea", cells: ["a1", "b1"], worth: 2, rulers: [] };
  expect(kingdomAt([kingdom], tiles, "a1", "NE")).toBe(kingdom);
  expect(kingdomAt([kingdom], tiles, "a1", "NW")).toBeNull();
  expect(kingdomAt([kingdom], tiles, "c1", "NW")).toBeNull();
  const [label] = labels([kingdom], tiles);
  expect([...["a1 NE", "b1 NW"]]).toContain(`${label?.cell} ${label?.corner}`);
});

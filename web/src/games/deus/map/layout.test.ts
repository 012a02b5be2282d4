import { describe, expect, test } from "vitest";
import { PIECES } from "../art/pieces";
import { reach } from "../../atlas/art/paint";
import { joining, ranked, standing } from "./layout";

describe("pieces in a region", () => {
  test("all of them are seen, within the region, those behind painted first", () => {
    const land = PIECES.filter((piece) => piece !== "ship");
    for (let count = 1; count <= land.length; count++) {
      const found = standing(land.slice(0, count));
      expect(found.map(({ piece }) => piece).sort()).toEqual(land.slice(0, count).toSorted());
      expect(found.map(({ y }) => y)).toEqual(found.map(({ y }) => y).toSorted((a, b) => a - b));
      for (const { x, y, scale } of found) expect(Math.abs(x)).toBeLessThan(reach(y) + 8 * scale);
    }
  });

  test("units stand in front, temples behind", () => {
    expect(ranked(["unit", "civil", "temple"])).toEqual(["temple", "civil", "unit"]);
  });

  test("a newcomer finds a place among those that stand there", () => {
    expect(joining({ pieces: [] }, "unit")).toMatchObject({ x: 0, scale: 1.3 });
    expect(joining({ pieces: ["civil"] }, "unit")).toMatchObject(standing(["civil", "unit"])[1] as object);
  });
});

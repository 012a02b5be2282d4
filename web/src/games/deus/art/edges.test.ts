import { describe, expect, test } from "vitest";
import { around, type At } from "../../atlas/cells";
import { outline, side, sides } from "./edges";

const ends = (d: string): string[] => {
  const points = d.replace(/[MC]/g, " ").trim().split(/\s+/).map(Number);
  const pair = (n: number): string => `${points[n]} ${points[n + 1]}`;
  return [pair(0), pair(points.length - 2)].sort();
};

describe("borders", () => {
  test("a side is the same from both regions", () => {
    const here: At = [1, -1];
    around(here).forEach((near, nth) => {
      const back = around(near).findIndex(([q, r]) => q === here[0] && r === here[1]);
      expect(ends(side(near, back))).toEqual(ends(side(here, nth)));
    });
  });

  test("an outline is closed and stays where it was", () => {
    expect(outline([0, 0])).toMatch(/^M.*z$/);
    expect(outline([0, 0])).toBe(outline([0, 0]));
    expect(outline([0, 0])).not.toBe(outline([1, 0]));
  });

  test("only the sides that fit are drawn", () => {
    const cells: At[] = [[0, 0], [1, 0]]; // prettier-ignore
    const known = new Set(["0,0", "1,0"]);
    const shared = sides(cells, (cell, beside) => known.has(beside) && cell < beside);
    expect(shared.split("M")).toHaveLength(2);
    expect(sides(cells, (_cell, beside) => !known.has(beside)).split("M")).toHaveLength(11);
  });
});

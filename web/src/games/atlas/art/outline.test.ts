import { describe, expect, it } from "vitest";
import { around, type At, centre } from "../cells";
import { hexArt } from "../../gods/art/hex";
import { outline, shore } from "../../gods/art/borders";

/** The six edges of a cell as pairs of points on the plane. */
function ends(at: At): [number, number][] {
  const [x, y] = centre(at);
  const numbers =
    outline(at)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? [];
  const corners: [number, number][] = [];
  for (let n = 0; n < numbers.length; n += 6) corners.push([(numbers[n] ?? 0) + x, (numbers[n + 1] ?? 0) + y]);
  return corners;
}

describe("outlines", () => {
  it("share two corners with each neighbour, so that no gap shows", () => {
    const mine = ends([2, -1]);
    for (const other of around([2, -1])) {
      const shared = ends(other).filter(([x, y]) => mine.some(([mx, my]) => Math.hypot(x - mx, y - my) < 0.5));
      expect(shared.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("differ from cell to cell and stay the same each time", () => {
    expect(outline([0, 0])).not.toBe(outline([1, 0]));
    expect(outline([3, 3])).toBe(outline([3, 3]));
    expect(shore([0, 0])).toBe(outline([0, 0]));
    expect(shore([1, 0])).not.toBe(outline([1, 0]));
  });
});

describe("hexes", () => {
  it("of one kind look different on different cells", () => {
    for (const kind of ["green", "blue", "violet", "orange", "desert", "decline"]) {
      expect(hexArt(kind, null, [0, 0])).not.toEqual(hexArt(kind, null, [1, 0]));
      expect(hexArt(kind, null, [0, 0])).toBe(hexArt(kind, null, [0, 0]));
    }
  });

  it("have no number that is none", () => {
    for (const kind of ["green", "blue", "violet", "orange", "desert", "decline", "whirlwind", "extra", "game_end"]) {
      for (let q = 0; q < 40; q++)
        expect(JSON.stringify(hexArt(kind, null, [q, 1]))).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const god of ["crimson", "gold", "azure", "jade"]) {
      expect(JSON.stringify(hexArt("temple", god, [0, 0]))).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

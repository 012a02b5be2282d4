import { describe, expect, test } from "vitest";
import { around, type At } from "../../atlas/cells";
import { isMiddle, tileOf } from "./tiles";

const PLACES: At[] = [[0, 0], [1, 0], [0, 1], [1, 1], [-1, 0], [2, 0]]; // prettier-ignore

describe("tiles", () => {
  test.each(PLACES)("the seven regions of place %i,%i are one tile", (i, j) => {
    const middle: At = [2 * i + 3 * j, i - 2 * j];
    const tiles = new Set([middle, ...around(middle)].map(tileOf));
    expect([...tiles]).toEqual([`${middle[0]},${middle[1]}`]);
  });

  test("no two middles touch", () => {
    expect(around([0, 0]).some(isMiddle)).toBe(false);
  });
});

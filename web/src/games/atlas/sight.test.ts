import { afterEach, describe, expect, it } from "vitest";
import { type At, centre, WIDTH } from "./cells";
import { Sight } from "./sight.svelte";

const CELLS: At[] = [[0, -1], [0, 0], [1, 0]]; // prettier-ignore
const seen: Sight[] = [];

function sightOf(places: readonly string[]): Sight {
  const sight = new Sight({
    land: () => CELLS,
    margin: 10,
    cells: () => CELLS,
    choosing: () => places.length > 0,
    can: (cell) => places.includes(cell),
  });
  [sight.camera.wide, sight.camera.high] = [800, 600];
  sight.whole();
  seen.push(sight);
  return sight;
}
afterEach(() => {
  for (const sight of seen.splice(0)) sight.camera.stop();
});

describe("how one looks at a world of hexes", () => {
  it("has one stop for the tab key: the first place, or where the focus was", () => {
    const sight = sightOf(["0,0", "1,0"]);
    expect(sight.first()).toBe("0,0");
    expect(sight.stop).toBe("0,0");
    sight.focused("1,0");
    expect(sight.stop).toBe("1,0");
    sight.roving = "7,7"; // it lies there no more
    expect(sight.stop).toBe("0,0");
    expect(sightOf([]).first()).toBeNull();
    expect(sightOf([]).stop).toBe("0,-1");
  });

  it("sees the whole land, and finds the cell under a point", () => {
    const sight = sightOf([]);
    for (const at of CELLS) expect(sight.cellAt(sight.camera.onScreen(centre(at)))).toBe(at.join(","));
  });

  it("brings closer what a finger could not hit, and only while something is to be chosen", () => {
    const far = (places: readonly string[], touched: boolean): Sight => {
      const sight = sightOf(places);
      sight.camera.scale = 0.3;
      sight.touched = touched;
      return sight;
    };
    expect(far(["0,0"], false).approach([400, 300])).toBe(false);
    expect(far([], true).approach([400, 300])).toBe(false);
    const sight = far(["0,0"], true);
    expect(sight.approach([400, 300])).toBe(true);
    expect(WIDTH * sight.camera.scale).toBeGreaterThan(40);
    expect(sight.approach([400, 300])).toBe(false); // close enough now
  });

  it("knows where no arrow leads", () => {
    const sight = sightOf([]);
    expect(sight.follow("0,0", "ArrowRight")).toBe(true);
    expect(sight.follow("1,0", "ArrowRight")).toBe(false);
    expect(sight.follow("0,0", "Enter")).toBe(false);
  });
});

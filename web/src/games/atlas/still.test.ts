import { afterEach, describe, expect, it } from "vitest";
import { type At, centre, type Point } from "./cells";
import { Sight } from "./sight.svelte";

/** A world of 1000 by 600 pixels whose land grows. */
class Grown {
  readonly sight: Sight;
  private land: readonly At[] = [[0, 0]];

  constructor(deciding: boolean) {
    this.sight = new Sight({
      land: () => this.land,
      margin: 150,
      cells: () => this.land,
      choosing: () => false,
      can: () => false,
      deciding: () => deciding,
    });
    [this.sight.camera.wide, this.sight.camera.high] = [1000, 600];
    this.sight.whole();
  }

  place(at: At): void {
    this.lie([...this.land, at]);
  }

  lie(land: readonly At[]): void {
    this.land = land;
    this.sight.settle();
  }

  at(cell: At): Point {
    return this.sight.camera.onScreen(centre(cell));
  }
}

const seen: Grown[] = [];

function grown(deciding: boolean): Grown {
  const world = new Grown(deciding);
  seen.push(world);
  return world;
}
afterEach(() => {
  for (const world of seen.splice(0)) world.sight.camera.stop();
});

const FAR: At = [9, 0];
const NEAR: At = [1, 0];

describe("the map under the pointer", () => {
  it("stays where it is when something is placed, in one's own turn", () => {
    const world = grown(true);
    const before = world.at(NEAR);
    world.sight.pointed = true;
    world.place(FAR);
    expect(world.at(NEAR)).toEqual(before);
    expect(world.sight.lacking).toBe(true);
    world.sight.pointed = false; // to the tray: now it may show all
    world.sight.settle();
    expect(world.at(NEAR)).not.toEqual(before);
    expect(world.sight.lacking).toBe(false);
  });

  it("stays where it is when there is room enough, whoever has placed", () => {
    for (const deciding of [true, false]) {
      const world = grown(deciding);
      const before = world.at(NEAR);
      world.place(NEAR);
      expect(world.at(NEAR)).toEqual(before);
    }
  });

  it("shows where others have gone, under a pointer only if that is out of sight", () => {
    const world = grown(false);
    world.sight.pointed = true;
    const before = world.at(NEAR);
    world.place([4, 0]);
    expect(world.at(NEAR)).toEqual(before);
    world.place(FAR);
    expect(world.at(NEAR)).not.toEqual(before);
    expect(world.sight.lacking).toBe(false);
  });

  it("comes closer when most of the land is gone, as at the beginning of a game", () => {
    const world = grown(false);
    world.place([40, 0]);
    const { scale } = world.sight.camera;
    world.lie([[0, 0]]);
    expect(world.sight.camera.scale).toBeGreaterThan(scale);
    expect(world.sight.camera.onScreen(centre([0, 0]))[0]).toBeCloseTo(500);
  });
});

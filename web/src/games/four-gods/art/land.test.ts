import { describe, expect, it } from "vitest";
import { turned } from "../orientation";
import {
  type Border,
  grown,
  groupsOf,
  landOf,
  originOf,
  type Point,
  prophetSpot,
  shoreDistance,
  terrainAt,
  within,
} from "./land";
import { seedOf, tileArt } from "./tile";

const TERRAINS = "SPFM";
/** Every face of one to three terrains, as it may lie; the ABAB ones say what is joined. */
const FACES = [...Array(256).keys()]
  .map((k) => [k >> 6, (k >> 4) & 3, (k >> 2) & 3, k & 3].map((terrain) => TERRAINS[terrain]).join(""))
  .filter((face) => new Set(face).size < 4)
  .map((face) => (face[0] !== face[1] && face[0] === face[2] && face[1] === face[3] ? `${face}.0103` : face));
const PLACES = [...Array(64).keys()].map((seed) => ({ x: seed % 8, y: Math.floor(seed / 8) }));

interface Crossing {
  at: Point;
  /** Which way the border goes from here into the tile. */
  into: Point;
  terrains: string;
}

/** Where borders cross the edges of a tile, on the plane of the whole World. */
function crossings(face: string, place: { x: number; y: number }): Crossing[] {
  const [ox, oy] = originOf(seedOf(place));
  const end = (points: readonly Point[], { left, right }: Border): Crossing[] => {
    // The first point lies over the edge, the second on it.
    const [over, at, next] = points as [Point, Point, Point];
    const inner = over.every((value) => value > 1 && value < 99);
    const into = Math.hypot(next[0] - over[0], next[1] - over[1]);
    const way: Point = [(next[0] - over[0]) / into, (next[1] - over[1]) / into];
    return inner ? [] : [{ at: [at[0] + ox, at[1] + oy], into: way, terrains: [left, right].toSorted().join("") }];
  };
  return landOf(face, seedOf(place)).borders.flatMap((border) => [
    ...end(border.points, border),
    ...end(border.points.toReversed(), border),
  ]);
}

describe("borders", () => {
  it("of neighbours meet on the edge they share, and go straight on", () => {
    let met = 0;
    for (const face of FACES) {
      for (const place of PLACES.slice(18, 22)) {
        const east = { x: place.x + 1, y: place.y };
        if (east.x > 7) continue;
        // A neighbour that shows the same two terrains at the shared edge.
        const [, ne = "", se = ""] = face;
        const beyond = `${ne}${ne}${se}${se}`;
        const edge = (place.x + 1) * 100;
        const [mine, theirs] = [crossings(face, place), crossings(beyond, east)].map((all) =>
          all.filter(({ at: [x, y] }) => Math.abs(x - edge) < 0.01 && y > place.y * 100 && y < place.y * 100 + 100),
        ) as [Crossing[], Crossing[]];
        expect(mine.length).toBe(ne === se ? 0 : 1);
        expect(theirs.length).toBe(mine.length);
        if (mine[0] === undefined || theirs[0] === undefined) continue;
        met++;
        expect(Math.hypot(mine[0].at[0] - theirs[0].at[0], mine[0].at[1] - theirs[0].at[1])).toBeLessThan(0.01);
        expect(mine[0].terrains).toBe(theirs[0].terrains);
        // One goes west, the other east: the line has no bend at the edge.
        expect(mine[0].into[0] * theirs[0].into[0] + mine[0].into[1] * theirs[0].into[1]).toBeLessThan(-0.97);
      }
    }
    expect(met).toBeGreaterThan(500);
  });

  it("cross the edges between rows the same way", () => {
    for (const { x, y } of PLACES.filter((place) => place.y < 7)) {
      const above = crossings("SSPF", { x, y }).find(({ at }) => Math.abs(at[1] - (y + 1) * 100) < 0.01);
      const below = crossings("FPPP", { x, y: y + 1 }).find(({ at }) => Math.abs(at[1] - (y + 1) * 100) < 0.01);
      expect(above?.at[0]).toBeCloseTo(below?.at[0] ?? Number.NaN, 5);
    }
  });

  it("cross in the middle third of an edge, elsewhere on each", () => {
    const found = PLACES.slice(0, 56).map((place) => crossings("SSPP", place)[0]?.at[1] ?? 0);
    const offs = found.map((y) => (y % 100) - 50);
    expect(Math.max(...offs.map(Math.abs))).toBeLessThan(24);
    expect(new Set(offs.map((off) => off.toFixed(1))).size).toBeGreaterThan(20);
  });
});

describe("regions", () => {
  it("have each corner in the terrain that the face says", () => {
    const corners: Point[] = [
      [4, 4],
      [96, 4],
      [96, 96],
      [4, 96],
    ];
    for (const face of FACES) {
      const land = landOf(face, 27);
      corners.forEach((corner, k) => expect(terrainAt(land, corner)).toBe(face[k]));
    }
  });

  it("cover the tile, and no point twice", () => {
    for (const face of FACES) {
      const { regions } = landOf(face, FACES.indexOf(face) % 64);
      for (let k = 0; k < 20; k++) {
        const [x, y] = [(k * 37.3) % 100, (k * 61.7) % 100];
        const found = regions.filter(({ outline }) => within(outline, x, y)).length;
        expect(found, `${face} at ${x} ${y}`).toBe(1);
      }
    }
  });

  it("join opposite corners through the middle where the rule says so", () => {
    expect(groupsOf("SPSF")).toEqual([0, 1, 0, 3]);
    expect(groupsOf("PSFS")).toEqual([0, 1, 2, 1]);
    expect(groupsOf("SSPF")).toEqual([0, 0, 2, 3]);
    expect(groupsOf("SPPS")).toEqual([0, 1, 1, 0]);
    expect(groupsOf("SPSP.0121")).toEqual([0, 1, 2, 1]);
    for (let seed = 0; seed < 64; seed++) {
      const middle = grown([50, 50], originOf(seed));
      expect(terrainAt(landOf("SPSF", seed), middle)).toBe("S");
      expect(terrainAt(landOf("SPSP.0121", seed), middle)).toBe("P");
      expect(landOf("SPSP.0123", seed).regions.length).toBe(4);
    }
  });

  it("have room for a prophet well inside their region, unless it is small", () => {
    const far = FACES.flatMap((face) =>
      [0, 1, 2, 3].map((corner) => shoreDistance(landOf(face, 18), prophetSpot(face, corner, 18))),
    );
    expect(Math.min(...far)).toBeGreaterThan(4); // a strip from corner to corner is no wider
    expect(far.filter((one) => one < 13).length / far.length).toBeLessThan(0.16);
    expect(far.filter((one) => one < 17).length / far.length).toBeLessThan(0.5);
  });

  it("have room for a prophet", () => {
    for (const face of FACES) {
      for (let corner = 0; corner < 4; corner++) {
        for (const seed of [0, 18, 36, 45]) {
          const spot = prophetSpot(face, corner, seed);
          expect(terrainAt(landOf(face, seed), spot), `${face} ${corner}`).toBe(face[corner]);
        }
      }
    }
  });
});

describe("tiles", () => {
  it("look different on each place, and the same each time", () => {
    for (const face of ["SSSS", "PPPP", "FFFF", "MMMM", "SPFP"]) {
      expect(tileArt(face, 3)).not.toEqual(tileArt(face, 4));
      expect(tileArt(face, 3)).toBe(tileArt(face, 3));
    }
  });

  it("turn with their face: the land follows the corners", () => {
    expect(landOf(turned("SPFP", 1), 5).regions.map(({ terrain }) => terrain)).toEqual(["P", "S", "F"]);
  });

  it("have no number that is none", () => {
    for (const [k, face] of FACES.entries()) {
      if (k % 4 === 0) expect(JSON.stringify(tileArt(face, k % 64))).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

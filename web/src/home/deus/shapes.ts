// How the tiles of a map may lie. A place is a pair i,j; the middle of its tile lies at i·(2,1) + j·(3,-2).

import { type At, around, centre, keyOf, type Point } from "../../games/atlas/cells";

export type Shape = "standard" | "line" | "block" | "ring";
export type Place = readonly [number, number];

const row = (length: number, j: number): Place[] => Array.from({ length }, (_, i): Place => [i, j]);
const AROUND: readonly Place[] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]]; // prettier-ignore
const MARGIN = 60; // a region and a little air
const TILES: Record<string, number> = { 2: 4, 3: 6, 4: 7 };

/** As in data.toml of the server, by the number of players; a shape need not be for all. */
const SHAPES: Record<Shape, Record<string, readonly Place[]>> = {
  standard: {
    2: [...row(2, 0), ...row(2, 1)],
    3: [...row(3, 0), ...row(2, 1), [0, 2]],
    4: [[0, 0], ...AROUND],
  },
  line: { 2: row(4, 0), 3: row(6, 0), 4: row(7, 0) },
  block: {
    2: [...row(2, 0), ...row(2, 1)],
    3: [...row(3, 0), ...row(3, 1)],
    4: [...row(3, 0), ...row(3, 1), [0, 2]],
  },
  ring: { 3: AROUND },
};

export const placesOf = (shape: Shape, players: string): readonly Place[] => SHAPES[shape][players] ?? [];

export const isFor = (shape: Shape, players: string): boolean => players in SHAPES[shape];
export const tilesFor = (players: string): number => TILES[players] ?? 0;

/** The shapes that so many may choose: for two, the block is the usual one. */
export const shapesFor = (players: string): Shape[] =>
  (["standard", "line", "block", "ring"] as const).filter(
    (shape) => isFor(shape, players) && !(shape === "block" && players === "2"),
  );

export const wordOf = ([i, j]: Place): string => `${i}/${j}`;

/** Places in the words of the server; what is none is left out. */
export function placesIn(words: string): Place[] {
  return words.split(",").flatMap((word): Place[] => {
    const [, i, j] = /^(-?\d{1,2})\/(-?\d{1,2})$/.exec(word.trim()) ?? [];
    return i === undefined || j === undefined ? [] : [[Number(i), Number(j)]];
  });
}

const beside = ([i, j]: Place): Place[] => AROUND.map(([di, dj]): Place => [i + di, j + dj]);

/** Do they hang together? */
export function hangTogether(places: readonly Place[]): boolean {
  const left = new Map(places.map((place) => [wordOf(place), place]));
  const [first] = places;
  const edge = first === undefined ? [] : [first];
  left.delete(first === undefined ? "" : wordOf(first));
  for (let place = edge.pop(); place !== undefined; place = edge.pop()) {
    for (const next of beside(place)) if (left.delete(wordOf(next))) edge.push(next);
  }
  return left.size === 0;
}

/** Places next to these, where one more tile may lie. */
export function free(places: readonly Place[]): Place[] {
  const taken = new Set(places.map(wordOf));
  const found = new Map(places.flatMap(beside).map((place) => [wordOf(place), place]));
  return [...found.values()].filter((place) => !taken.has(wordOf(place)));
}

export const toggled = (places: readonly Place[], place: Place): Place[] =>
  places.some((one) => wordOf(one) === wordOf(place))
    ? places.filter((one) => wordOf(one) !== wordOf(place))
    : [...places, place];

const middle = ([i, j]: Place): At => [2 * i + 3 * j, i - 2 * j];

/** The middles of a tile's seven regions on the plane of hexes. */
export function regionsOf(place: Place): Point[] {
  const at = middle(place);
  return [at, ...around(at)].map(centre);
}

export const tileKey = (place: Place): string => keyOf(middle(place));

/** A frame around tiles, as an svg's viewBox. */
export function frameOf(places: readonly Place[]): string {
  const points = places.flatMap(regionsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].map(Math.round).join(" ");
}

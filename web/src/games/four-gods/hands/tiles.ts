// What a tile shows: regions of its corners, words for them, and the ways it may lie on what a cell asks.

import { type Corner, fits, turned, ways } from "../orientation";

export const CORNERS = ["NW", "NE", "SE", "SW"] as const satisfies readonly Corner[];
export const TERRAINS: Record<string, string> = { S: "sea", P: "plain", F: "forest", M: "mountain" };
export const COLOURS = ["blue", "yellow", "green", "gray"] as const;
export type Colour = (typeof COLOURS)[number];

/** Corners of one terrain that belong together; a prophet there is named by the first of them. */
export interface Region {
  terrain: string;
  first: Corner;
  corners: Corner[];
}

/** The regions of a face, clockwise from the north-west. */
export function regions(face: string): Region[] {
  const [letters, listed] = [face.slice(0, 4), face.length > 4 ? face.slice(5) : undefined];
  const group = (corner: number): string => listed?.charAt(corner) ?? letters.charAt(corner);
  const found = new Map<string, Region>();
  CORNERS.forEach((corner, nth) => {
    const known = found.get(group(nth));
    if (known !== undefined) known.corners.push(corner);
    else found.set(group(nth), { terrain: letters.charAt(nth), first: corner, corners: [corner] });
  });
  return [...found.values()];
}

/** The region that a corner belongs to. */
export function regionAt(face: string, corner: Corner): Region {
  return regions(face).find((region) => region.corners.includes(corner)) as Region;
}

/** One way a tile may lie: which of its faces is up, and how often it is turned. */
export interface Way {
  up: string;
  quarters: number;
}

export const lying = ({ up, quarters }: Way): string => turned(up, quarters);

const turns = (from: number, to: number): number => (to - from + 4) % 4;

/** All ways of a tile that fit, each different one once: as it is held now first, then by quarters, then turned over. */
export function fitting(faces: readonly string[], ask: string, held: Way): Way[] {
  const order = [held.up, ...faces.filter((face) => face !== held.up)].filter((face) => face !== "");
  return order.flatMap((up) =>
    ways(up)
      .map((face) => [0, 1, 2, 3].find((quarters) => turned(up, quarters) === face) as number)
      .filter((quarters) => fits(turned(up, quarters), ask))
      .map((quarters) => ({ up, quarters }))
      .sort((one, two) => turns(held.quarters, one.quarters) - turns(held.quarters, two.quarters)),
  );
}

/** The face names a tile by the first of its four rotations; so do hands and rows. */
export function upright(face: string): string {
  const order = "SPFM";
  const rank = (text: string): string => [...text].map((letter) => order.indexOf(letter)).join("");
  return [0, 1, 2, 3]
    .map((quarters) => turned(face, quarters))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] as string;
}

// Where the pieces of a region stand: those behind first, and the more there are the smaller.

import type { Region } from "../types";

export interface Standing {
  piece: string;
  x: number;
  y: number;
  scale: number;
}

/** High buildings stand behind, people before them. */
const ORDER = ["temple", "science", "production", "civil", "ship", "unit"];
type Spots = { scale: number; spots: readonly (readonly [number, number])[] };

const SPOTS: readonly Spots[] = [
  { scale: 1.3, spots: [[0, 24]] },
  { scale: 1.12, spots: [[-17, 19], [18, 23]] }, // prettier-ignore
  { scale: 1, spots: [[1, 3], [-20, 29], [19, 31]] }, // prettier-ignore
  { scale: 0.95, spots: [[-19, 5], [18, 3], [-18, 35], [19, 34]] }, // prettier-ignore
  { scale: 0.86, spots: [[0, 0], [-26, 6], [26, 5], [-16, 34], [16, 35]] }, // prettier-ignore
  { scale: 0.8, spots: [[0, -3], [-27, 2], [27, 2], [-25, 31], [0, 36], [25, 31]] }, // prettier-ignore
];

export const ranked = (pieces: readonly string[]): string[] =>
  pieces.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

export function standing(pieces: readonly string[]): Standing[] {
  const { scale, spots } = SPOTS[Math.min(pieces.length, SPOTS.length) - 1] ?? { scale: 1, spots: [] };
  return ranked(pieces)
    .slice(0, spots.length)
    .map((piece, nth) => {
      const [x, y] = spots[nth] as readonly [number, number];
      return { piece, x, y, scale };
    })
    .sort((one, other) => one.y - other.y);
}

/** Where one more piece would stand, and how large. */
export function joining(region: Pick<Region, "pieces">, piece: string): Standing {
  const found = standing([...region.pieces, piece]).find((one) => one.piece === piece);
  return found ?? { piece, x: 0, y: 24, scale: 1.3 };
}

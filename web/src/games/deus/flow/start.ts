// Choosing pieces for the secret start; how many, the list of legal choices says.

import type { Action } from "../../../wire/live.svelte";

export const PIECES = ["ship", "production", "science", "civil", "unit"] as const;
export type Piece = (typeof PIECES)[number];
export type Split = Record<Piece, number>;

const MOST = 5; // of a type

export const sumOf = (split: Split): number => PIECES.reduce((sum, piece) => sum + split[piece], 0);

/** How many pieces are to be chosen. */
export function wanted(legal: readonly Action[]): number {
  const first = legal.find(({ do: verb }) => verb === "choose");
  return first === undefined ? 0 : sumOf(first as unknown as Split);
}

/** As even as possible: a start that nobody regrets. */
export function even(pieces: number): Split {
  const split: Split = { ship: 0, production: 0, science: 0, civil: 0, unit: 0 };
  const order: Piece[] = ["production", "civil", "ship", "unit", "science"];
  for (let nth = 0; nth < pieces; nth++) split[order[nth % order.length] as Piece] += 1;
  return split;
}

export const room = (split: Split, pieces: number): number => pieces - sumOf(split);

export function withOne(split: Split, piece: Piece, by: number): Split {
  return { ...split, [piece]: Math.max(0, Math.min(MOST, split[piece] + by)) };
}

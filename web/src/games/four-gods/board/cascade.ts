// Which tiles have left the World, in the order in which a sweep spreads, and where they go.

import { cleared } from "../came";
import type { Orientation, Place } from "../orientation";
import type { FourGodsView } from "../types";

export interface Leaving {
  cell: string;
  place: Place;
  /** As it lay on the screen. */
  face: string;
  /** 0 is the tile that was called; its neighbours are 1, and so on. */
  ring: number;
  /** How far it flies, in units of the World. */
  to: { x: number; y: number };
}

const FAR = 420;
const NEAR = 60;
const SIDES: Record<string, [number, number]> = { south: [0, 1], west: [-1, 0], north: [0, -1], east: [1, 0] };

/** `cell` is the one that was called; if nobody knows it, the last tile laid was at fault. */
export function leaving(
  before: FourGodsView,
  after: FourGodsView,
  orientation: Orientation,
  cell: string | null = null,
): Leaving[] {
  const cells = new Set(cleared(before, after).tiles);
  const tiles = before.world.filter(({ cell }) => cells.has(cell));
  const latest = tiles.toSorted((one, other) => other.laid - one.laid)[0];
  const called = tiles.find((tile) => tile.cell === cell) ?? latest;
  if (called === undefined) return [];
  const from = orientation.place(called.cell);
  return tiles.map((tile) => {
    const place = orientation.place(tile.cell);
    const ring = Math.abs(place.x - from.x) + Math.abs(place.y - from.y);
    const [x, y] = SIDES[orientation.side(tile.by)] ?? [0, 1];
    const to = ring === 0 ? { x: x * FAR, y: y * FAR } : { x: (place.x - from.x) * 12, y: NEAR };
    return { cell: tile.cell, place, face: orientation.face(tile.face), ring, to };
  });
}

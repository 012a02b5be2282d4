// The cursor of the keyboard: over the cells of the World, and from its edges into the rows beside it.

import { type Orientation, SIDE, type Side } from "../orientation";
import { isCell, slotOf, slotSpot } from "../spots";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** By side of the screen: the arrow that leads from the World into its row. */
const OUTWARD: Record<Side, string> = {
  south: "ArrowDown",
  north: "ArrowUp",
  west: "ArrowLeft",
  east: "ArrowRight",
};

const BACK: Record<string, string> = {
  ArrowUp: "ArrowDown",
  ArrowDown: "ArrowUp",
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

export interface Rows {
  /** The sides of the board at which somebody sits. */
  seats: readonly Side[];
  slots: number;
  orientation: Orientation;
}

/** Round and round through so many: the number after this one, or before it; from outside (-1) the first or last. */
export const nextOf = (count: number, at: number, back: boolean): number =>
  at < 0 ? (back ? count - 1 : 0) : (at + (back ? count - 1 : 1)) % Math.max(1, count);

/** Where an arrow key leads; null: nowhere. */
export function step(from: string, arrow: string, rows: Rows): string | null {
  const by = STEPS[arrow];
  if (by === undefined) return null;
  if (isCell(from)) return fromCell(from, arrow, by, rows);
  return fromSlot(from, arrow, rows);
}

function fromCell(cell: string, arrow: string, [dx, dy]: readonly [number, number], rows: Rows): string | null {
  const { x, y } = rows.orientation.place(cell);
  const inside = rows.orientation.cell({ x: x + dx, y: y + dy });
  if (inside !== null) return inside;
  const seat = rows.seats.find((side) => OUTWARD[rows.orientation.side(side)] === arrow);
  if (seat === undefined) return null;
  const along = alongOf(rows.orientation.side(seat), dx === 0 ? x : y);
  return slotSpot(seat, Math.min(rows.slots, Math.floor(((along + 0.5) / SIDE) * rows.slots) + 1));
}

/** Owners count from their left: the north one against x, the east one against y. */
const alongOf = (side: Side, at: number): number => (side === "north" || side === "east" ? SIDE - 1 - at : at);

function fromSlot(spot: string, arrow: string, rows: Rows): string | null {
  const found = slotOf(spot);
  if (found === null) return null;
  const side = rows.orientation.side(found.row);
  const outward = OUTWARD[side];
  if (arrow === outward) return null;
  if (arrow === BACK[outward]) return inward(found.slot, side, rows);
  const forth =
    side === "south" ? "ArrowRight" : side === "north" ? "ArrowLeft" : side === "west" ? "ArrowDown" : "ArrowUp";
  const slot = found.slot + (arrow === forth ? 1 : -1);
  return slot < 1 || slot > rows.slots ? null : slotSpot(found.row, slot);
}

function inward(slot: number, side: Side, { slots, orientation }: Rows): string | null {
  const at = alongOf(side, Math.min(SIDE - 1, Math.floor(((slot - 0.5) / slots) * SIDE)));
  const far = SIDE - 1;
  const places = { south: { x: at, y: far }, north: { x: at, y: 0 }, west: { x: 0, y: at }, east: { x: far, y: at } };
  return orientation.cell(places[side]);
}

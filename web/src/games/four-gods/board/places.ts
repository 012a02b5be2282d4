// Where a spot lies on the table, in the units of the World.

import { CELL, middle, slotBox } from "./layout";
import type { Orientation, Side } from "../orientation";
import { isCell, slotOf } from "../spots";

export interface Table {
  orientation: Orientation;
  slots: number;
  /** The sides of the screen at which somebody sits. */
  sides: readonly Side[];
}

export interface Spot {
  x: number;
  y: number;
}

/** The middle of a cell or of a slot; null for what does not lie on the table: gods, colours, the bag. */
export function pointOf(spot: string, { orientation, slots, sides }: Table, phone: boolean): Spot | null {
  if (isCell(spot)) return middle(orientation.place(spot));
  const found = slotOf(spot);
  if (found === null || found.slot > slots) return null;
  const { x, y, size } = slotBox(orientation.side(found.row), found.slot - 1, slots, phone, sides);
  return { x: x + size / 2, y: y + size / 2 };
}

/** A shift to the upper left corner of a cell. */
export function cornerOf(cell: string, { orientation }: Pick<Table, "orientation">): string {
  const { x, y } = orientation.place(cell);
  return `translate(${x * CELL} ${y * CELL})`;
}

/** The middle of a seat's row: whence its hand comes, and where it stays when it reaches for nothing on the table. */
export function homeOf(seat: Side, { orientation, slots, sides }: Table, phone: boolean): Spot {
  const [first, last] = [0, slots - 1].map((slot) => slotBox(orientation.side(seat), slot, slots, phone, sides));
  if (first === undefined || last === undefined) return { x: 0, y: 0 };
  return { x: (first.x + last.x + last.size) / 2, y: (first.y + last.y + last.size) / 2 };
}

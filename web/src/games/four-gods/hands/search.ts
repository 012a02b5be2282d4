// Late in the game: which tiles of the rows fit a cell, and how they would have to lie?

import { facesOf } from "../orientation";
import { slotSpot } from "../spots";
import { fitting, lying } from "./tiles";
import type { SeatView } from "../types";

export interface Found {
  /** As it would lie, on the screen. */
  face: string;
  /** Is it the underside that fits? */
  over: boolean;
}

/** By spot: the tiles that fit, with the face that is up if it does. */
export function found(seats: readonly SeatView[], ask: string): Map<string, Found> {
  const all = new Map<string, Found>();
  for (const { seat, row } of seats) {
    row.forEach((slot, at) => {
      if (slot === null || slot.face === "") return;
      const way = fitting(facesOf(slot), ask, { up: slot.face, quarters: 0 })[0];
      if (way !== undefined) all.set(slotSpot(seat, at + 1), { face: lying(way), over: way.up !== slot.face });
    });
  }
  return all;
}

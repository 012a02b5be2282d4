// What a hand reaches for, by name: a cell (`c4`), a place in a row (`east/3`), a god, a colour, the bag.

import type { Action } from "./types";

export interface SlotSpot {
  row: "east" | "north" | "south" | "west";
  slot: number;
}

export const isCell = (spot: string | null): spot is string => spot !== null && /^[a-h][1-8]$/.test(spot);

export function slotOf(spot: string | null): SlotSpot | null {
  const found = /^(east|north|south|west)\/(\d+)$/.exec(spot ?? "");
  return found === null ? null : { row: found[1] as SlotSpot["row"], slot: Number(found[2]) };
}

export const slotSpot = (row: string, slot: number): string => `${row}/${slot}`;

const LETTERS: Record<string, string> = { sea: "S", plain: "P", forest: "F", mountain: "M" };

/** A terrain as faces name it. */
export const letterOf = (terrain: string): string => LETTERS[terrain] ?? terrain;

/** The land of one terrain on the tile of a cell, as it may be lit: `c4 sea`. */
export const realmSpot = (cell: string, terrain: string): string => `${cell} ${terrain}`;

/** The cell of such a spot, with the letter of its terrain. */
export function realmOf(spot: string): { cell: string; terrain: string } | null {
  const [cell = "", terrain] = spot.split(" ");
  return terrain !== undefined && isCell(cell) ? { cell, terrain: letterOf(terrain) } : null;
}

/** The spot that a command of mine is about. */
export function spotOf(action: Action): string | null {
  if ("cell" in action) return action.cell;
  if (action.do === "flip" || action.do === "take") return slotSpot(action.row, action.slot);
  if (action.do === "god" || action.do === "gods") return action.god;
  if (action.do === "colour") return action.colour;
  return action.do === "draw" ? "bag" : null;
}

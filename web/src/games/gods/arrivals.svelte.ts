// Hexes and stones on their way onto the map: until they have come to rest they are not part of the land,
// which would otherwise be painted anew for every step of their way.

import { type At, keyOf } from "../atlas/cells";
import type { Hex } from "./types";

export interface Arrival {
  cell: string;
  hex: Hex;
  /** Only the stone of another god, for a tribe that lay there before. */
  stone: boolean;
}

const NOTHING: ReadonlyMap<string, Arrival> = new Map();

export class Arrivals {
  underway = $state.raw(NOTHING);
  private known: ReadonlyMap<string, Hex> | null = null;

  /** The map as it is now, null while one looks back; `still` if nobody would see it move. */
  see(map: readonly Hex[] | null, still = false): void {
    const before = this.known;
    this.known = map === null ? null : new Map(map.map((hex) => [keyOf(hex.at), hex]));
    if (before === null || this.known === null || still) {
      this.underway = NOTHING;
      return;
    }
    const found = new Map<string, Arrival>();
    for (const [cell, hex] of this.known) {
      const was = before.get(cell);
      const under = this.underway.get(cell);
      if (was === undefined || was.hex !== hex.hex) found.set(cell, { cell, hex, stone: false });
      else if (was.god !== hex.god && stands(hex)) found.set(cell, { cell, hex, stone: true });
      else if (under?.hex.hex === hex.hex && (!under.stone || stands(hex))) found.set(cell, { ...under, hex });
    }
    if (found.size > 0 || this.underway.size > 0) this.underway = found;
  }

  /** It has come to rest. */
  landed(cell: string): void {
    this.underway = new Map([...this.underway].filter(([other]) => other !== cell));
  }
}

/** Does a stone say whom the tribe follows? */
export const stands = (hex: { hex: string; god: string | null }): boolean => hex.god !== null && hex.hex !== "temple";

/** The hindmost first, as a painter lays them. */
export const hindmost = (a: { at: At }, b: { at: At }): number => a.at[1] - b.at[1] || a.at[0] - b.at[0];

// Which regions lie on one tile of seven, told from the map alone: its middle lies at i·(2,1) + j·(3,-2).

import { around, type At, keyOf } from "../../atlas/cells";

/** Is this cell the middle of a tile, in the pattern that all tiles share? */
export function isMiddle([q, r]: At): boolean {
  // q = 2i + 3j and r = i - 2j, so q - 2r = 7j and r + 2j = i
  return (((q - 2 * r) % 7) + 7) % 7 === 0;
}

/** The tile of a cell, by its middle. */
export const tileOf = (at: At): string => keyOf(isMiddle(at) ? at : (around(at).find(isMiddle) ?? at));

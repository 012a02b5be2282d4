// The borders of the regions of Deus, and which of their sides are drawn.

import { bordersOf } from "../../atlas/art/outline";
import { around, type At, keyOf } from "../../atlas/cells";

export const { shore: outline, side } = bordersOf("deus ", 4, 4.6);

/** Sides of these regions that fit; each side between two of them once. */
export function sides(cells: readonly At[], fits: (cell: string, beside: string) => boolean): string {
  let d = "";
  for (const at of cells) {
    const cell = keyOf(at);
    around(at).forEach((near, nth) => {
      if (fits(cell, keyOf(near))) d += side(at, nth);
    });
  }
  return d;
}

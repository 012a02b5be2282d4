// The sign of a land, for regions whose ground is hidden behind pieces; the same as on cards.

import { glyph, inkOf } from "../cards/glyphs";

/** Around 0,0; about 24 wide and high. */
export const terrainSign = (terrain: string): string =>
  `<g transform="translate(-12 -12)" stroke="#2b2115" stroke-linecap="round" stroke-linejoin="round">${glyph(terrain)
    .map((mark) => `<path d="${mark.d}" fill="${mark.fill ?? "none"}" stroke-width="${inkOf(mark)}"/>`)
    .join("")}</g>`;

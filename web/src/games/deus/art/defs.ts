// Gradients that all pictures of Deus share.

import { sharedDefs, stops } from "../../atlas/art/defs";

const DAY = stops([0, "#fffbe8", 0.36], [0.5, "#fffbe8", 0], [0.6, "#1b1006", 0], [1, "#1b1006", 0.2]);
const GLOSS = stops([0, "#fff", 0.42], [0.42, "#fff", 0], [0.55, "#000", 0], [1, "#000", 0.34]);
const COIN = stops([0, "#fff3b0", 1], [0.5, "#e6b422", 1], [1, "#8f5f0c", 1]);

export const needDefs = sharedDefs(`
<linearGradient id="deus-light" x1="0.15" y1="0" x2="0.85" y2="1">${DAY}</linearGradient>
<linearGradient id="deus-gloss" x1="0" y1="0" x2="1" y2="0.35">${GLOSS}</linearGradient>
<radialGradient id="deus-coin" cx=".36" cy=".3" r=".85">${COIN}</radialGradient>`);

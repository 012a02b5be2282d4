// Gradients that all pictures of Gods share.

import { sharedDefs, stops } from "../../atlas/art/defs";

const DAY = stops([0, "#fffbe8", 0.42], [0.5, "#fffbe8", 0], [0.55, "#1b1006", 0], [1, "#1b1006", 0.3]);
const GLOSS = stops([0, "#fff", 0.5], [0.45, "#fff", 0], [1, "#000", 0.3]);

export const needDefs = sharedDefs(`
<linearGradient id="gods-light" x1="0.1" y1="0" x2="0.9" y2="1">${DAY}</linearGradient>
<linearGradient id="gods-gloss" x1="0.2" y1="0" x2="0.8" y2="1">${GLOSS}</linearGradient>`);

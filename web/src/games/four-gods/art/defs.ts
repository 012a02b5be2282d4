// Gradients and cuts that all pictures of 4 Gods share.

import { sharedDefs, stops } from "../../atlas/art/defs";

const GLOSS = stops([0, "#fff", 0.5], [0.45, "#fff", 0], [1, "#000", 0.32]);
const DAY = stops([0, "#fff3cf", 0.2], [0.5, "#fff3cf", 0], [0.55, "#130b02", 0], [1, "#130b02", 0.22]);

export const needDefs = sharedDefs(`
<radialGradient id="four-gods-lit">${stops([0, "#fff6d0", 0.16], [1, "#fff6d0", 0])}</radialGradient>
<radialGradient id="four-gods-dim">${stops([0, "#1c1405", 0.1], [1, "#1c1405", 0])}</radialGradient>
<linearGradient id="four-gods-gloss" x1=".15" y1="0" x2=".85" y2="1">${GLOSS}</linearGradient>
<linearGradient id="four-gods-day" x1=".1" y1="0" x2=".9" y2="1">${DAY}</linearGradient>
<clipPath id="four-gods-sheet"><rect width="800" height="800"/></clipPath>
<clipPath id="four-gods-world"><rect x="-.5" y="-4" width="801" height="804.5"/></clipPath>
<clipPath id="four-gods-tile"><rect x="-.6" y="-.6" width="101.2" height="101.2"/></clipPath>
<clipPath id="four-gods-card"><rect x="1.5" y="1.5" width="97" height="97" rx="9"/></clipPath>`);

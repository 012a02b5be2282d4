// Hexes that never lie on the map: whirlwind, extra action, the end of the game.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, inked, n, path, shade } from "../../atlas/art/paint";

/** A column of wind: bands that widen upwards, dust at its foot. */
export function whirlwind(roll: Dice): string {
  let found = shade(0, 32, 14, 4);
  for (let k = 0; k < 7; k++) {
    const y = 30 - k * 9;
    const w = 4 + k * 4.1;
    const x = Math.sin(k * 0.9 + between(roll, 0, 0.5)) * 4;
    const band = `M${at(x - w, y)}C${at(x - w * 0.6, y + 6)} ${at(x + w * 0.7, y + 6)} ${at(x + w, y - 1)}C${at(x + w * 0.9, y - 8)} ${at(x - w * 0.8, y - 8)} ${at(x - w, y)}z`;
    found += inked(band, k % 2 === 0 ? "#e3edf0" : "#b9cdd6", 1);
    found += path(
      `M${at(x + w * 0.15, y + 4)}C${at(x + w * 0.6, y + 3)} ${at(x + w * 0.95, y)} ${at(x + w * 0.8, y - 4)}`,
      { stroke: "#3f5d70", width: 2.2, opacity: 0.45 },
    );
    found += path(`M${at(x - w * 0.7, y - 1)}q${n(w * 0.4)} 3 ${n(w * 0.9)} 2.6`, {
      stroke: "#ffffff",
      width: 1.2,
      opacity: 0.9,
    });
  }
  for (let k = 0; k < 8; k++) {
    found += ellipse(between(roll, -22, 22), between(roll, 26, 38), between(roll, 0.8, 2), between(roll, 0.6, 1.2), {
      fill: "#8a6a3b",
      opacity: 0.8,
    });
  }
  return found;
}

/** A second hand: a raised palm in a ring of light. */
export function extraAction(): string {
  const rays = Array.from({ length: 16 }, (_, k) => {
    const a = (k / 16) * 2 * Math.PI;
    const far = k % 2 === 0 ? 37 : 32;
    return `M${at(Math.cos(a) * 27, Math.sin(a) * 27)}L${at(Math.cos(a) * far, Math.sin(a) * far)}`;
  }).join("");
  const palm =
    "M-11 20C-15 12 -17 4 -17 -3C-17 -6 -13 -6 -12.5 -3L-11 4L-11.5 -14C-11.5 -17.6 -6.6 -17.6 -6.4 -14L-5.4 0L-4.4 -19C-4.2 -22.6 .8 -22.6 .8 -19L1 0L3.4 -16.6C4 -20 8.6 -19.4 8.4 -16L7.2 3L10 -5.6C11.2 -8.6 15.4 -7.2 14.8 -4C13.4 4 12.6 14 8.6 20C4 24.4 -6.6 24.4 -11 20z";
  return (
    ellipse(0, 0, 27, 27, { fill: "#fff4c9", stroke: "#7a5a14", width: 1.3 }) +
    path(rays, { stroke: "#7a5a14", width: 2.4 }) +
    `<g transform="translate(0 1)">` +
    shade(0, 20, 13, 4) +
    inked(palm, "#d99a3c", 1.5) +
    path("M3 22C9 20 11 12 12.4 0C13 -4 15 -5 14.8 -3C13.4 5 12.6 14 8.6 20C7 21.6 5 22.4 3 22z", {
      fill: "#7a4a10",
      opacity: 0.5,
    }) +
    path("M-8 8C-3 4 4 4 8 7M-7 14C-3 10 2 10 5 12", { stroke: "#5f3c0c", width: 1.2, opacity: 0.8 }) +
    "</g>"
  );
}

/** Night falls: a moon over a broken column. */
export function gameEnd(roll: Dice): string {
  let stars = "";
  for (let k = 0; k < 12; k++)
    stars += ellipse(between(roll, -30, 30), between(roll, -34, 4), 0.9, 0.9, { fill: "#fff6d8", opacity: 0.9 });
  return (
    stars +
    path("M10 -32A15 15 0 1 0 22 -8A12 12 0 1 1 10 -32z", { fill: "#fbeec0", stroke: "#2f2418", width: 1 }) +
    shade(-4, 34, 18, 4) +
    inked("M-14 32V4L-8 -1L-4 3L1 -3L4 2V32z", "#d8d0c2", 1.2) +
    path("M-1 32V0L1 -3L4 2V32z", { fill: "#4a4460", opacity: 0.6 }) +
    inked("M-18 36H9V31H-18z", "#bcb3a6", 1.2)
  );
}

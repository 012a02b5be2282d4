// A barbarian village: huts behind a palisade; once it has been attacked, charred beams and smoke.

import { between, dice } from "../../atlas/art/noise";
import { at, ellipse, inked, n, path, polygon, shade } from "../../atlas/art/paint";

function hut(x: number, y: number, s: number): string {
  return (
    shade(x, y, s * 1.1, 3) +
    inked(`M${at(x - s, y)}V${n(y - s * 0.6)}H${n(x + s)}V${n(y)}Q${at(x, y + 3)} ${at(x - s, y)}z`, "#b98d5a") +
    path(`M${at(x + s * 0.2, y + 1)}V${n(y - s * 0.6)}H${n(x + s)}V${n(y)}z`, { fill: "#3c2410", opacity: 0.4 }) +
    inked(`M${at(x - s * 0.24, y + 1)}V${n(y - s * 0.5)}h${n(s * 0.48)}v${n(s * 0.5)}z`, "#2b1a0c", 0.7) +
    inked(polygon([x - s * 1.3, y - s * 0.5], [x, y - s * 1.9], [x + s * 1.3, y - s * 0.5]), "#d7b25c") +
    path(polygon([x + s * 0.1, y - s * 0.5], [x, y - s * 1.9], [x + s * 1.3, y - s * 0.5]), {
      fill: "#5b3a10",
      opacity: 0.55,
    })
  );
}

/** Stakes around a yard: those behind first, those in front later. */
function stakes(front: boolean): string {
  const roll = dice(`stakes ${front}`);
  let bodies = "";
  for (let k = 0; k < 17; k++) {
    const angle = Math.PI * (front ? k / 16 : 1 + k / 16);
    const [x, y] = [Math.cos(angle) * 35, 4 + Math.sin(angle) * 25];
    if (front && Math.abs(x) < 7) continue; // the gate
    const high = between(roll, 9.5, 12.5);
    bodies += `M${at(x - 2.2, y)}v${n(-high)}l2.2 -2.8l2.2 2.800v${n(high)}z`;
  }
  return path(bodies, { fill: "#8a5f33", stroke: "#2b1a0c", width: 0.9 });
}

const standing = (): string =>
  ellipse(0, 5, 37, 27, { fill: "#c99a62", opacity: 0.7 }) +
  stakes(false) +
  hut(-15, -5, 9.5) +
  hut(14, -7, 9) +
  stakes(true);

function beam(x: number, y: number, dx: number, dy: number): string {
  return path(`M${at(x, y)}l${n(dx)} ${n(dy)}`, { stroke: "#1d130b", width: 3.2 });
}

const fallen = (): string =>
  ellipse(0, 5, 35, 25, { fill: "#4a3a2c", opacity: 0.6 }) +
  ellipse(-14, -3, 12, 6, { fill: "#1d130b", opacity: 0.6 }) +
  ellipse(15, 3, 11, 5.5, { fill: "#1d130b", opacity: 0.6 }) +
  beam(-24, 1, 7, -15) +
  beam(-6, 1, -8, -13) +
  beam(-22, 4, 20, -3) +
  beam(7, 6, 5, -14) +
  beam(24, 6, -9, -12) +
  beam(6, 9, 19, -4) +
  path("M-13 -9q-7 -6 -1 -12q7 -5 1 -12M16 -6q6 -5 1 -11q-6 -6 0 -12", {
    stroke: "#efe8dc",
    width: 3.4,
    opacity: 0.6,
  }) +
  path("M-31 17v-7M-26 21v-5M27 21v-8M32 16v-5M10 29v-6M-12 28v-7", { stroke: "#4a2f16", width: 3.4 });

const PICTURES = { standing: standing(), fallen: fallen() };

export const village = (attacked: boolean): string => PICTURES[attacked ? "fallen" : "standing"];

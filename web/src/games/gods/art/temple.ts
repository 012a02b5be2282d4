// The four temples: a stepped pyramid under a sun, a gilded pyramid with an eye, a round tower with a winding ramp,
// a lotus dome. Each has its god's colour on the roof and the sign before it.

import { at, ellipse, inked, n, path, polygon, shade } from "../../atlas/art/paint";
import { GOD_COLOURS, SIGNS, stone } from "./signs";

const STONE = "#efe3c6";
const DARK = "#3a2a16";

/** A block of stone seen from the front: lit face, shaded right side. */
function block(half: number, top: number, bottom: number, fill = STONE, slope = 2): string {
  return (
    inked(polygon([-half, bottom], [-half + slope, top], [half - slope, top], [half, bottom]), fill) +
    path(polygon([half * 0.35, bottom], [half * 0.33, top], [half - slope, top], [half, bottom]), {
      fill: DARK,
      opacity: 0.26,
    }) +
    path(`M${at(-half + slope, top + 0.8)}H${n(half - slope)}`, { stroke: "#fffaf0", width: 1.1, opacity: 0.8 })
  );
}

const stairs = (half: number, top: number, bottom: number): string => {
  let steps = "";
  for (let y = top + 2; y < bottom; y += 3) steps += `M${at(-half, y)}H${n(half)}`;
  return (
    inked(polygon([-half, bottom], [-half * 0.8, top], [half * 0.8, top], [half, bottom]), "#fff6df", 0.9) +
    path(steps, { stroke: DARK, width: 0.8, opacity: 0.55 })
  );
};

function sunPyramid(): string {
  const colour = GOD_COLOURS["crimson"] as string;
  return (
    block(36, 16, 30) +
    block(29, 4, 16) +
    block(22, -8, 4) +
    inked(polygon([-15, -8], [-13, -19], [13, -19], [15, -8]), colour) +
    path(polygon([5, -8], [5, -19], [13, -19], [15, -8]), { fill: DARK, opacity: 0.35 }) +
    stairs(6, -8, 30)
  );
}

function eyePyramid(): string {
  const colour = GOD_COLOURS["gold"] as string;
  const courses = [20, 10, 0, -10].map((y) => `M${at(-34 + (30 - y) * 0.62, y)}H${n(34 - (30 - y) * 0.62)}`).join("");
  return (
    inked(polygon([-37, 30], [0, -36], [37, 30]), STONE) +
    path(polygon([8, 30], [0, -36], [37, 30]), { fill: DARK, opacity: 0.3 }) +
    path(courses, { stroke: DARK, width: 0.8, opacity: 0.35 }) +
    inked(polygon([-13.5, -12], [0, -36], [13.5, -12]), colour) +
    path(polygon([3, -12], [0, -36], [13.5, -12]), { fill: "#6b4300", opacity: 0.4 }) +
    block(40, 26, 32, "#e6d6b2", 1)
  );
}

function windingTower(): string {
  const colour = GOD_COLOURS["azure"] as string;
  const tiers = [
    [33, 16, 30],
    [26, 3, 16],
    [19.5, -10, 3],
    [13.5, -21, -10],
  ] as const;
  let found = "";
  for (const [half, top, bottom] of tiers) {
    const body = `M${at(-half, bottom - 2)}Q${at(0, bottom + 5)} ${at(half, bottom - 2)}L${at(half - 3, top)}Q${at(0, top + 5)} ${at(-half + 3, top)}z`;
    const lee = `M${at(half * 0.3, bottom + 1.2)}Q${at(half * 0.7, bottom)} ${at(half, bottom - 2)}L${at(half - 3, top)}Q${at(half * 0.6, top + 2.2)} ${at(half * 0.3, top + 2.4)}z`;
    const ramp = `M${at(-half + 0.6, bottom - 5)}Q${at(half * 0.1, bottom - 1)} ${at(half - 2.6, top + 3.4)}`;
    found += inked(body, STONE) + path(lee, { fill: "#20364f", opacity: 0.34 });
    found += path(ramp, { stroke: colour, width: 3.6 }) + path(ramp, { stroke: DARK, width: 0.7, opacity: 0.6 });
  }
  return (
    found +
    inked("M-11 -20Q-10 -33 0 -36Q10 -33 11 -20Q0 -16 -11 -20z", colour) +
    path("M3 -17.6Q6 -28 0 -36Q10 -33 11 -20Q8 -18.4 3 -17.6z", { fill: "#12294a", opacity: 0.4 })
  );
}

function lotusDome(): string {
  const colour = GOD_COLOURS["jade"] as string;
  const columns = [-22, -13, 9, 18].map((x) => inked(`M${at(x, 22)}V4H${n(x + 4.4)}V22z`, "#fff6df", 0.9)).join("");
  const leaf = (x: number, wide: number, high: number): string =>
    `M${at(x, 3)}C${at(x - wide * 1.5, -3)} ${at(x - wide, -high * 0.75)} ${at(x * 1.12, -high)}C${at(x + wide, -high * 0.75)} ${at(x + wide * 1.5, -3)} ${at(x, 3)}z`;
  return (
    block(36, 22, 30) +
    path(polygon([-24, 22], [-24, 4], [24, 4], [24, 22]), { fill: "#3d3222" }) +
    columns +
    inked(polygon([-29, 5], [-26, 0], [26, 0], [29, 5]), STONE) +
    inked(leaf(-17, 9, 22), colour) +
    inked(leaf(17, 9, 22), colour) +
    inked(leaf(0, 15, 37), colour) +
    path("M2 2.6C22 -3 15 -28 0 -37C6 -22 8 -10 2 2.6z", { fill: "#0d3b2a", opacity: 0.4 }) +
    path("M-4 -4C-9 -14 -6 -24 -1 -31", { stroke: "#d8f3e2", width: 1.6, opacity: 0.8 }) +
    path(polygon([8, 5], [8, 0], [26, 0], [29, 5]), { fill: DARK, opacity: 0.3 })
  );
}

const TEMPLES: Record<string, () => string> = {
  crimson: sunPyramid,
  gold: eyePyramid,
  azure: windingTower,
  jade: lotusDome,
};

const braziers = (): string =>
  [-31, 31]
    .map(
      (x) =>
        inked(`M${at(x - 3, 33)}L${at(x - 1.4, 38)}H${n(x + 1.4)}L${at(x + 3, 33)}z`, "#6b4a24", 0.9) +
        path(`M${at(x - 2.4, 33)}q0 -5 2.4 -8q2.6 3 2.4 8z`, { fill: "#f6b93b", stroke: "#a5431b", width: 0.9 }),
    )
    .join("");

const known = new Map<string, string>();

export function temple(god: string): string {
  const found = known.get(god) ?? drawn(god);
  known.set(god, found);
  return found;
}

function drawn(god: string): string {
  const build = TEMPLES[god];
  if (build === undefined || SIGNS[god] === undefined) return "";
  return (
    ellipse(0, 24, 36, 11.5, { fill: "#fff8e4", stroke: GOD_COLOURS[god] as string, width: 2.6, opacity: 0.75 }) +
    shade(3, 26, 34, 7) +
    `<g transform="translate(0 -4.5) scale(.93)">${build()}</g>` +
    ellipse(0, 27, 15, 5, { fill: "#1b130a", opacity: 0.2 }) +
    `<g transform="translate(0 -7)">${braziers()}</g>` +
    stone(god, 1.45, 0, 17)
  );
}

// The tribes' houses: round, long, on stilts, tents. Lit on the left, shaded on the right.

import { between, type Dice } from "../../atlas/art/noise";
import { at, inked, n, path, polygon, shade } from "../../atlas/art/paint";

export type House = (roll: Dice, x: number, y: number, size: number) => string;

const line = (d: string, width = 0.8, opacity = 0.6, stroke = "#2f2418"): string =>
  path(d, { stroke, width, opacity });

/** Mud walls under a cone of thatch. */
export const roundHut: House = (roll, x, y, size) => {
  const [w, wall, roof] = [9 * size, 7 * size, between(roll, 11, 13.5) * size];
  const lean = between(roll, -1, 1) * size;
  const eaves = y - wall;
  const top: [number, number] = [x + lean, eaves - roof];
  const body = `M${at(x - w * 0.8, eaves)}V${n(y - 1)}Q${at(x, y + 2.6 * size)} ${at(x + w * 0.8, y - 1)}V${n(eaves)}z`;
  const thatch = `M${at(x - w * 1.15, eaves + 1.5)}Q${at(x - w * 0.45, eaves - roof * 0.55)} ${at(...top)}Q${at(x + w * 0.45, eaves - roof * 0.55)} ${at(x + w * 1.15, eaves + 1.5)}Q${at(x, eaves + 5 * size)} ${at(x - w * 1.15, eaves + 1.5)}z`;
  const dark = `M${at(...top)}Q${at(x + w * 0.45, eaves - roof * 0.55)} ${at(x + w * 1.15, eaves + 1.5)}Q${at(x + w * 0.6, eaves + 4 * size)} ${at(x + w * 0.15, eaves + 3.6 * size)}z`;
  const straws = [-0.6, -0.25, 0.2, 0.55].map(
    (part) => `M${at(top[0] + part * 1.5, top[1] + 2)}L${at(x + w * part * 1.5, eaves + 2.4 * size)}`,
  );
  return (
    shade(x, y, w * 1.15, 4 * size) +
    inked(body, "#e8d3a4") +
    path(`M${at(x + w * 0.25, eaves)}V${n(y + 1)}Q${at(x + w * 0.6, y)} ${at(x + w * 0.8, y - 1)}V${n(eaves)}z`, {
      fill: "#9c7a4a",
      opacity: 0.55,
    }) +
    path(
      `M${at(x - 2.2 * size, y + 0.6)}V${n(eaves + 3 * size)}Q${at(x, eaves + 1 * size)} ${at(x + 2.2 * size, eaves + 3 * size)}V${n(y + 0.6)}z`,
      { fill: "#3d2a18" },
    ) +
    inked(thatch, "#8fb14e") +
    path(dark, { fill: "#3f5a1f", opacity: 0.6 }) +
    line(straws.join(""), 0.7, 0.45)
  );
};

/** A long house with a ridge; its gable looks to the left. */
export const longHouse: House = (roll, x, y, size) => {
  const long = between(roll, 21, 25) * size;
  const [gable, wall, roof] = [8 * size, 7 * size, 9 * size];
  const left = x - long * 0.62;
  const back = 4.5 * size;
  const right = left + gable * 1.6 + long;
  const eaves = y - wall;
  const ridge: [number, number] = [left + gable * 0.8, eaves - roof];
  const front = polygon([left, y - back * 0.5], [left + gable * 1.6, y + 1], [left + gable * 1.6, eaves + 1], ridge, [
    left,
    eaves - back * 0.5,
  ]);
  const side = polygon(
    [left + gable * 1.6, y + 1],
    [right, y - back],
    [right, eaves - back],
    [left + gable * 1.6, eaves + 1],
  );
  const slope = polygon(
    ridge,
    [left + gable * 1.6 - 0.6, eaves + 2.4],
    [right + 1, eaves - back + 1.4],
    [right - gable * 0.8, eaves - roof - back],
  );
  const seams = [0.25, 0.5, 0.75].map((part) => {
    const top = [ridge[0] + (right - gable * 0.8 - ridge[0]) * part, ridge[1] - back * part] as const;
    return `M${at(...top)}L${at(left + gable * 1.6 + (right - left - gable * 1.6) * part, eaves + 2 - (back + 0.6) * part)}`;
  });
  return (
    shade((left + right) / 2, y, (right - left) * 0.52, 5 * size) +
    inked(front, "#ecdcb6") +
    inked(side, "#a98f67") +
    path(
      polygon(
        [left + gable * 0.5, y],
        [left + gable * 1.1, y + 0.4],
        [left + gable * 1.1, eaves + 0.5],
        [left + gable * 0.5, eaves],
      ),
      { fill: "#3a2a1b" },
    ) +
    inked(slope, "#6d93c4") +
    path(
      polygon(
        [(ridge[0] + left + gable * 1.6) / 2, eaves - roof * 0.4],
        [left + gable * 1.6 - 0.6, eaves + 2.4],
        [right + 1, eaves - back + 1.4],
        [right - gable * 0.3, eaves - back - roof * 0.4],
      ),
      { fill: "#24406b", opacity: 0.42 },
    ) +
    line(seams.join(""), 0.8, 0.45) +
    path(
      `M${at(left - 1.5, eaves - back * 0.5 + 1)}L${at(ridge[0] + 1, ridge[1] - 2.5)}M${at(left + gable * 1.6 + 0.5, eaves + 2)}L${at(ridge[0] - 1, ridge[1] - 2.5)}`,
      { stroke: "#2f2418", width: 1.5 },
    )
  );
};

/** A house on four posts, a ladder before it. */
export const stiltHouse: House = (roll, x, y, size) => {
  const [w, legs, wall, roof] = [8.5 * size, between(roll, 7, 9) * size, 6.5 * size, 9 * size];
  const floor = y - legs;
  const eaves = floor - wall;
  const posts = [-0.85, -0.3, 0.3, 0.85].map(
    (part) => `M${at(x + w * part, floor)}v${n(legs + (Math.abs(part) > 0.5 ? 0 : -1.5))}`,
  );
  const hip = polygon(
    [x - w * 1.3, eaves + 1.6],
    [x - w * 0.5, eaves - roof],
    [x + w * 0.5, eaves - roof],
    [x + w * 1.3, eaves + 1.6],
  );
  return (
    path(`M${at(x - w * 1.3, y)}q${n(w * 1.3)} ${n(3 * size)} ${n(w * 2.6)} 0`, {
      stroke: "#e9def0",
      width: 1,
      opacity: 0.8,
    }) +
    shade(x, y - 1, w * 1.1, 3 * size) +
    path(posts.join(""), { stroke: "#2f2418", width: 1.7 * size }) +
    line(
      `M${at(x + w * 0.1, floor)}l${n(-3 * size)} ${n(legs + 1)}m${n(2.6 * size)} 0l${n(3 * size)} ${n(-legs - 1)}`,
      0.8,
      0.9,
    ) +
    inked(polygon([x - w, floor], [x + w, floor], [x + w, eaves], [x - w, eaves]), "#e2cba9") +
    path(polygon([x + w * 0.25, floor], [x + w, floor], [x + w, eaves], [x + w * 0.25, eaves]), {
      fill: "#6e4d57",
      opacity: 0.5,
    }) +
    path(
      polygon(
        [x - w * 0.55, floor],
        [x - w * 0.05, floor],
        [x - w * 0.05, eaves + 2 * size],
        [x - w * 0.55, eaves + 2 * size],
      ),
      { fill: "#3a2430" },
    ) +
    path(`M${at(x - w * 1.2, floor)}h${n(w * 2.4)}`, { stroke: "#2f2418", width: 1.6 }) +
    inked(hip, "#b388c9") +
    path(
      polygon(
        [x + w * 0.1, eaves + 1.6],
        [x + w * 0.15, eaves - roof],
        [x + w * 0.5, eaves - roof],
        [x + w * 1.3, eaves + 1.6],
      ),
      { fill: "#4a2a5e", opacity: 0.5 },
    ) +
    line(
      `M${at(x - w * 0.9, eaves - roof * 0.35)}H${n(x + w * 0.9)}M${at(x - w * 0.68, eaves - roof * 0.68)}H${n(x + w * 0.68)}`,
      0.7,
      0.5,
    )
  );
};

/** A tent of striped cloth, its poles crossed on top. */
export const tent: House = (roll, x, y, size) => {
  const [w, high] = [11 * size, between(roll, 19, 23) * size];
  const top: [number, number] = [x + between(roll, -1.5, 1.5) * size, y - high];
  const cloth = `M${at(x - w, y - 1)}Q${at(x - w * 0.35, y - high * 0.45)} ${at(...top)}Q${at(x + w * 0.35, y - high * 0.45)} ${at(x + w, y - 1)}Q${at(x, y + 4 * size)} ${at(x - w, y - 1)}z`;
  const dark = `M${at(...top)}Q${at(x + w * 0.35, y - high * 0.45)} ${at(x + w, y - 1)}Q${at(x + w * 0.6, y + 1.6 * size)} ${at(x + w * 0.3, y + 1.6 * size)}z`;
  const stripe = (part: number): string => {
    const half = w * part;
    const up = y - high * (1 - part) * 0.92;
    return `M${at(x - half * 0.72, up)}Q${at(x, up + 3 * size)} ${at(x + half * 0.72, up)}`;
  };
  return (
    shade(x, y, w * 1.1, 4 * size) +
    path(
      `M${at(top[0], top[1] + 2)}l${n(-2.6 * size)} ${n(-5 * size)}M${at(top[0], top[1] + 2)}l${n(2.8 * size)} ${n(-5 * size)}`,
      { stroke: "#2f2418", width: 1.3 },
    ) +
    inked(cloth, "#f0a45a") +
    path(stripe(0.46) + stripe(0.76), { stroke: "#fbe6c0", width: 2.2 * size }) +
    path(dark, { fill: "#7a3410", opacity: 0.5 }) +
    path(
      `M${at(x - w * 0.02, y - high * 0.55)}L${at(x - w * 0.36, y + 1.2)}Q${at(x - w * 0.1, y + 2.4 * size)} ${at(x + w * 0.18, y + 1.6)}z`,
      { fill: "#3d1f0e" },
    )
  );
};

export const HOUSES: Record<string, House> = { green: roundHut, blue: longHouse, violet: stiltHouse, orange: tent };

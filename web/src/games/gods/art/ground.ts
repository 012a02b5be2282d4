// What grows on a hex: colour and texture of each kind of land, so that they differ without colour, too.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, flow, hsl, n, path, reach, spot } from "../../atlas/art/paint";

type Texture = (roll: Dice) => string;

export function groundColour(kind: string, god: string | null, roll: Dice): string {
  const [hue, strength, light] = GROUNDS[kind === "temple" ? `temple-${god}` : kind] ?? [40, 20, 60];
  return hsl(hue + between(roll, -4, 4), strength + between(roll, -4, 4), light + between(roll, -2.5, 2.5));
}

const GROUNDS: Record<string, readonly [number, number, number]> = {
  green: [82, 36, 53],
  blue: [209, 32, 64],
  violet: [282, 22, 66],
  orange: [22, 54, 59],
  desert: [43, 62, 74],
  decline: [30, 10, 47],
  whirlwind: [196, 22, 70],
  extra: [48, 52, 76],
  game_end: [250, 16, 42],
  "temple-crimson": [20, 24, 74],
  "temple-gold": [42, 34, 72],
  "temple-azure": [208, 14, 74],
  "temple-jade": [140, 14, 72],
};

/** Patches of lighter and darker paint under everything. */
function wash(roll: Dice): string {
  let found = "";
  for (let k = 0; k < 5; k++) {
    const [x, y] = spot(roll, 20);
    const fill = k % 2 === 0 ? "#fff8df" : "#231607";
    found += ellipse(x, y, between(roll, 9, 20), between(roll, 5, 10), { fill, opacity: 0.075 });
  }
  return found;
}

/** Tufts of grass, and now and then a flower. */
const meadow: Texture = (roll) => {
  let tufts = "";
  let flowers = "";
  for (let k = 0; k < 26; k++) {
    const [x, y] = spot(roll, 6);
    const h = between(roll, 2.6, 4.6);
    tufts += `M${at(x, y)}l${n(-h * 0.5)} ${n(-h)}M${at(x, y)}l${n(between(roll, -0.3, 0.5))} ${n(-h * 1.15)}M${at(x, y)}l${n(h * 0.55)} ${n(-h * 0.9)}`;
    if (k % 7 === 0) flowers += ellipse(x + 4, y - 1, 1, 1, { fill: "#fff3b8", opacity: 0.9 });
  }
  return path(tufts, { stroke: "#37511b", width: 0.9, opacity: 0.62 }) + flowers;
};

/** Ploughed terraces and a pond: level lines. */
const furrows: Texture = (roll) => {
  let lines = "";
  let lit = "";
  for (let y = -38; y <= 40; y += between(roll, 6.5, 8.5)) {
    const wide = reach(y) - between(roll, 4, 10);
    if (wide < 8) continue;
    const bend = between(roll, -2.5, 2.5);
    const from = -wide + between(roll, 0, wide * 0.35);
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (p) => [from + (wide - from) * p, y + bend * Math.sin(p * 5)] as const,
    );
    lines += flow(points);
    lit += flow(points.map(([px, py]) => [px, py - 1.3] as const));
  }
  return (
    path(lit, { stroke: "#eef4f8", width: 1, opacity: 0.5 }) +
    path(lines, { stroke: "#233c58", width: 1, opacity: 0.5 })
  );
};

/** Pools and reeds. */
const marsh: Texture = (roll) => {
  let found = "";
  for (let k = 0; k < 4; k++) {
    const [x, y] = spot(roll, 18);
    const [rx, ry] = [between(roll, 7, 13), between(roll, 2.4, 4)];
    found += ellipse(x, y, rx, ry, { fill: "#cfe0ea", stroke: "#4a3358", width: 0.7, opacity: 0.55 });
    found += path(`M${at(x - rx * 0.5, y)}h${n(rx * 0.7)}`, { stroke: "#ffffff", width: 0.8, opacity: 0.6 });
  }
  let reeds = "";
  let heads = "";
  for (let k = 0; k < 15; k++) {
    const [x, y] = spot(roll, 7);
    const [h, lean] = [between(roll, 5, 8), between(roll, -1.5, 1.5)];
    reeds += `M${at(x, y)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`;
    heads += `M${at(x + lean, y - h)}v-2.2`;
  }
  return (
    found +
    path(reeds, { stroke: "#44274f", width: 0.8, opacity: 0.6 }) +
    path(heads, { stroke: "#5f2f52", width: 1.7, opacity: 0.7 })
  );
};

/** Stones and cracked ledges under a hot sun. */
const steppe: Texture = (roll) => {
  let found = "";
  let strokes = "";
  for (let k = 0; k < 14; k++) {
    const [x, y] = spot(roll, 8);
    const w = between(roll, 4, 9);
    strokes += `M${at(x - w, y)}l${n(w * 0.7)} ${n(between(roll, -1.4, 1.4))}l${n(w)} ${n(between(roll, -1, 1))}`;
  }
  for (let k = 0; k < 5; k++) {
    const [x, y] = spot(roll, 10);
    const s = between(roll, 1.8, 3.2);
    const rock = `M${at(x - s, y)}l${n(s * 0.5)} ${n(-s)}l${n(s)} ${n(-0.2 * s)}l${n(s * 0.7)} ${n(s * 1.2)}z`;
    found += path(rock, { fill: "#f3d9b4", stroke: "#6b3413", width: 0.8 });
    found += path(`M${at(x + s * 0.3, y)}l${n(s * 0.2)} ${n(-s * 1.1)}l${n(s * 0.7)} ${n(s * 1.1)}z`, {
      fill: "#8a4a20",
      opacity: 0.55,
    });
  }
  return path(strokes, { stroke: "#7c3a12", width: 1, opacity: 0.5 }) + found;
};

/** Paving around a temple: worn slabs, no growth. */
const paving: Texture = (roll) => {
  let slabs = "";
  for (let k = 0; k < 22; k++) {
    const [x, y] = spot(roll, 9);
    const w = between(roll, 4, 8);
    slabs += `M${at(x, y)}h${n(w)}M${at(x + w * between(roll, 0.3, 0.7), y)}v${n(between(roll, 2, 4))}`;
  }
  return path(slabs, { stroke: "#4b3820", width: 0.8, opacity: 0.3 });
};

const TEXTURES: Record<string, Texture> = {
  green: meadow,
  blue: furrows,
  violet: marsh,
  orange: steppe,
  temple: paving,
};

export const texture = (kind: string, roll: Dice): string => wash(roll) + (TEXTURES[kind]?.(roll) ?? "");

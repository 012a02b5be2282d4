// The ground of a region: colour and texture of each kind, so that they differ without colour, too.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, flow, hsl, n, path, reach, spot } from "../../atlas/art/paint";

type Texture = (roll: Dice) => string;

const GROUNDS: Record<string, readonly [number, number, number]> = {
  forest: [112, 34, 41],
  field: [46, 63, 63],
  swamp: [54, 21, 37],
  mountain: [32, 9, 67],
  sea: [201, 41, 55],
  village: [27, 42, 61],
};

export function groundColour(terrain: string, roll: Dice): string {
  const [hue, strength, light] = GROUNDS[terrain] ?? [40, 20, 60];
  const sway = terrain === "sea" ? 0.25 : 1; // water is one
  return hsl(
    hue + between(roll, -4, 4) * sway,
    strength + between(roll, -4, 4),
    light + between(roll, -2.5, 2.5) * sway,
  );
}

/** Patches of lighter and darker paint under everything. */
const wash: Texture = (roll) => {
  let found = "";
  for (let k = 0; k < 4; k++) {
    const [x, y] = spot(roll, 20);
    const fill = k % 2 === 0 ? "#fff8df" : "#231607";
    found += ellipse(x, y, between(roll, 10, 20), between(roll, 5, 10), { fill, opacity: 0.07 });
  }
  return found;
};

/** Strips that are ploughed or ripe, each with its furrows. */
const furrows: Texture = (roll) => {
  const tilt = between(roll, -0.32, 0.32);
  let dark = "";
  let lit = "";
  let ripe = "";
  for (let y = -42; y <= 42; y += between(roll, 6, 7.5)) {
    const wide = Math.min(reach(y), reach(y + tilt * 30), reach(y - tilt * 30)) - 5;
    if (wide < 8) continue;
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const x = -wide + 2 * wide * part;
      return [x, y + x * tilt * 0.55 + between(roll, -0.6, 0.6)] as const;
    });
    dark += flow(points);
    lit += flow(points.map(([x, py]) => [x, py - 1.8] as const));
    for (let k = 0; k < 7; k++) {
      const x = between(roll, -wide, wide);
      ripe += `M${at(x, y + x * tilt * 0.55 + 3.4)}v-3.6`;
    }
  }
  return (
    path(ripe, { stroke: "#a8791f", width: 1, opacity: 0.55 }) +
    path(dark, { stroke: "#7d5a12", width: 1.3, opacity: 0.55 }) +
    path(lit, { stroke: "#fff3b5", width: 1.1, opacity: 0.6 })
  );
};

/** Dark pools with a shine. */
const pools: Texture = (roll) => {
  let found = "";
  for (let k = 0; k < 5; k++) {
    const [x, y] = spot(roll, 17);
    const [rx, ry] = [between(roll, 8, 15), between(roll, 3, 5)];
    found += ellipse(x, y, rx, ry, { fill: "#3d5a58", stroke: "#22302a", width: 0.8, opacity: 0.75 });
    found += path(`M${at(x - rx * 0.6, y - ry * 0.15)}q${n(rx * 0.4)} ${n(-ry * 0.5)} ${n(rx * 0.9)} 0`, {
      stroke: "#cfe3dc",
      width: 1.1,
      opacity: 0.75,
    });
  }
  return found;
};

/** Moss and needles on the floor of a wood. */
const moss: Texture = (roll) => {
  let strokes = "";
  for (let k = 0; k < 22; k++) {
    const [x, y] = spot(roll, 6);
    strokes += `M${at(x, y)}l${n(between(roll, -2, 2))} ${n(-between(roll, 2, 3.6))}`;
  }
  return path(strokes, { stroke: "#1f3512", width: 1, opacity: 0.45 });
};

/** Scree and ledges. */
const scree: Texture = (roll) => {
  let strokes = "";
  for (let k = 0; k < 13; k++) {
    const [x, y] = spot(roll, 8);
    const w = between(roll, 2.5, 6);
    strokes += `M${at(x - w, y)}l${n(w * 0.8)} ${n(between(roll, -1.8, 1.4))}l${n(w * 0.9)} ${n(between(roll, -0.6, 1.8))}`;
  }
  return path(strokes, { stroke: "#3b3128", width: 1, opacity: 0.5 });
};

/** Waves as an engraver puts them, with a shine above each. */
const waves: Texture = (roll) => {
  let dark = "";
  let lit = "";
  for (let y = -34; y < 40; y += between(roll, 11, 14)) {
    const wide = reach(y) - 13;
    for (let x = -wide + between(roll, 0, 16); x < wide - 8; x += between(roll, 22, 34)) {
      const w = between(roll, 4, 6);
      const wave = (dy: number): string => `M${at(x, y + dy)}q${n(w / 2)} -3.4 ${n(w)} 0q${n(w / 2)} 2.6 ${n(w)} -.4`;
      dark += wave(0);
      lit += wave(-1.7);
    }
  }
  return (
    path(lit, { stroke: "#dcf1f5", width: 1.1, opacity: 0.6 }) +
    path(dark, { stroke: "#1d4a63", width: 1.2, opacity: 0.55 })
  );
};

/** Trodden earth. */
const earth: Texture = (roll) => {
  let strokes = "";
  for (let k = 0; k < 16; k++) {
    const [x, y] = spot(roll, 9);
    strokes += `M${at(x, y)}h${n(between(roll, 2, 5))}`;
  }
  return path(strokes, { stroke: "#5e3212", width: 1, opacity: 0.4 });
};

const TEXTURES: Record<string, Texture> = {
  forest: moss,
  field: furrows,
  swamp: pools,
  mountain: scree,
  sea: waves,
  village: earth,
};

export const texture = (terrain: string, roll: Dice): string =>
  (terrain === "sea" ? "" : wash(roll)) + (TEXTURES[terrain]?.(roll) ?? "");

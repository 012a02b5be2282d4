// What lies flat on the land: waves, meadows and fields, stones. Scattered by the seed of the tile, never stamped.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, n, oval, path } from "../../atlas/art/paint";
import { type Land, originOf, type Point, shoreDistance, terrainAt, wind } from "./land";

export interface Spot {
  at: Point;
  terrain: string;
  /** How far the next border is. */
  deep: number;
}

/** Points over the whole tile, one in each box of a grid, so that tiles side by side make one even scatter. */
export function scatter(land: Land, roll: Dice, many: number, loose = 0.85): Spot[] {
  const box = 100 / many;
  const found: Spot[] = [];
  for (let row = 0; row < many; row++) {
    for (let column = 0; column < many; column++) {
      const shift = row % 2 === 0 ? 0.18 : -0.18;
      const off = (): number => 0.5 + (roll() - 0.5) * loose * 0.64;
      const spot: Point = [(column + off() + shift) * box, (row + off()) * box];
      found.push({ at: spot, terrain: terrainAt(land, spot), deep: shoreDistance(land, spot) });
    }
  }
  return found;
}

/** Broad light and shade that drifts over all terrains. */
function drift(roll: Dice): string {
  let found = "";
  for (let k = 0; k < 3; k++) {
    const [x, y] = [between(roll, 5, 95), between(roll, 5, 95)];
    const fill = k % 2 === 0 ? "url(#four-gods-lit)" : "url(#four-gods-dim)";
    found += ellipse(x, y, between(roll, 22, 38), between(roll, 14, 24), { fill });
  }
  return found;
}

function waves(land: Land, roll: Dice): string {
  let [light, dark, crests] = ["", "", ""];
  for (const {
    at: [x, y],
    terrain,
    deep,
  } of scatter(land, roll, 6)) {
    const chance = roll();
    if (terrain !== "S" || deep < 17) continue;
    const w = between(roll, 2.6, 4.4);
    const swell = `M${at(x - w * 1.5, y)}q${n(w * 0.75)} ${n(-w * 0.8)} ${n(w * 1.5)} 0q${n(w * 0.75)} ${n(-w * 0.8)} ${n(w * 1.5)} 0`;
    if (chance < 0.45) dark += swell;
    else if (chance < 0.78) light += swell;
    if (chance < 0.2) crests += `M${at(x - w, y + 2.2)}h${n(w * 1.8)}`;
  }
  const round = (d: string, colour: string, width: number, opacity: number): string =>
    d === "" ? "" : path(d, { stroke: colour, width, opacity }).replace("/>", ' stroke-linecap="round"/>');
  return round(dark, "#1f4d6b", 1.2, 0.6) + round(light, "#dff0ee", 1.2, 0.62) + round(crests, "#dff0ee", 0.8, 0.5);
}

const CROPS = ["#d9b650", "#efdf9f", "#c9c26c", "#b4b961", "#dfc46c", "#d2ad5a"];

/** Strips of fields side by side, leaning with the wind, each with a crop of its own. */
function fields([x, y]: Point, size: number, turn: number, roll: Dice): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const skew = between(roll, -0.3, 0.3);
  const [w, h] = [size, size * between(roll, 0.6, 0.75)];
  const put = (u: number, v: number): Point => {
    const [a, b] = [(u + v * skew) * w, v * h];
    return [x + a * c - b * s, y + (a * s + b * c) * 0.85];
  };
  const strips = roll() < 0.45 ? 3 : 2;
  let [found, furrows] = ["", ""];
  let from = -1;
  for (let strip = 1; strip <= strips; strip++) {
    const to = strip === strips ? 1 : -1 + (2 * strip) / strips + between(roll, -0.14, 0.14);
    const long = between(roll, 0.8, 1);
    const plot = [put(from, -long), put(to, -long), put(to, long), put(from, long)];
    const crop = CROPS[Math.floor(roll() * CROPS.length)] ?? "";
    found += `<path d="M${plot.map(([px, py]) => at(px, py)).join("L")}z" fill="${crop}" stroke="#8d8038" stroke-width=".8" stroke-opacity=".5" stroke-linejoin="round"/>`;
    const rows = Math.max(3, Math.round(((to - from) * w) / 2));
    for (let row = 1; row < rows; row++) {
      const u = from + ((to - from) * row) / rows;
      const [[ax, ay], [bx, by]] = [put(u, -long * 0.9), put(u, long * 0.9)];
      furrows += `M${at(ax, ay)}L${at(bx, by)}`;
    }
    from = to;
  }
  return found + path(furrows, { stroke: "#6e5a1c", width: 0.7, opacity: 0.38 });
}

/** Where the fields of a tile lie: whole ones only, so none ends at a border. */
export function plots(land: Land, roll: Dice): { at: Point; size: number }[] {
  const found: { at: Point; size: number }[] = [];
  for (const {
    at: [sx, sy],
    terrain,
    deep,
  } of scatter(land, roll, 4, 1.1)) {
    const [chance, wish] = [roll(), between(roll, 9.5, 14.5)];
    const spot: Point = [Math.min(86, Math.max(14, sx)), Math.min(88, Math.max(12, sy))];
    const size = Math.min(wish, deep * 0.62);
    if (terrain !== "P" || size < 7 || chance > 0.58) continue;
    if (
      found.some(
        ({ at: [x, y], size: other }) => Math.hypot(spot[0] - x, (spot[1] - y) * 1.25) < (size + other) * 1.18,
      )
    )
      continue;
    found.push({ at: spot, size });
  }
  return found;
}

/** A patch of greener grass, of no shape in particular. */
function patch([x, y]: Point, far: number, roll: Dice): string {
  const points = Array.from({ length: 7 }, (_, k): Point => {
    const angle = (k * 2 * Math.PI) / 7;
    const out = far * between(roll, 0.65, 1.15);
    return [x + Math.cos(angle) * out * 1.25, y + Math.sin(angle) * out * 0.8];
  });
  const half = (k: number): Point => {
    const [a, b] = [points[k % 7] as Point, points[(k + 1) % 7] as Point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return `M${at(...half(6))}${points.map((point, k) => `Q${at(...point)} ${at(...half(k))}`).join("")}z`;
}

function meadows(land: Land, roll: Dice, origin: Point): string {
  let [drawn, tufts, flowers, grass] = ["", "", "", ""];
  for (const { at: spot, terrain, deep } of scatter(land, roll, 3, 1.2)) {
    const [x, y] = spot;
    // Within the tile: what lies beyond may still be empty.
    const room = Math.min(x / 1.44, (100 - x) / 1.44, y / 0.92, (100 - y) / 0.92);
    const far = Math.min(between(roll, 10, 19), deep * 0.7, room);
    if (terrain === "P" && far > 5) grass += patch(spot, far, roll);
  }
  const taken = plots(land, roll);
  for (const {
    at: [x, y],
    size,
  } of taken) {
    drawn += fields([x, y], size, wind((origin[0] + x) / 210, (origin[1] + y) / 210, 7) * 2.2, roll);
  }
  for (const {
    at: [x, y],
    terrain,
    deep,
  } of scatter(land, roll, 9)) {
    const [h, chance] = [between(roll, 2, 3.6), roll()];
    if (terrain !== "P" || deep < 4) continue;
    if (taken.some(({ at: [fx, fy], size }) => Math.hypot(x - fx, y - fy) < size * 1.15)) continue;
    if (chance < 0.6)
      tufts += `M${at(x, y)}l${n(-h * 0.5)} ${n(-h)}M${at(x, y)}l${n(h * 0.1)} ${n(-h * 1.2)}M${at(x, y)}l${n(h * 0.6)} ${n(-h * 0.9)}`;
    else if (chance < 0.68) flowers += oval(x, y, 1, 1);
  }
  return (
    path(grass, { fill: "#c2c46d", opacity: 0.42 }) +
    drawn +
    path(tufts, { stroke: "#8a8236", width: 0.9, opacity: 0.75 }) +
    path(flowers, { fill: "#fffbe8", stroke: "#b0532d", width: 0.6 })
  );
}

/** Scree between the mountains. */
function stones(land: Land, roll: Dice): string {
  let d = "";
  for (const {
    at: [x, y],
    terrain,
    deep,
  } of scatter(land, roll, 8)) {
    const w = between(roll, 1.5, 3.4);
    if (terrain === "M" && deep > 4 && roll() < 0.7)
      d += `M${at(x - w, y)}l${n(w * 0.8)} ${n(-w * 0.6)}l${n(w)} ${n(w * 0.5)}`;
  }
  return d === "" ? "" : path(d, { stroke: "#57493a", width: 0.8, opacity: 0.55 });
}

export function growthArt(land: Land, seed: number, roll: Dice): string {
  const has = (terrain: string): boolean => land.regions.some((region) => region.terrain === terrain);
  return (
    drift(roll) +
    (has("S") ? waves(land, roll) : "") +
    (has("P") ? meadows(land, roll, originOf(seed)) : "") +
    (has("M") ? stones(land, roll) : "")
  );
}

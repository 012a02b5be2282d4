// Seeded chance and a wavering hand: the same picture every time, and no straight line in it.

/** One mark of the brush; later marks cover earlier ones. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export type Point = readonly [number, number];
export type Chance = () => number;

export const INK = "#4a3826";

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Chance, low: number, high: number): number => low + (high - low) * random();

function lattice(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2147483629);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** Smooth noise between -0.5 and 0.5. */
export function noise(x: number, y: number, salt = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - column, y - row].map((part) => part * part * (3 - 2 * part)) as [number, number];
  const top = lattice(column, row, salt) * (1 - u) + lattice(column + 1, row, salt) * u;
  const bottom = lattice(column, row + 1, salt) * (1 - u) + lattice(column + 1, row + 1, salt) * u;
  return top * (1 - v) + bottom * v;
}

/** The same shift for the same place, so that neighbours share their border. */
export function waver([x, y]: Point, much = 9, fine = 26): Point {
  return [x + much * noise(x / fine, y / fine, 1), y + much * noise(x / fine, y / fine, 2)];
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;
export const line = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;
export const area = (points: readonly Point[]): string => `${line(points)}Z`;

/** A polygon drawn by hand. */
export function outline(corners: readonly Point[], much = 9): string {
  const points: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    for (let step = 0; step < 5; step++) {
      points.push(waver([from[0] + ((to[0] - from[0]) * step) / 5, from[1] + ((to[1] - from[1]) * step) / 5], much));
    }
  });
  return area(points);
}

export function hexagon([x, y]: Point, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

export function disc([x, y]: Point, wide: number, high = wide): string {
  return `M${at([x - wide, y])}a${figure(wide)} ${figure(high)} 0 1 0 ${figure(2 * wide)} 0a${figure(wide)} ${figure(high)} 0 1 0 ${figure(-2 * wide)} 0Z`;
}

/** A colour a little lighter (above 0) or darker. */
export function tone(colour: string, by: number): string {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const shifted = parts.map((part) => Math.max(0, Math.min(255, Math.round(part + by * 255))));
  return `#${shifted.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

// Brush and ink: pieces of SVG as text. Light falls from the upper left.

import { RADIUS, WIDTH } from "../cells";
import { between, type Dice } from "./noise";

export const INK = "#2f2418";
export const CREAM = "#fbf3df";

/** A number short enough for a path. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export interface Brush {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/**
 * A stroke of the brush. Fill and line are faint each for itself: the opacity of an element would make it a group that
 * is put together for itself, and a land of thousands of them would be slow to change.
 */
export function path(d: string, { fill = "none", stroke, width = 1, opacity }: Brush): string {
  const faint = (what: string): string => (opacity === undefined ? "" : ` ${what}-opacity="${opacity}"`);
  const line = stroke === undefined ? "" : ` stroke="${stroke}" stroke-width="${n(width)}"${faint("stroke")}`;
  return `<path d="${d}" fill="${fill}"${fill === "none" ? "" : faint("fill")}${line}/>`;
}

export const inked = (d: string, fill: string, width = 1.1): string => path(d, { fill, stroke: INK, width });

export function ellipse(x: number, y: number, rx: number, ry: number, brush: Brush): string {
  return path(oval(x, y, rx, ry), brush);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${at(x - rx, y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

/** A soft shadow on the ground, to the lower right of what throws it. */
export const shade = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x + rx * 0.28, y + ry * 0.3, rx, ry, { fill: "#1b130a", opacity: 0.26 });

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => at(x, y)).join("L")}z`;

/** A star: rays that end so far out, and begin so far in. */
export function rays(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 2 }, (_, step): [number, number] => {
    const angle = (Math.PI / count) * step - Math.PI / 2;
    const far = step % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return polygon(...points);
}

/** The same path in another size and at another place. */
export function placed(d: string, scale: number, x: number, y: number): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_part, letter: string, rest: string) => {
    const off = letter === letter.toUpperCase() ? [x, y] : [0, 0];
    const arc = letter.toUpperCase() === "A"; // rx ry turn large sweep x y
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map((figure, nth) => {
      const [value, of] = [Number(figure), nth % 7];
      if (arc) return of < 2 ? value * scale : of < 5 ? value : value * scale + (off[of - 5] ?? 0);
      const across = letter.toUpperCase() === "H" || (letter.toUpperCase() !== "V" && nth % 2 === 0);
      return value * scale + ((across ? off[0] : off[1]) ?? 0);
    });
    return letter + numbers.map((value) => String(Math.round(value * 100) / 100)).join(" ");
  });
}

/** How far a cell reaches to each side at a height. */
export function reach(y: number): number {
  const up = Math.abs(y);
  return up <= RADIUS / 2 ? WIDTH / 2 : (WIDTH / 2) * Math.max(0, (RADIUS - up) / (RADIUS / 2));
}

/** A point within a cell, `margin` away from its border. */
export function spot(roll: Dice, margin = 8): [number, number] {
  const y = between(roll, -RADIUS + margin * 1.6, RADIUS - margin * 1.6);
  const wide = Math.max(0, reach(y) - margin);
  return [between(roll, -wide, wide), y];
}

/** A line of the brush through points, rounded. */
export function flow(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let d = `M${at(...first)}`;
  let last = first;
  for (const next of rest) {
    d += `Q${at(...last)} ${at((last[0] + next[0]) / 2, (last[1] + next[1]) / 2)}`;
    last = next;
  }
  return `${d}L${at(...last)}`;
}

export const hsl = (hue: number, strength: number, light: number): string =>
  `hsl(${Math.round(hue)} ${Math.round(strength)}% ${Math.round(light)}%)`;

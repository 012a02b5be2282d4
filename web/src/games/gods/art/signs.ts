// The signs of the four gods, in a box from -10 to 10. Each has a silhouette of its own, so that shape alone tells.

import { at, n, oval, placed, rays } from "../../atlas/art/paint";

export interface SignArt {
  /** The body of a stone or a shield. */
  body: string;
  /** What is drawn on it: filled. */
  mark: string;
  /** What is drawn on it: as a line. */
  line: string;
}

function spiral(turns: number, far: number): string {
  const steps = Math.round(turns * 14);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / 14) * 2 * Math.PI;
    const out = (far * step) / steps;
    return at(Math.cos(angle) * out, Math.sin(angle) * out);
  });
  return `M${points.join("L")}`;
}

function petal(turn: number, long: number, wide: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const put = (x: number, y: number): string => at(x * c - y * s, x * s + y * c + 5.5);
  return `M${put(0, 0)}C${put(-wide, -long * 0.35)} ${put(-wide * 0.8, -long * 0.75)} ${put(0, -long)}C${put(wide * 0.8, -long * 0.75)} ${put(wide, -long * 0.35)} ${put(0, 0)}z`;
}

export const SIGNS: Record<string, SignArt> = {
  crimson: { body: rays(10, 8.2, 11.4), mark: oval(0, 0, 4.3, 4.3), line: "" },
  gold: {
    body: "M-11.5 0C-6.5 -9.4 6.5 -9.4 11.5 0C6.5 9.4 -6.5 9.4 -11.5 0z",
    mark: oval(0, 0, 4.2, 4.2),
    line: "M-8.2 -1.6C-4.6 -6.2 4.6 -6.2 8.2 -1.6",
  },
  azure: { body: oval(0, 0, 9.4, 9.4), mark: "", line: spiral(2.1, 6.6) },
  jade: {
    body: `M0 -10.5C3.4 -8.6 4.8 -6.4 5.2 -4.6C8 -5.6 10.2 -5.2 11.2 -4C10.6 2.6 7 8.4 0 8.8C-7 8.4 -10.6 2.6 -11.2 -4C-10.2 -5.2 -8 -5.6 -5.2 -4.6C-4.8 -6.4 -3.4 -8.6 0 -10.5z`,
    mark: `${petal(0, 12.5, 3.1)}${petal(1.05, 10.5, 2.3)}${petal(-1.05, 10.5, 2.3)}`,
    line: "",
  },
};

export const GOD_COLOURS: Record<string, string> = {
  crimson: "var(--god-crimson)",
  gold: "var(--god-gold)",
  azure: "var(--god-azure)",
  jade: "var(--god-jade)",
};

const MARKS: Record<string, string> = { gold: "#33240a" };
export const markColour = (god: string): string => MARKS[god] ?? "#fff7e2";

const stones = new Map<string, string>();

/** A stone of a god at a point. Its paths lie there themselves: there are many on the map, and in the log. */
export function stone(god: string, scale = 1, x = 0, y = 0): string {
  const key = `${god} ${scale} ${x} ${y}`;
  const found = stones.get(key) ?? carved(god, scale, x, y);
  stones.set(key, found);
  return found;
}

/** The same for a place that is seldom the same: a body with a pale rim and ink, light from the upper left. */
export function carved(god: string, scale: number, x: number, y: number): string {
  const sign = SIGNS[god];
  if (sign === undefined) return "";
  const mark = markColour(god);
  const fill = GOD_COLOURS[god];
  const body = placed(sign.body, scale, x, y);
  const wide = (width: number): string => `stroke-width="${n(width * scale)}" stroke-linejoin="round"`;
  return (
    `<path d="${placed(sign.body, scale, x + 1.4 * scale, y + 2 * scale)}" fill="#1b130a" fill-opacity=".35"/>` +
    `<path d="${body}" fill="#2f2418" stroke="#2f2418" ${wide(3.6)}/>` +
    `<path d="${body}" fill="${fill}" stroke="#fbf3df" ${wide(1.5)}/>` +
    `<path d="${body}" fill="url(#gods-gloss)"/>` +
    `<path d="${placed(sign.line, scale, x, y)}" fill="none" stroke="${mark}" ${wide(1.7)} stroke-linecap="round"/>` +
    `<path d="${placed(sign.mark, scale, x, y)}" fill="${mark}"/>`
  );
}

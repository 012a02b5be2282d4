// The signs of the four gods, in a box from -10 to 10. Each has a silhouette of its own, so that shape alone tells.

import { at, n, oval } from "../../atlas/art/paint";

export interface SignArt {
  /** The body of a stone or a shield. */
  body: string;
  /** What is drawn on it: filled. */
  mark: string;
  /** What is drawn on it: as a line. */
  line: string;
}

function rays(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 2 }, (_, step) => {
    const angle = (Math.PI / count) * step - Math.PI / 2;
    const far = step % 2 === 0 ? outer : inner;
    return at(Math.cos(angle) * far, Math.sin(angle) * far);
  });
  return `M${points.join("L")}z`;
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

/** A stone of a god: body with a pale rim and ink, light from the upper left. */
export function stone(god: string, scale = 1): string {
  const sign = SIGNS[god];
  if (sign === undefined) return "";
  const mark = markColour(god);
  const fill = GOD_COLOURS[god];
  return (
    `<g transform="scale(${n(scale * 10) === "10" ? 1 : scale})">` +
    `<path d="${sign.body}" fill="#1b130a" opacity=".35" transform="translate(1.4 2)"/>` +
    `<path d="${sign.body}" fill="#2f2418" stroke="#2f2418" stroke-width="3.6" stroke-linejoin="round"/>` +
    `<path d="${sign.body}" fill="${fill}" stroke="#fbf3df" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${sign.body}" fill="url(#gods-gloss)"/>` +
    `<path d="${sign.line}" fill="none" stroke="${mark}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${sign.mark}" fill="${mark}"/></g>`
  );
}

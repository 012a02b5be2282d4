// Planks with grain, and the sheet that the World is laid out on.

import { between, dice } from "../../atlas/art/noise";
import { at, n } from "../../atlas/art/paint";
import type { Box } from "../board/layout";

/** Grain along the longer side of a plank. */
export function grain({ x, y, width, height }: Box, seed: string): string {
  const roll = dice(seed);
  const lying = width >= height;
  const [long, deep] = lying ? [width, height] : [height, width];
  const put = (along: number, across: number): string =>
    lying ? at(x + along, y + across) : at(x + across, y + along);
  let d = "";
  for (let across = between(roll, 1.5, 4); across < deep - 1; across += between(roll, 2.4, 5)) {
    let along = between(roll, 0, long * 0.3);
    while (along < long * 0.9) {
      const end = Math.min(long, along + between(roll, long * 0.12, long * 0.4));
      const bend = between(roll, -1.3, 1.3);
      const third = (end - along) / 3;
      d += `M${put(along, across)}C${put(along + third, across + bend)} ${put(end - third, across - bend)} ${put(end, across)}`;
      along = end + between(roll, 4, long * 0.12);
    }
  }
  return d;
}

/** The four sides of a frame, mitred, from an outer to an inner square; clockwise from above. */
export function mitred(outer: number, inner: number, size: number): { d: string; box: Box }[] {
  const [o, i, oo, ii] = [-outer, -inner, size + outer, size + inner];
  const deep = outer - inner;
  const long = oo - o;
  const side = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => at(x, y)).join("L")}z`;
  return [
    {
      d: side([
        [o, o],
        [oo, o],
        [ii, i],
        [i, i],
      ]),
      box: { x: o, y: o, width: long, height: deep },
    },
    {
      d: side([
        [oo, o],
        [oo, oo],
        [ii, ii],
        [ii, i],
      ]),
      box: { x: ii, y: o, width: deep, height: long },
    },
    {
      d: side([
        [oo, oo],
        [o, oo],
        [i, ii],
        [ii, ii],
      ]),
      box: { x: o, y: ii, width: long, height: deep },
    },
    {
      d: side([
        [o, oo],
        [o, o],
        [i, i],
        [i, ii],
      ]),
      box: { x: o, y: o, width: deep, height: long },
    },
  ];
}

/** The wind rose of a sea chart: lines from its middle and from a ring of points around it, in all directions. */
export function rhumbs(size: number): string {
  const middle = size / 2;
  const far = size * 0.36;
  const roses = Array.from({ length: 8 }, (_, k) => {
    const angle = (k * Math.PI) / 4 + Math.PI / 8;
    return [middle + Math.cos(angle) * far, middle + Math.sin(angle) * far] as const;
  });
  let d = "";
  for (const [x, y] of [[middle, middle] as const, ...roses]) {
    for (let k = 0; k < 8; k++) {
      const [c, s] = [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)];
      // As far as the sheet reaches to both sides.
      const reach = (sign: number): number => {
        const [dx, dy] = [c * sign, s * sign];
        const tx = dx > 1e-9 ? (size - x) / dx : dx < -1e-9 ? -x / dx : Number.POSITIVE_INFINITY;
        const ty = dy > 1e-9 ? (size - y) / dy : dy < -1e-9 ? -y / dy : Number.POSITIVE_INFINITY;
        return Math.min(tx, ty);
      };
      const [a, b] = [reach(-1), reach(1)];
      d += `M${at(x - c * a, y - s * a)}L${at(x + c * b, y + s * b)}`;
    }
  }
  return d;
}

/** Spots of age on the sheet. */
export function stains(size: number): { x: number; y: number; r: number }[] {
  const roll = dice("sheet");
  return Array.from({ length: 14 }, () => ({
    x: Math.round(between(roll, 0, size)),
    y: Math.round(between(roll, 0, size)),
    r: Math.round(between(roll, 50, 150)),
  }));
}

/** A compass rose with eight points, around 0 0. */
export function rose(far: number): { lit: string; dark: string } {
  let [lit, dark] = ["", ""];
  for (const k of [1, 3, 5, 7, 0, 2, 4, 6]) {
    const long = k % 2 === 0 ? far : far * 0.62;
    const point = (turn: number, r: number): string => `${n(Math.sin(turn) * r)} ${n(-Math.cos(turn) * r)}`;
    const turn = (k * Math.PI) / 4;
    const waist = far * 0.2;
    lit += `M0 0L${point(turn - Math.PI / 8, waist)}L${point(turn, long)}z`;
    dark += `M0 0L${point(turn + Math.PI / 8, waist)}L${point(turn, long)}z`;
  }
  return { lit, dark };
}

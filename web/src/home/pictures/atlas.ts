// The sheet that a world is drawn on: sea with its lines, coasts in rings, a compass.

import { INK, type Mark, type Point, area, at, chance, disc, line, noise, outline } from "./brush";
import { growth } from "./terrains";

export const WIDE = 520;
export const HIGH = 292;

/** Open sea with rhumb lines and a few waves. */
export function sea(seed: number, rose: Point): Mark[] {
  const random = chance(seed);
  const rays: Point[][] = [];
  for (let step = 0; step < 16; step++) {
    const angle = (Math.PI * 2 * step) / 16;
    rays.push([rose, [rose[0] + 900 * Math.cos(angle), rose[1] + 900 * Math.sin(angle)]]);
  }
  const marks: Mark[] = [
    { d: `M0 0H${WIDE}V${HIGH}H0Z`, fill: "#a9c7c4" },
    ...stains(seed),
    { d: rays.map(line).join(""), stroke: "#5f868c", width: 0.5, opacity: 0.45 },
  ];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 9; column++) {
      if (random() < 0.55) marks.push(...growth("sea", [40 + column * 72, 22 + row * 46], 18, random).slice(0, 4));
    }
  }
  return marks;
}

/** Where the paper has aged. */
function stains(seed: number): Mark[] {
  const random = chance(seed + 7);
  return Array.from({ length: 9 }, () => {
    const [x, y, wide] = [WIDE * random(), HIGH * random(), 50 + 90 * random()];
    const light = noise(x / 90, y / 90, seed) > 0;
    return { d: disc([x, y], wide, wide * 0.6), fill: light ? "#c3d8cd" : "#8fb2b3", opacity: 0.22 };
  });
}

/** Coasts: rings in the water, a shadow, then the land itself. */
export function coasts(shapes: readonly (readonly Point[])[]): Mark[] {
  const d = shapes.map((corners) => outline(corners)).join("");
  const rings = [
    [30, "#8db3b5", 0.5],
    [25, "#a9c7c4", 1],
    [19, "#85adb0", 0.7],
    [14, "#b3cfc9", 1],
    [9, "#6f9aa0", 0.8],
    [5, "#cfe1d6", 1],
  ] as const;
  return [
    ...rings.map(([width, stroke, opacity]) => ({ d, stroke, width, opacity })),
    {
      d: shapes.map((corners) => outline(corners.map(([x, y]) => [x + 4, y + 6] as const))).join(""),
      fill: "#33443f",
      opacity: 0.45,
    },
  ];
}

export function compass([x, y]: Point, size: number): Mark[] {
  const marks: Mark[] = [
    { d: disc([x, y], size * 0.72), stroke: INK, width: 0.8, opacity: 0.7 },
    { d: disc([x, y], size * 0.62), stroke: INK, width: 0.5, opacity: 0.7 },
  ];
  for (const [count, far, turn] of [
    [4, 0.75, Math.PI / 4],
    [4, 1.1, 0],
  ] as const) {
    for (let step = 0; step < count; step++) {
      const angle = turn + (2 * Math.PI * step) / count - Math.PI / 2;
      const tip: Point = [x + size * far * Math.cos(angle), y + size * far * Math.sin(angle)];
      const side = (by: number): Point => [
        x + size * 0.2 * Math.cos(angle + by),
        y + size * 0.2 * Math.sin(angle + by),
      ];
      marks.push({ d: area([[x, y], side(-Math.PI / 4), tip]), fill: "#f0e3c4", stroke: INK, width: 0.6 });
      marks.push({ d: area([[x, y], tip, side(Math.PI / 4)]), fill: "#8c4a32", stroke: INK, width: 0.6 });
    }
  }
  return [...marks, { d: `M${at([x, y - size * 1.3])}v-6`, stroke: INK, width: 1.4 }];
}

/** The frame of a sheet of an atlas. */
export function frame(): Mark[] {
  const ring = (gap: number): string => `M${gap} ${gap}H${WIDE - gap}V${HIGH - gap}H${gap}Z`;
  return [
    { d: ring(3), stroke: "#e9dcc0", width: 7 },
    { d: ring(7), stroke: INK, width: 1.6 },
    { d: ring(11), stroke: INK, width: 0.7, opacity: 0.8 },
  ];
}

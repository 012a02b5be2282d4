// What people have built: huts, temples, ships, cities.

import { type Chance, INK, type Mark, type Point, area, at, between, disc, line, tone } from "./brush";

/** A hut of one of four forms: round, long, on stilts, a tent. */
export function hut([x, y]: Point, form: number, colour: string): Mark[] {
  const roof = tone(colour, -0.08);
  const shadow: Mark = { d: disc([x + 3.5, y + 1], 8, 2.6), fill: "#3a2d1c", opacity: 0.35 };
  const wall = (left: number, right: number, high: number): Mark[] => [
    {
      d: area([
        [x - left, y],
        [x - left, y - high],
        [x, y - high],
        [x, y],
      ]),
      fill: "#f0e2c4",
      stroke: INK,
      width: 0.8,
    },
    {
      d: area([
        [x, y],
        [x, y - high],
        [x + right, y - high],
        [x + right, y],
      ]),
      fill: "#b79a70",
      stroke: INK,
      width: 0.8,
    },
  ];
  const cap = (half: number, low: number, top: number): Mark[] => [
    {
      d: area([
        [x - half, y - low],
        [x, y - top],
        [x, y - low],
      ]),
      fill: tone(colour, 0.08),
      stroke: INK,
      width: 0.8,
    },
    {
      d: area([
        [x, y - top],
        [x + half, y - low],
        [x, y - low],
      ]),
      fill: roof,
      stroke: INK,
      width: 0.8,
    },
  ];
  if (form === 0) return [shadow, ...wall(5, 5, 5), ...cap(7.5, 4.5, 12)];
  if (form === 1) {
    const ridge: Point[] = [
      [x - 9, y - 5],
      [x - 6, y - 11],
      [x + 8, y - 11],
      [x + 10, y - 5],
    ];
    return [shadow, ...wall(8, 8, 5), { d: area(ridge), fill: colour, stroke: INK, width: 0.8 }];
  }
  if (form === 2) {
    const legs = [-5, 0, 5].map((shift) => `M${at([x + shift, y])}v-5`).join("");
    return [shadow, { d: legs, stroke: INK, width: 1.1 }, ...lifted([...wall(5, 5, 4), ...cap(7, 4, 10)], 5)];
  }
  return [
    shadow,
    ...cap(8, 0, 13),
    {
      d: area([
        [x - 1.6, y],
        [x, y - 6],
        [x + 1.6, y],
      ]),
      fill: INK,
    },
  ];
}

const lifted = (marks: Mark[], by: number): Mark[] => marks.map((mark) => ({ ...mark, d: moved(mark.d, 0, -by) }));

/** A path of absolute points, moved. */
export function moved(d: string, right: number, down: number): string {
  return d.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, letter: string, x: string, y: string) => {
    return `${letter}${at([Number(x) + right, Number(y) + down])}`;
  });
}

/** A temple on steps, with the colour of its god on the roof. */
export function temple([x, y]: Point, colour: string, scale = 1): Mark[] {
  const s = (value: number): number => value * scale;
  const box = (left: number, right: number, low: number, high: number): string =>
    area([
      [x + s(left), y - s(low)],
      [x + s(left), y - s(high)],
      [x + s(right), y - s(high)],
      [x + s(right), y - s(low)],
    ]);
  const columns = [-8.5, -3, 2.5, 8].flatMap((shift): Mark[] => [
    { d: box(shift - 1.5, shift + 1.5, 6, 16), fill: "#f7edd6", stroke: INK, width: 0.7 },
    { d: box(shift + 0.3, shift + 1.5, 6, 16), fill: "#b59c77" },
  ]);
  return [
    {
      d: area([
        [x + s(10), y + s(2)],
        [x + s(26), y + s(3)],
        [x + s(15), y - s(6)],
      ]),
      fill: "#3a2d1c",
      opacity: 0.4,
    },
    { d: box(-14, 14, -1, 3), fill: "#e3d3b0", stroke: INK, width: 0.9 },
    { d: box(-12, 12, 3, 6), fill: "#f0e3c6", stroke: INK, width: 0.9 },
    { d: box(-10, 10, 6, 16), fill: "#6b573e" },
    ...columns,
    { d: box(-12, 12, 16, 19), fill: tone(colour, 0.1), stroke: INK, width: 0.9 },
    {
      d: area([
        [x - s(13), y - s(19)],
        [x, y - s(27)],
        [x, y - s(19)],
      ]),
      fill: tone(colour, 0.12),
      stroke: INK,
      width: 0.9,
    },
    {
      d: area([
        [x, y - s(27)],
        [x + s(13), y - s(19)],
        [x, y - s(19)],
      ]),
      fill: tone(colour, -0.12),
      stroke: INK,
      width: 0.9,
    },
    { d: disc([x, y - s(21.5)], s(1.9)), fill: "#f7edd6", stroke: INK, width: 0.6 },
  ];
}

export function whirlwind([x, y]: Point): Mark[] {
  const rings = [
    [13, -24],
    [10, -18],
    [7.5, -12.5],
    [5, -7.5],
    [2.6, -3],
  ] as const;
  return rings.flatMap(([wide, up]): Mark[] => [
    { d: disc([x + up / 9, y + up], wide, wide * 0.3), fill: "#e9dcc0", stroke: INK, width: 1, opacity: 0.85 },
    {
      d: `M${at([x + up / 9 + wide * 0.9, y + up + 1])}q${-wide * 0.9} ${wide * 0.4} ${-wide * 1.5} 0`,
      stroke: "#93795a",
      width: 1.2,
    },
  ]);
}

/** A small carved figure. */
export function figure([x, y]: Point, colour: string, scale = 1): Mark[] {
  const s = (value: number): number => value * scale;
  const body = (side: number): string =>
    area([
      [x, y],
      [x + s(6) * side, y],
      [x + s(3) * side, y - s(10)],
      [x, y - s(11)],
    ]);
  return [
    { d: disc([x + s(4), y], s(8), s(2.6)), fill: "#2c2115", opacity: 0.4 },
    { d: body(-1), fill: tone(colour, 0.12) },
    { d: body(1), fill: tone(colour, -0.12) },
    {
      d: area([
        [x - s(6), y],
        [x - s(3), y - s(10)],
        [x + s(3), y - s(10)],
        [x + s(6), y],
      ]),
      stroke: "#241a10",
      width: s(0.9),
    },
    { d: disc([x, y - s(13)], s(3.6)), fill: colour, stroke: "#241a10", width: s(0.9) },
    { d: disc([x - s(1.2), y - s(14.2)], s(1.3)), fill: tone(colour, 0.28) },
  ];
}

export function ship([x, y]: Point, colour: string, scale = 1): Mark[] {
  const s = (value: number): number => value * scale;
  const hull = `M${at([x - s(13), y - s(4)])}Q${at([x, y + s(7)])} ${at([x + s(14), y - s(5)])}L${at([x - s(13), y - s(4)])}Z`;
  const sail = `M${at([x - s(8), y - s(19)])}Q${at([x + s(6), y - s(15)])} ${at([x + s(1), y - s(6)])}L${at([x - s(9), y - s(6)])}Q${at([x - s(3), y - s(12)])} ${at([x - s(8), y - s(19)])}Z`;
  return [
    { d: disc([x + s(3), y + s(2)], s(15), s(2.6)), fill: "#3f6168", opacity: 0.5 },
    {
      d: line([
        [x - s(1), y - s(3)],
        [x - s(1), y - s(22)],
      ]),
      stroke: INK,
      width: s(1.3),
    },
    { d: sail, fill: tone(colour, 0.1), stroke: INK, width: s(0.9) },
    { d: hull, fill: "#8a6236", stroke: INK, width: s(1) },
  ];
}

export function city([x, y]: Point, random: Chance): Mark[] {
  const towers = [-11, -5, 2, 8].map((shift) => [shift, between(random, 9, 17)] as const);
  return [
    { d: disc([x + 5, y + 1], 17, 4), fill: "#2c2115", opacity: 0.4 },
    ...towers.flatMap(([shift, high]): Mark[] => [
      {
        d: area([
          [x + shift - 3.2, y],
          [x + shift - 3.2, y - high],
          [x + shift + 3.2, y - high],
          [x + shift + 3.2, y],
        ]),
        fill: "#efe1c3",
        stroke: INK,
        width: 0.8,
      },
      {
        d: area([
          [x + shift + 0.6, y],
          [x + shift + 0.6, y - high],
          [x + shift + 3.2, y - high],
          [x + shift + 3.2, y],
        ]),
        fill: "#a98c66",
      },
      {
        d: area([
          [x + shift - 4, y - high],
          [x + shift, y - high - 6],
          [x + shift + 4, y - high],
        ]),
        fill: "#a8483a",
        stroke: INK,
        width: 0.8,
      },
    ]),
    {
      d: area([
        [x - 16, y + 2],
        [x - 16, y - 5],
        [x + 14, y - 5],
        [x + 14, y + 2],
      ]),
      fill: "#d9c6a0",
      stroke: INK,
      width: 0.9,
    },
    { d: disc([x - 1, y + 0.5], 2.6, 3.6), fill: INK },
  ];
}

// How land and sea are painted: light from the upper left, ink on top.

import { type Chance, INK, type Mark, type Point, area, at, between, disc, line, tone } from "./brush";

export type Terrain = "sea" | "plain" | "forest" | "mountain" | "field" | "swamp" | "desert";

export const GROUND: Record<Terrain, string> = {
  sea: "#a5c4c2",
  plain: "#d9cb8c",
  forest: "#a4b670",
  mountain: "#cbb999",
  field: "#e4c874",
  swamp: "#a6b28c",
  desert: "#ecd5a0",
};

/** What stands on a piece of ground; `wide` is about its radius. */
export function growth(terrain: Terrain, [x, y]: Point, wide: number, random: Chance): Mark[] {
  const places = scattered([x, y], wide, COUNT[terrain], random);
  return places.flatMap((place) => PAINT[terrain](place, random));
}

const COUNT: Record<Terrain, number> = { sea: 5, plain: 7, forest: 13, mountain: 3, field: 5, swamp: 7, desert: 5 };

/** Places not too near to each other, those in front last. */
function scattered([x, y]: Point, wide: number, count: number, random: Chance): Point[] {
  const places: Point[] = [];
  const gap = (1.35 * wide) / Math.sqrt(count);
  for (let trial = 0; trial < 30 * count && places.length < count; trial++) {
    const [angle, far] = [2 * Math.PI * random(), wide * Math.sqrt(random())];
    const place: Point = [x + far * Math.cos(angle), y + 0.9 * far * Math.sin(angle)];
    if (places.every(([px, py]) => Math.hypot(px - place[0], py - place[1]) > gap)) places.push(place);
  }
  return places.sort((one, other) => one[1] - other[1]);
}

function wave([x, y]: Point, random: Chance): Mark[] {
  const half = between(random, 4, 7);
  const d = `M${at([x - half, y])}q${half / 2} -3 ${half} 0t${half} 0`;
  return [
    { d, stroke: "#dfeee6", width: 1, opacity: 0.8 },
    { d: `M${at([x - half, y + 1.6])}q${half / 2} -3 ${half} 0t${half} 0`, stroke: "#6c959c", width: 0.9 },
  ];
}

function tuft([x, y]: Point, random: Chance): Mark[] {
  const blades = [-2.4, 0, 2.4].map((lean) => `M${at([x, y])}q${lean / 3} -2.5 ${lean} ${-between(random, 3, 5)}`);
  return [{ d: blades.join(""), stroke: "#8f8443", width: 0.9 }];
}

export function tree([x, y]: Point, random: Chance): Mark[] {
  const size = between(random, 4.2, 6.2);
  const green = tone("#64843f", between(random, -0.05, 0.06));
  return [
    { d: disc([x + 2.4, y + 1.2], size, size * 0.5), fill: "#3c4a25", opacity: 0.35 },
    { d: `M${at([x, y])}v-4`, stroke: INK, width: 1.3 },
    { d: crown([x, y - size], size, random), fill: green, stroke: "#2f3d1d", width: 0.8 },
    { d: disc([x - size * 0.32, y - size * 1.3], size * 0.42, size * 0.36), fill: tone(green, 0.14), opacity: 0.9 },
  ];
}

function crown([x, y]: Point, size: number, random: Chance): string {
  const points: Point[] = [];
  for (let step = 0; step < 11; step++) {
    const far = size * between(random, 0.86, 1.12);
    const angle = (2 * Math.PI * step) / 11;
    points.push([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
  }
  return area(points);
}

export function peak([x, y]: Point, random: Chance, size = between(random, 12, 17)): Mark[] {
  const top: Point = [x + between(random, -2, 2), y - size];
  const fold: Point = [x + between(random, -1, 4), y - size * 0.35];
  const foot: Point = [x + between(random, 0, 4), y + 2];
  const left: Point = [x - size * 0.85, y + 1];
  const right: Point = [x + size * 0.9, y + 1];
  const hatch = [0.25, 0.45, 0.65, 0.82].map((part) => {
    const from: Point = [top[0] + (right[0] - top[0]) * part, top[1] + (right[1] - top[1]) * part];
    return `M${at(from)}l${-between(random, 2, 4)} ${between(random, 3, 6)}`;
  });
  return [
    { d: area([foot, right, [x + size * 1.45, y + 3.5], [x + size * 0.5, y + 4]]), fill: "#5a4a36", opacity: 0.28 },
    { d: area([left, top, fold, foot]), fill: "#eee0c2" },
    { d: area([top, right, foot, fold]), fill: "#93795a" },
    { d: `${line([left, top, right])}${line([top, fold, foot])}`, stroke: INK, width: 1.1 },
    { d: hatch.join(""), stroke: INK, width: 0.7, opacity: 0.75 },
  ];
}

function furrow([x, y]: Point, random: Chance): Mark[] {
  const lean = between(random, -0.35, 0.15);
  const rows = [-4, -1.3, 1.3, 4].map((shift) => `M${at([x - 8, y + shift + 8 * lean])}q8 ${-2.5} 16 ${-16 * lean}`);
  return [
    { d: rows.join(""), stroke: "#a8832f", width: 1.1 },
    {
      d: rows.map((row) => row.replace(/^M([^ ]+) ([^q]+)/, (_, px, py) => `M${px} ${Number(py) - 1}`)).join(""),
      stroke: "#f6e3a2",
      width: 0.7,
    },
  ];
}

function reed([x, y]: Point, random: Chance): Mark[] {
  const stalks = [-2, 0, 2].map((shift) => `M${at([x + shift, y])}l${shift / 2} ${-between(random, 4, 8)}`);
  return [
    { d: `M${at([x - 6, y + 0.6])}h12M${at([x - 3, y + 2.6])}h8`, stroke: "#6f8f90", width: 1 },
    { d: stalks.join(""), stroke: "#55602f", width: 1 },
  ];
}

export function dune([x, y]: Point, random: Chance): Mark[] {
  const wide = between(random, 9, 14);
  const high = wide * 0.6;
  const crest: Point = [x - wide * 0.1, y - high];
  const back = `M${at([x - wide, y])}Q${at([x - wide * 0.45, y - high * 0.9])} ${at(crest)}`;
  const slope = `Q${at([x + wide * 0.45, y - high * 0.7])} ${at([x + wide, y])}`;
  const lee = `M${at(crest)}${slope}Q${at([x + wide * 0.35, y - 1])} ${at([x + wide * 0.1, y + 1])}Q${at([x + wide * 0.2, y - high * 0.5])} ${at(crest)}Z`;
  return [
    { d: lee, fill: "#c99f5f", opacity: 0.8 },
    { d: `${back}${slope}`, stroke: "#8d6a35", width: 1 },
  ];
}

const PAINT: Record<Terrain, (place: Point, random: Chance) => Mark[]> = {
  sea: wave,
  plain: tuft,
  forest: tree,
  mountain: (place, random) => peak(place, random),
  field: furrow,
  swamp: reed,
  desert: dune,
};

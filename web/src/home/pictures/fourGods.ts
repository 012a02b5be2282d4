// 4 Gods: tiles whose corners bear a landscape that flows over their borders; where none lies, the table shows.

import { HIGH, WIDE, frame } from "./atlas";
import { type Chance, INK, type Mark, type Point, area, chance, noise } from "./brush";
import { city, figure } from "./pieces";
import { GROUND, type Terrain, growth } from "./terrains";

const TILE = 76;
const SIGNS: Record<string, Terrain> = { S: "sea", P: "plain", F: "forest", M: "mountain" };
/** The terrain at each corner of the tiles. */
const CORNERS = ["SSSPFFMM", "SSPMFFMM", "SPMMFPPS", "FFPPPSSS", "FFPSSSSP"];
const GONE: [number, number][] = [
  [4, 1],
  [6, 2],
  [6, 3],
  [0, 0],
];
const PEOPLE: [number, number, string][] = [
  [1.15, 1.35, "#3f77b5"],
  [4.15, 0.75, "#5f9a4a"],
  [2.9, 1.85, "#8b8d92"],
  [2.4, 3.2, "#e0b736"],
  [5.25, 3.15, "#3f77b5"],
];
const LEFT = -6;
const TOP = -6;

const corner = (column: number, row: number): Point => [LEFT + column * TILE, TOP + row * TILE];

export function fourGods(): Mark[] {
  const random = chance(29);
  const marks: Mark[] = [{ d: `M0 0H${WIDE}V${HIGH}H0Z`, fill: GROUND.plain }];
  const places: { place: Point; terrain: Terrain }[] = [];
  CORNERS.forEach((row, down) => {
    [...row].forEach((sign, right) => places.push({ place: corner(right, down), terrain: SIGNS[sign] ?? "plain" }));
  });
  const land = places.filter(({ terrain }) => terrain !== "sea").map(({ place }) => patch(place));
  for (const { place, terrain } of places) if (terrain === "sea") marks.push({ d: patch(place), fill: GROUND.sea });
  marks.push({ d: land.join(""), stroke: "#7ea6a8", width: 9, opacity: 0.7 });
  marks.push({ d: land.join(""), stroke: "#e6efdc", width: 5 }, { d: land.join(""), stroke: INK, width: 1.6 });
  for (const { place, terrain } of places)
    if (terrain !== "sea") marks.push({ d: patch(place), fill: GROUND[terrain] });
  for (const { place, terrain } of places) marks.push(...grown(terrain, place, random));
  marks.push(...seams(), ...GONE.flatMap(([column, row]) => hole(column, row)));
  marks.push(...city(middle(4, 1), random));
  for (const [x, y, colour] of PEOPLE) marks.push(...figure([LEFT + x * TILE, TOP + y * TILE], colour, 1.5));
  return [...marks, ...frame()];
}

function middle(column: number, row: number): Point {
  const [x, y] = corner(column, row);
  return [x + TILE / 2, y + TILE / 2 + 8];
}

/** The ground around a corner: half a tile to each side, with bays and capes that the neighbours share. */
function patch([x, y]: Point): string {
  const half = TILE / 2;
  const points: Point[] = [];
  const walk = (from: Point, to: Point): void => {
    for (let step = 0; step < 9; step++) {
      const part = step / 9;
      points.push(bay([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]));
    }
  };
  const corners: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  corners.forEach((from, index) => walk(from, corners[(index + 1) % 4] ?? from));
  return area(points);
}

function bay([x, y]: Point): Point {
  const shift = (salt: number): number => 30 * noise(x / 34, y / 34, salt) + 8 * noise(x / 11, y / 11, salt + 5);
  return [x + shift(11), y + shift(12)];
}

const DENSE: Partial<Record<Terrain, number>> = { forest: 2, mountain: 2 };

function grown(terrain: Terrain, [x, y]: Point, random: Chance): Mark[] {
  const quarter = TILE * 0.26;
  if (DENSE[terrain] === undefined) return growth(terrain, [x, y], TILE * 0.44, random);
  const rows = terrain === "forest" ? [-quarter, quarter] : [-quarter * 0.6, quarter];
  return rows.flatMap((down) =>
    growth(terrain, [x, y + down + 4], TILE * 0.36, random).slice(0, terrain === "forest" ? 32 : 15),
  );
}

/** Where tile meets tile: a dark line, and light on the edges that look up and left. */
function seams(): Mark[] {
  const lines: string[] = [];
  const light: string[] = [];
  for (let column = 0; column <= 8; column++) {
    const [x] = corner(column, 0);
    lines.push(`M${x} 0V${HIGH}`);
    light.push(`M${x + 1.3} 0V${HIGH}`);
  }
  for (let row = 0; row <= 4; row++) {
    const [, y] = corner(0, row);
    lines.push(`M0 ${y}H${WIDE}`);
    light.push(`M0 ${y + 1.3}H${WIDE}`);
  }
  return [
    { d: light.join(""), stroke: "#fff6dd", width: 1.1, opacity: 0.5 },
    { d: lines.join(""), stroke: INK, width: 1.1, opacity: 0.7 },
  ];
}

/** A cell without a tile: the wood of the table, in the shadow of its neighbours. */
function hole(column: number, row: number): Mark[] {
  const random = chance(100 * column + row);
  const [x, y] = corner(column, row);
  const grain = Array.from({ length: 11 }, (_, line) => {
    const bend = (4 * random() - 2).toFixed(1);
    return `M${x + 1} ${(y + 4 + line * 6.6).toFixed(1)}q${TILE / 4} ${bend} ${TILE / 2} 0t${TILE / 2 - 2} 0`;
  });
  return [
    { d: `M${x} ${y}h${TILE}v${TILE}h${-TILE}Z`, fill: "#86694a" },
    { d: grain.join(""), stroke: "#6a5138", width: 1, opacity: 0.7 },
    { d: `M${x} ${y}h${TILE}l-6 7h${7 - TILE + 6}l-1 ${TILE - 7}l-6 0Z`, fill: "#22170c", opacity: 0.4 },
    { d: `M${x} ${y}h${TILE}v${TILE}h${-TILE}Z`, stroke: INK, width: 1.4 },
  ];
}

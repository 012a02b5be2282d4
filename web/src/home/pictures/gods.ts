// Gods: a small world of hexes with temples, tribes and deserts.

import { INK, type Mark, type Point, chance, hexagon, outline, tone } from "./brush";
import { HIGH, WIDE, coasts, compass, frame, sea } from "./atlas";
import { hut, temple, whirlwind } from "./pieces";
import { growth } from "./terrains";

const SIZE = 43;
const GODS = ["#c8413b", "#dca52c", "#3f86c9", "#3a9a74"];
const TRIBES = ["#6f8f3d", "#53749c", "#8a5f9e", "#c9793a"];
const GRASS = ["#b3bf78", "#a9bfae", "#bdb3b4", "#d6bd85"];

/** Cells by axial coordinates: `t` a temple of a god, `h` huts of a tribe, `d` a desert, `w` a whirlwind. */
const CELLS: [number, number, string][] = [
  [0, 0, "t0"], [1, 0, "h0"], [-1, 0, "h1"], [0, -1, "h3"], [1, -1, "d"], [-1, 1, "h0"], [0, 1, "t2"], [2, -1, "h2"],
  [2, 0, "t1"], [-2, 1, "d"], [1, 1, "h1"], [-2, 0, "t3"], [-1, -1, "h2"], [3, -1, "h3"], [2, 1, "w"],
]; // prettier-ignore

function centre(q: number, r: number): Point {
  return [WIDE / 2 - 42 + SIZE * Math.sqrt(3) * (q + r / 2), HIGH / 2 + 4 + SIZE * 1.5 * r];
}

export function gods(): Mark[] {
  const random = chance(11);
  const cells = CELLS.map(([q, r, what]) => ({ place: centre(q, r), what }));
  const marks = [
    ...sea(3, [468, 244]),
    ...coasts(cells.map(({ place }) => hexagon(place, SIZE))),
    ...compass([468, 244], 22),
  ];
  for (const { place, what } of cells) marks.push(...ground(place, what));
  const behind = cells.toSorted((one, other) => one.place[1] - other.place[1]);
  for (const { place, what } of behind) marks.push(...standing(place, what, random));
  return [...marks, ...frame()];
}

function ground(place: Point, what: string): Mark[] {
  const form = Number(what[1] ?? 0);
  const colour =
    what[0] === "h" ? (GRASS[form] ?? INK) : what[0] === "t" ? "#dccba2" : what[0] === "d" ? "#ecd5a0" : "#c7bda3";
  const corners = hexagon(place, SIZE);
  const [x, y] = place;
  const lit = corners.map(([cx, cy]) => [x + (cx - x) * 0.86 - 2, y + (cy - y) * 0.86 - 2] as const);
  return [
    { d: outline(corners), fill: tone(colour, -0.08), stroke: INK, width: 1.3 },
    { d: outline(lit), fill: colour },
  ];
}

function standing([x, y]: Point, what: string, random: () => number): Mark[] {
  const form = Number(what[1] ?? 0);
  if (what[0] === "t")
    return [...growth("plain", [x, y], 27, random), ...temple([x, y + 13], GODS[form] ?? INK, 1.25)];
  if (what[0] === "d") return growth("desert", [x, y + 2], 24, random);
  if (what[0] === "w") return [...growth("desert", [x, y + 10], 16, random).slice(0, 4), ...whirlwind([x, y + 18])];
  const colour = TRIBES[form] ?? INK;
  const places: Point[] = [
    [x - 11, y - 6],
    [x + 13, y - 1],
    [x - 4, y + 17],
  ];
  return [...growth("plain", [x, y], 28, random), ...places.flatMap((place) => hut(place, form, colour))];
}

// Deus: a map of regions, and cards in front of it.

import { INK, type Mark, type Point, area, chance, hexagon, outline, tone } from "./brush";
import { coasts, frame, sea } from "./atlas";
import { figure, hut, ship, temple } from "./pieces";
import { GROUND, type Terrain, growth, peak } from "./terrains";

const SIZE = 37;
const REGIONS: [number, number, Terrain][] = [
  [0, 0, "field"], [1, 0, "forest"], [2, 0, "field"], [0, 1, "swamp"], [1, 1, "field"], [-1, 1, "forest"],
  [2, -1, "forest"], [1, -1, "field"], [3, -1, "swamp"], [4, -1, "mountain"], [-1, 2, "mountain"], [5, -1, "forest"],
  [0, 2, "forest"], [3, 0, "mountain"],
]; // prettier-ignore

function centre(q: number, r: number): Point {
  return [108 + SIZE * Math.sqrt(3) * (q + r / 2), 104 + SIZE * 1.5 * r];
}

export function deus(): Mark[] {
  const random = chance(41);
  const regions = REGIONS.map(([q, r, terrain]) => ({ place: centre(q, r), terrain }));
  const marks = [...sea(17, [70, 70]), ...coasts(regions.map(({ place }) => hexagon(place, SIZE)))];
  for (const { place, terrain } of regions) {
    marks.push({ d: outline(hexagon(place, SIZE)), fill: GROUND[terrain], stroke: INK, width: 1.1 });
  }
  for (const { place, terrain } of regions.toSorted((one, other) => one.place[1] - other.place[1])) {
    const [x, y] = place;
    if (terrain === "mountain") marks.push(...peak([x - 8, y + 2], random, 19), ...peak([x + 9, y + 14], random, 15));
    else marks.push(...growth(terrain, [x, y + 4], 24, random));
  }
  marks.push(
    ...hut([centre(1, 1)[0], centre(1, 1)[1] + 8], 1, "#8a5f3a"),
    ...temple([centre(0, 0)[0], centre(0, 0)[1] + 14], "#7d5a9c"),
  );
  marks.push(
    ...figure([centre(3, -1)[0], centre(3, -1)[1] + 12], "#b3403a", 1.2),
    ...figure([centre(2, 0)[0], centre(2, 0)[1] + 12], "#2f6f8f", 1.2),
  );
  marks.push(...ship([452, 150], "#b3403a", 1.35), ...ship([48, 88], "#2f6f8f", 1.2));
  marks.push(...hand());
  return [...marks, ...frame()];
}

const CARDS: [string, string][] = [
  ["#3b6ea5", "M-16 6Q0 20 17 5L-16 6ZM0 4V-18Q12 -14 8 0ZM-3 4V-13Q-12 -8 -12 3Z"],
  ["#5d8a45", "M-18 -12Q-4 -10 2 2L-12 10ZM2 2L16 -10M-4 12H14"],
  ["#c99a2e", "M-12 -14H10Q16 -14 16 -8H12V10Q12 14 7 14H-14Q-9 13 -9 8V-11Q-9 -14 -12 -14ZM-4 -6H7M-4 0H7M-4 6H5"],
  ["#8b5e3c", "M-14 12V-2L0 -14L14 -2V12ZM-4 12V3H4V12"],
  ["#a83a32", "M-2 14V6H-9V2H9V6H2V14ZM-3 2V-13L0 -18L3 -13V2Z"],
  ["#74508f", "M-15 12H15V8H-15ZM-12 8V-4M-4 8V-4M4 8V-4M12 8V-4M-15 -4H15L0 -15Z"],
]; // prettier-ignore

/** Six cards as one holds them. */
function hand(): Mark[] {
  return CARDS.flatMap(([colour, sign], index) =>
    card([214 + 48 * index, 272 + 2 * (index - 2.5) ** 2], (index - 2.5) * 6.5, colour, sign),
  );
}

function card(foot: Point, degrees: number, colour: string, sign: string): Mark[] {
  const turn = (degrees * Math.PI) / 180;
  const put = ([x, y]: Point): Point => [
    foot[0] + x * Math.cos(turn) - y * Math.sin(turn),
    foot[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const box = (left: number, top: number, right: number, bottom: number): string =>
    area(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].map((point) => put(point as unknown as Point)),
    );
  const drawn = sign
    .replace(/H(-?\d+)/g, "h$1")
    .split(/(?=[MLHVQZh])/)
    .join("");
  return [
    { d: box(-35, -81, 44, 46), fill: "#1c140b", opacity: 0.4 },
    { d: box(-39, -86, 39, 44), fill: "#f1e5ca", stroke: INK, width: 1.2 },
    { d: box(-34, -81, 34, -70), fill: colour, stroke: INK, width: 0.7 },
    { d: box(-34, -66, 34, -14), fill: tone(colour, 0.22), stroke: INK, width: 0.7 },
    { d: placed(drawn, put), fill: "#f7eed8", stroke: tone(colour, -0.24), width: 2 },
    { d: [-6, 1, 8].map((y) => area([put([-30, y]), put([30 - (y + 6), y])])).join(""), stroke: "#b29c77", width: 2 },
  ];
}

/** A sign around 0, 0, moved into the picture of a card; every command becomes absolute points. */
function placed(sign: string, put: (point: Point) => Point): string {
  let [x, y] = [0, 0];
  const to = (px: number, py: number): string => {
    [x, y] = [px, py];
    const [right, down] = put([px, py - 40]);
    return `${right.toFixed(1)} ${down.toFixed(1)}`;
  };
  return sign.replace(/([MLQVhZ])([^MLQVhZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    if (letter === "Z") return "Z";
    if (letter === "V") return `L${to(x, a)}`;
    if (letter === "h") return `L${to(a, y)}`;
    if (letter === "Q") {
      const bend = to(a, b);
      return `Q${bend} ${to(c, d)}`;
    }
    return `${letter}${to(a, b)}`;
  });
}

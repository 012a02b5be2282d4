// Small things beside the houses: trees and wood for the green, hay and boats for the blue, ...

import { between, type Dice, oneOf } from "../../atlas/art/noise";
import { at, ellipse, inked, n, path, shade } from "../../atlas/art/paint";

type Piece = (roll: Dice, x: number, y: number) => string;

const tree: Piece = (roll, x, y) => {
  const s = between(roll, 5, 7.5);
  const crown = `M${at(x - s, y - s * 1.5)}q${n(-s * 0.5)} ${n(-s)} ${n(s * 0.5)} ${n(-s * 1.1)}q${n(s * 0.5)} ${n(-s * 0.8)} ${n(s)} 0q${n(s * 0.9)} ${n(s * 0.1)} ${n(s * 0.5)} ${n(s * 1.1)}q${n(-s * 0.3)} ${n(s * 0.7)} ${n(-s)} ${n(s * 0.4)}q${n(-s * 0.8)} ${n(s * 0.4)} ${n(-s)} ${n(-s * 0.4)}z`;
  return (
    shade(x, y, s * 0.9, 2.2) +
    path(`M${at(x, y)}v${n(-s * 1.4)}`, { stroke: "#4a3218", width: 1.8 }) +
    inked(crown, "#5d8a38", 1) +
    path(`M${at(x + s * 0.1, y - s * 1.1)}q${n(s * 0.9)} ${n(-s * 0.2)} ${n(s * 0.7)} ${n(-s * 1.3)}`, {
      stroke: "#24411a",
      width: 2.2,
      opacity: 0.5,
    }) +
    path(`M${at(x - s * 0.7, y - s * 1.9)}q${n(s * 0.1)} ${n(-s * 0.6)} ${n(s * 0.6)} ${n(-s * 0.6)}`, {
      stroke: "#c8e08f",
      width: 1.1,
      opacity: 0.9,
    })
  );
};

const wood: Piece = (_roll, x, y) =>
  shade(x, y, 6, 2) +
  [
    [-3.4, 0],
    [0, 0],
    [3.4, 0],
    [-1.7, -2.8],
    [1.7, -2.8],
  ]
    .map(([dx = 0, dy = 0]) =>
      ellipse(x + dx, y + dy - 1.5, 1.7, 1.5, { fill: "#c89a5c", stroke: "#3a2614", width: 0.8 }),
    )
    .join("");

const hay: Piece = (roll, x, y) => {
  const s = between(roll, 4.5, 6);
  return (
    shade(x, y, s, 2) +
    inked(
      `M${at(x - s, y)}Q${at(x - s * 0.9, y - s * 1.7)} ${at(x, y - s * 1.8)}Q${at(x + s * 0.9, y - s * 1.7)} ${at(x + s, y)}Q${at(x, y + 2)} ${at(x - s, y)}z`,
      "#e3c56c",
      1,
    ) +
    path(
      `M${at(x + s * 0.2, y + 0.6)}Q${at(x + s * 0.9, y - s)} ${at(x, y - s * 1.8)}Q${at(x + s * 0.9, y - s * 1.7)} ${at(x + s, y)}z`,
      { fill: "#7a5a1c", opacity: 0.5 },
    )
  );
};

const boat: Piece = (roll, x, y) => {
  const way = roll() < 0.5 ? -1 : 1;
  return (
    ellipse(x, y + 1, 9, 2.6, { fill: "#eaf2f4", opacity: 0.55 }) +
    inked(
      `M${at(x - 8 * way, y - 2.6)}Q${at(x, y + 0.6)} ${at(x + 8 * way, y - 3.4)}Q${at(x + 4 * way, y + 2.6)} ${at(x - 2 * way, y + 2.2)}Q${at(x - 6 * way, y + 1.6)} ${at(x - 8 * way, y - 2.6)}z`,
      "#8a5a30",
      1,
    ) +
    path(`M${at(x - 5 * way, y - 1)}Q${at(x, y + 1)} ${at(x + 5 * way, y - 1.4)}`, { stroke: "#f0d9ae", width: 0.9 })
  );
};

const lanterns: Piece = (roll, x, y) => {
  const h = between(roll, 9, 12);
  return (
    path(`M${at(x, y)}v${n(-h)}h4.4`, { stroke: "#2f2418", width: 1.3 }) +
    ellipse(x + 4.4, y - h + 3.4, 2.2, 2.8, { fill: "#ffd98a", stroke: "#5a2b52", width: 0.9 }) +
    shade(x, y, 3, 1.2)
  );
};

const fire: Piece = (_roll, x, y) =>
  ellipse(x, y, 6, 2.6, { fill: "#4a2410", opacity: 0.55 }) +
  path(`M${at(x - 4.4, y + 0.6)}l8.8 -2.4M${at(x - 4.4, y - 1.8)}l8.8 2.6`, { stroke: "#3a2110", width: 1.7 }) +
  path(`M${at(x - 2.8, y - 1)}q-1 -4 1.6 -6.4q.2 2 1.4 2.6q-.2 -3 1.2 -4.6q2.6 4 1.6 8.4q-2.8 1.8 -5.8 0z`, {
    fill: "#ffc63d",
    stroke: "#b3401a",
    width: 0.9,
  });

const cactus: Piece = (roll, x, y) => {
  const h = between(roll, 12, 15);
  const [low, high] = roll() < 0.5 ? [-3.4, 3.2] : [3.4, -3.2];
  const limbs = `M${at(x, y - 1)}V${n(y - h)}M${at(x, y - h * 0.3)}Q${at(x + low, y - h * 0.28)} ${at(x + low, y - h * 0.66)}M${at(x, y - h * 0.46)}Q${at(x + high, y - h * 0.44)} ${at(x + high, y - h * 0.8)}`;
  return (
    shade(x, y, 4.5, 1.6) +
    `<g stroke-linecap="round">${path(limbs, { stroke: "#2c3a1a", width: 3.8 })}${path(limbs, { stroke: "#86a552", width: 2.1 })}</g>`
  );
};

const SCENERY: Record<string, readonly Piece[]> = {
  green: [tree, tree, wood],
  blue: [hay, boat, hay],
  violet: [boat, lanterns],
  orange: [fire, cactus, cactus],
};

/** Free corners of a village, behind the houses or beside the stone. */
const CORNERS = [
  [-27, 19],
  [28, 17],
  [-4, -31],
  [-33, -17],
  [33, -12],
] as const;

/** One to three pieces, each with the height at which it stands. */
export function scenery(tribe: string, roll: Dice): [number, string][] {
  const pieces = SCENERY[tribe] ?? [];
  const free = CORNERS.filter(([x, y]) => tribe !== "blue" || x < 0 || y > 0);
  const found: [number, string][] = [];
  for (const [x, y] of free) {
    if (roll() < 0.5 || found.length === 3) continue;
    const foot = y + between(roll, -2, 2);
    found.push([foot, oneOf(roll, pieces)(roll, x + between(roll, -2, 2), foot)]);
  }
  return found;
}

// What stands on the land and hides what is behind it: trees and mountains, lit from the upper left.

import { between, type Dice } from "../../atlas/art/noise";
import { at, hsl, n, oval, path } from "../../atlas/art/paint";
import { scatter, type Spot } from "./growth";
import { wonders } from "./wonders";
import { type Land, originOf, type Point, terrainAt, wind } from "./land";

/** A thing that stands, by where its foot is. */
export interface Standing {
  foot: number;
  drawn: string;
  /** Its shadow, of the same path as all the others', so that shadows do not add up. */
  shadow: string;
}

const INK = "#1e2a12";

function broadleaf([x, y]: Point, size: number, roll: Dice): string {
  const hue = between(roll, 78, 112);
  const light = between(roll, 30, 39);
  const top = y - size * 1.25;
  const lobes = 6;
  const turn = roll() * 3;
  const rim = Array.from({ length: lobes }, (_, k): Point => {
    const angle = turn + (k * 2 * Math.PI) / lobes;
    const far = size * between(roll, 0.82, 1.02);
    return [x + Math.cos(angle) * far, top + Math.sin(angle) * far * 0.92];
  });
  const s = size;
  const bulge = n(size * 0.56);
  const crown = `M${at(x - s * 0.15, y)}h${n(s * 0.3)}v${n(-s * 0.6)}h${n(-s * 0.3)}zM${at(...(rim.at(-1) as Point))}${rim.map((point) => `A${bulge} ${bulge} 0 0 1 ${at(...point)}`).join("")}z`;
  const glow = `${oval(x - s * 0.34, top - s * 0.36, s * 0.42, s * 0.34)}${oval(x + s * 0.22, top - s * 0.12, s * 0.24, s * 0.18)}`;
  return (
    `<path d="${crown}" fill="${hsl(hue, 35, light)}" stroke="${INK}" stroke-width=".9"/>` +
    `<path d="${glow}" fill="${hsl(hue - 16, 42, light + 18)}" opacity=".75"/>`
  );
}

function conifer([x, y]: Point, size: number, roll: Dice): string {
  const [w, h] = [size * 0.86, size * between(roll, 2.5, 3)];
  const light = between(roll, 24, 31);
  const tier = (down: number, wide: number): string =>
    `L${at(x + w * wide, y - h * down)}L${at(x + w * wide * 0.5, y - h * down - 0.4)}`;
  const tierBack = (down: number, wide: number): string =>
    `L${at(x - w * wide * 0.5, y - h * down - 0.4)}L${at(x - w * wide, y - h * down)}`;
  const body = `M${at(x, y - h)}${tier(0.62, 0.55)}${tier(0.36, 0.8)}L${at(x + w, y - h * 0.1)}L${at(x - w, y - h * 0.1)}${tierBack(0.36, 0.8)}${tierBack(0.62, 0.55)}z`;
  const lit = `M${at(x, y - h)}L${at(x - w * 0.55, y - h * 0.62)}L${at(x - w * 0.8, y - h * 0.36)}L${at(x - w, y - h * 0.1)}L${at(x - w * 0.15, y - h * 0.14)}z`;
  return (
    `<path d="${body}" fill="${hsl(128, 28, light)}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>` +
    `<path d="${lit}" fill="${hsl(104, 32, light + 15)}" opacity=".7"/>`
  );
}

/** Groves of pines and of leaves; now and then one that has turned. */
function tree(spot: Spot, origin: Point, roll: Dice): Standing {
  const size = Math.min(between(roll, 6, 7.9), 4.4 + spot.deep * 0.45);
  const [x, y] = spot.at;
  const pines = wind((origin[0] + x) / 70, (origin[1] + y) / 70, 11) + between(roll, -0.25, 0.25) > 0.22;
  const drawn = pines ? conifer(spot.at, size * 0.92, roll) : broadleaf(spot.at, size, roll);
  return { foot: y, drawn, shadow: oval(x + size * 0.5, y + 0.4, size * 1.05, size * 0.42) };
}

/** How high a thing may be: none grows over the frame above the World. */
const sky = (origin: Point, foot: number): number => (origin[1] === 0 ? foot + 3 : Number.POSITIVE_INFINITY);

function trees(land: Land, origin: Point, roll: Dice): Standing[] {
  const found: Standing[] = [];
  for (const spot of scatter(land, roll, 8)) {
    const chance = roll();
    const [x, y] = spot.at;
    if (spot.terrain === "F" && spot.deep > 1 && terrainAt(land, [x, y - 7]) === "F") {
      if (chance < 0.94 && sky(origin, y) > 15) found.push(tree(spot, origin, roll));
    } else if (spot.terrain === "P" && spot.deep > 9 && chance < 0.045) {
      found.push(tree({ ...spot, deep: 5 }, origin, roll)); // one that stands alone
    }
  }
  return found;
}

/** A mountain: a jagged ridge, its lit and its shaded flank, snow if it is high. The foot melts into the ground. */
function peak([x, y]: Point, wide: number, high: number, roll: Dice): string {
  const top: Point = [x + between(roll, -0.14, 0.1) * wide, y - high];
  const bend = (from: Point, to: Point, part: number, off: number): Point => [
    from[0] + (to[0] - from[0]) * part + off,
    from[1] + (to[1] - from[1]) * part + off * 0.35,
  ];
  const [left, right]: [Point, Point] = [
    [x - wide, y + between(roll, -1, 1)],
    [x + wide, y + between(roll, -1, 1)],
  ];
  const j = (): number => between(roll, -0.09, 0.09) * wide;
  const west = [
    left,
    bend(left, top, 0.3, wide * 0.08 + j()),
    bend(left, top, 0.52, -wide * 0.05 + j()),
    bend(left, top, 0.78, wide * 0.05 + j()),
  ];
  const east = [
    bend(top, right, 0.24, -wide * 0.06 + j()),
    bend(top, right, 0.5, wide * 0.06 + j()),
    bend(top, right, 0.72, -wide * 0.07 + j()),
    right,
  ];
  const foot: Point = [x + wide * between(roll, -0.02, 0.3), y + wide * 0.14];
  const spine = [
    bend(top, foot, 0.25, wide * 0.1),
    bend(top, foot, 0.5, -wide * 0.07),
    bend(top, foot, 0.76, wide * 0.1),
    foot,
  ];
  const to = (points: readonly Point[]): string => points.map(([px, py]) => `L${at(px, py)}`).join("");
  const ridge = `M${at(...left)}${to([...west.slice(1), top, ...east])}`;
  const tint = between(roll, -3, 3);
  const shaded = `M${at(...top)}${to([...east, foot, ...spine.slice(0, 3).toReversed()])}z`;
  let drawn =
    path(`${ridge}Q${at(x, y + wide * 0.28)} ${at(...left)}z`, { fill: hsl(36, 24, 76 + tint) }) +
    path(shaded, { fill: hsl(28, 14, 43 + tint) });
  // Strokes down both flanks.
  let [dark, pale] = ["", ""];
  for (const part of [0.34, 0.52, 0.7]) {
    const [ax, ay] = bend(top, right, part, -wide * 0.14);
    dark += `M${at(ax, ay)}l${n(-wide * 0.1)} ${n(high * 0.2)}`;
    const [bx, by] = bend(top, left, part, wide * 0.15);
    pale += `M${at(bx, by)}l${n(wide * 0.07)} ${n(high * 0.17)}`;
  }
  drawn += path(pale, { stroke: "#7d6d57", width: 0.9, opacity: 0.7 });
  if (high > 19) {
    const [sw, se] = [bend(top, left, 0.36, wide * 0.03), bend(top, right, 0.32, -wide * 0.03)];
    const hem = [
      bend(top, foot, 0.34, wide * 0.12),
      bend(top, foot, 0.2, wide * 0.02),
      bend(top, foot, 0.42, -wide * 0.12),
    ];
    drawn += path(`M${at(...top)}${to([east[0] as Point, se, ...hem])}L${at(...sw)}L${at(...(west[3] as Point))}z`, {
      fill: "#fdfaf1",
    });
    drawn += path(`M${at(...top)}${to([east[0] as Point, se, hem[0] as Point, spine[0] as Point])}z`, {
      fill: "#b9bcc4",
    });
  }
  return (
    drawn +
    `<path d="${ridge}" fill="none" stroke="#33271a" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"/>` +
    path(`M${at(...top)}${to(spine)}${dark}`, { stroke: "#2f261c", width: 0.9, opacity: 0.6 })
  );
}

function mountains(land: Land, origin: Point, roll: Dice): Standing[] {
  const found: Standing[] = [];
  for (const { at: spot, terrain, deep } of scatter(land, roll, 5, 1)) {
    const [chance, share] = [roll(), between(roll, 0.85, 1.1)];
    const [x, y] = spot;
    const high0 = 1 + 0.3 * wind((origin[0] + x) / 60, (origin[1] + y) / 60, 17);
    if (terrain !== "M" || deep < 4.5 || chance > 0.86) continue;
    const wide = Math.min(15.5, 3.5 + deep * 0.62) * share * Math.min(1.1, high0);
    let high = Math.min(wide * 1.5 * high0, sky(origin, y));
    // Not so high that it would hide other land behind it.
    while (high > 7 && terrainAt(land, [x, y - high * 0.8]) !== "M") high *= 0.85;
    const shadow = `M${at(x - wide * 0.2, y + 1)}L${at(x + wide, y - 1)}L${at(x + wide * 1.5, y + wide * 0.3)}L${at(x + wide * 0.2, y + wide * 0.34)}z`;
    found.push({ foot: y, drawn: peak(spot, wide, high, roll), shadow });
  }
  return found;
}

export function standingArt(land: Land, seed: number, roll: Dice): Standing[] {
  const has = (terrain: string): boolean => land.regions.some((region) => region.terrain === terrain);
  const origin = originOf(seed);
  return [
    ...(has("F") || has("P") ? trees(land, origin, roll) : []),
    ...(has("M") ? mountains(land, origin, roll) : []),
    ...wonders(land, roll),
  ].toSorted((a, b) => a.foot - b.foot);
}

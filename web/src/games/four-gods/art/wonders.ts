// Rare things that an old map shows where there is room: ships and serpents at sea, hamlets and mills in the fields.

import { between, type Dice } from "../../atlas/art/noise";
import { at, inked, n, oval, path, polygon } from "../../atlas/art/paint";
import type { Land, Point } from "./land";
import { scatter } from "./growth";
import type { Standing } from "./standing";

function ship([x, y]: Point, s: number): string {
  const hull = `M${at(x - 9 * s, y - 3 * s)}Q${at(x - 7 * s, y + 2.5 * s)} ${at(x, y + 2.5 * s)}Q${at(x + 7 * s, y + 2.5 * s)} ${at(x + 9.5 * s, y - 4.4 * s)}L${at(x + 6 * s, y - 2 * s)}H${n(x - 6 * s)}z`;
  const sail = (at0: number, foot: number, h: number, w: number): string =>
    `M${at(x + at0, y - foot)}Q${at(x + at0 + w * 1.5, y - foot - h * 0.45)} ${at(x + at0, y - foot - h)}Q${at(x + at0 + w * 0.35, y - foot - h * 0.5)} ${at(x + at0, y - foot)}z`;
  return (
    path(
      `M${at(x - 11 * s, y + 3 * s)}q${n(5 * s)} ${n(2.4 * s)} ${n(11 * s)} ${n(1.2 * s)}q${n(6 * s)} ${n(1 * s)} ${n(12 * s)} ${n(-1 * s)}`,
      { stroke: "#e4f2ef", width: 1.3, opacity: 0.85 },
    ) +
    path(`M${at(x - 3.4 * s, y - 2 * s)}V${n(y - 17 * s)}M${at(x + 3 * s, y - 2 * s)}V${n(y - 14 * s)}`, {
      stroke: "#33271a",
      width: 1,
    }) +
    inked(hull, "#8a5a30", 1) +
    path(`M${at(x - 7.4 * s, y - 1 * s)}H${n(x + 7.4 * s)}`, { stroke: "#e2b04a", width: 0.8, opacity: 0.8 }) +
    inked(sail(-3.4 * s, 4 * s, 12 * s, 6 * s) + sail(3 * s, 4 * s, 9 * s, 5 * s), "#f7edd6", 0.9) +
    inked(polygon([x - 3.4 * s, y - 17 * s], [x - 8 * s, y - 16 * s], [x - 3.4 * s, y - 14.8 * s]), "#b8442f", 0.7)
  );
}

function serpent([x, y]: Point, s: number): string {
  const hump = (dx: number, w: number, h: number): string =>
    `M${at(x + (dx - w) * s, y)}C${at(x + (dx - w) * s, y - h * s)} ${at(x + (dx + w) * s, y - h * s)} ${at(x + (dx + w) * s, y)}L${at(x + (dx + w * 0.45) * s, y)}C${at(x + (dx + w * 0.45) * s, y - h * 0.5 * s)} ${at(x + (dx - w * 0.45) * s, y - h * 0.5 * s)} ${at(x + (dx - w * 0.45) * s, y)}z`;
  const neck = `M${at(x - 12 * s, y)}C${at(x - 12.5 * s, y - 7 * s)} ${at(x - 12 * s, y - 10 * s)} ${at(x - 15 * s, y - 10.5 * s)}L${at(x - 19 * s, y - 9.4 * s)}L${at(x - 18 * s, y - 12 * s)}C${at(x - 12 * s, y - 16 * s)} ${at(x - 8 * s, y - 11 * s)} ${at(x - 8.4 * s, y)}z`;
  const foam = [-10, -3, 3, 9]
    .map((dx) => `M${at(x + (dx - 3) * s, y + 1)}q${n(3 * s)} ${n(2 * s)} ${n(6 * s)} 0`)
    .join("");
  return (
    inked(neck + hump(-2, 4.4, 9) + hump(8, 3.6, 7), "#5f7f58", 1) +
    path(oval(x - 15 * s, y - 12.2 * s, 0.7, 0.7), { fill: "#1e2a12" }) +
    path(
      `M${at(x + 13 * s, y)}q${n(3 * s)} ${n(-2 * s)} ${n(3.4 * s)} ${n(-6 * s)}l${n(2.4 * s)} ${n(1.6 * s)}q${n(-1 * s)} ${n(3.6 * s)} ${n(-3 * s)} ${n(4.4 * s)}z`,
      { fill: "#5f7f58", stroke: "#2f2418", width: 0.9 },
    ) +
    path(foam, { stroke: "#e4f2ef", width: 1.2, opacity: 0.85 })
  );
}

const ROOFS = ["#b5523a", "#a5462f", "#8f5b3a"];

function house([x, y]: Point, s: number, roll: Dice): string {
  const [w, h, deep] = [4.6 * s, 4.4 * s, 4.6 * s];
  const roof = ROOFS[Math.floor(roll() * ROOFS.length)] ?? "";
  const ridge: Point = [x - w * 0.5, y - h - 4 * s];
  return (
    inked(polygon([x - w, y], [x, y + 1], [x, y - h], ridge, [x - w, y - h - 0.6]), "#f4e6c4", 0.8) +
    inked(polygon([x, y + 1], [x + deep, y - 0.4], [x + deep, y - h - 0.8], [x, y - h]), "#b89a6b", 0.8) +
    inked(
      polygon(ridge, [x + 0.3, y - h + 0.6], [x + deep + 0.8, y - h - 0.4], [x + deep - w * 0.5, y - h - 4.4 * s]),
      roof,
      0.8,
    ) +
    path(
      polygon(
        [x - w * 0.68, y + 0.2],
        [x - w * 0.34, y + 0.5],
        [x - w * 0.34, y - h * 0.55],
        [x - w * 0.68, y - h * 0.6],
      ),
      { fill: "#4b3520" },
    )
  );
}

function hamlet([x, y]: Point, roll: Dice): string {
  const s = between(roll, 0.92, 1.1);
  const steeple =
    inked(polygon([x - 1, y - 2], [x + 3, y - 2.4], [x + 3, y - 11 * s], [x - 1, y - 11 * s]), "#eadbb8", 0.8) +
    inked(polygon([x - 1.8, y - 11 * s], [x + 1, y - 18 * s], [x + 3.8, y - 11 * s]), "#6b4a3a", 0.8);
  return (
    house([x - 6, y - 4], s * 0.9, roll) +
    (roll() < 0.5 ? steeple : "") +
    house([x + 6, y - 2.5], s * 0.9, roll) +
    house([x - 1, y + 3], s, roll)
  );
}

function mill([x, y]: Point, roll: Dice): string {
  const turn = roll() * 1.5;
  const hub: Point = [x, y - 13];
  const sails = [0, 1, 2, 3].map((k) => {
    const a = turn + (k * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const put = (u: number, v: number): Point => [hub[0] + u * c - v * s, hub[1] + u * s + v * c];
    return polygon(put(1.5, 0), put(10, 0), put(10, 2.6), put(2.5, 2.6));
  });
  return (
    inked(polygon([x - 4.4, y], [x + 4.4, y], [x + 2.8, y - 13], [x - 2.8, y - 13]), "#f0e2c0", 0.9) +
    path(polygon([x + 1, y], [x + 4.4, y], [x + 2.8, y - 13], [x + 1, y - 13]), { fill: "#8f7448", opacity: 0.6 }) +
    inked(polygon([x - 3.6, y - 12.6], [x + 3.6, y - 12.6], [x, y - 18]), "#8a4a33", 0.9) +
    inked(sails.join(""), "#fbf3df", 0.7)
  );
}

const shadow = ([x, y]: Point, rx: number, ry: number): string => oval(x + rx * 0.3, y + ry * 0.4, rx, ry);

/** At most one wonder a tile. */
export function wonders(land: Land, roll: Dice): Standing[] {
  for (const { at: spot, terrain, deep } of scatter(land, roll, 3, 0.8)) {
    const chance = roll();
    const [x, y] = spot;
    if (x < 18 || x > 82 || y < 22 || y > 90) continue;
    if (terrain === "S" && deep > 26 && chance < 0.09)
      return [
        {
          foot: y,
          drawn: chance < 0.06 ? ship(spot, between(roll, 1.1, 1.3)) : serpent(spot, between(roll, 1, 1.2)),
          shadow: "",
        },
      ];
    if (terrain === "P" && deep > 15 && chance < 0.13)
      return chance < 0.09
        ? [{ foot: y + 4, drawn: hamlet(spot, roll), shadow: shadow([x, y + 1], 13, 4.5) }]
        : [{ foot: y, drawn: mill(spot, roll), shadow: shadow(spot, 6.5, 2.4) }];
  }
  return [];
}

// The border of a hex, drawn by hand: neighbours share corners and edges, so the land fits together.

import { type At, centre, CORNERS, type Point } from "../cells";
import { dice } from "./noise";
import { at as xy } from "./paint";

const CORNER_WOBBLE = 2.6;
const EDGE_WOBBLE = 3.4;

const name = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function corner(point: Point): Point {
  const roll = dice(`corner ${name(point)}`);
  return [point[0] + (roll() - 0.5) * 2 * CORNER_WOBBLE, point[1] + (roll() - 0.5) * 2 * CORNER_WOBBLE];
}

/** The curve between two corners: the same one, whichever end it is drawn from. */
function edge(from: Point, to: Point): [Point, Point, Point] {
  const turned = name(from) > name(to);
  const [a, b] = turned ? [corner(to), corner(from)] : [corner(from), corner(to)];
  const roll = dice(`edge ${turned ? name(to) + name(from) : name(from) + name(to)}`);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const bent = (part: number): Point => {
    const off = (roll() - 0.5) * 2 * EDGE_WOBBLE;
    return [a[0] + dx * part - (dy / long) * off, a[1] + dy * part + (dx / long) * off];
  };
  const [first, second] = [bent(0.34), bent(0.66)];
  return turned ? [second, first, a] : [first, second, b];
}

const known = new Map<string, string>();

/** The outline of a cell, around its own middle. */
export function outline(at: At): string {
  const key = `${at[0]},${at[1]}`;
  const found = known.get(key) ?? drawn(at);
  known.set(key, found);
  return found;
}

const shores = new Map<string, string>();

/** The outline of a cell where it lies. */
export function shore(at: At): string {
  const key = `${at[0]},${at[1]}`;
  const found = shores.get(key) ?? drawn(at, [0, 0]);
  shores.set(key, found);
  return found;
}

function drawn(at: At, [ox, oy]: Point = centre(at)): string {
  const [x, y] = centre(at);
  const corners = CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
  const here = ([px, py]: Point): string => xy(px - ox, py - oy);
  let d = `M${here(corner(corners[0] as Point))}`;
  for (let n = 0; n < 6; n++) {
    const curve = edge(corners[n] as Point, corners[(n + 1) % 6] as Point);
    d += `C${curve.map(here).join(" ")}`;
  }
  return `${d}z`;
}

/** A plain hex of another size, for marks and lights. */
export const plainHex = (size = 1): string => `M${CORNERS.map(([x, y]) => xy(x * size, y * size)).join("L")}z`;

// The borders of regions, drawn by hand: neighbours share corners and sides, so the land fits together.

import { around, type At, centre, CORNERS, keyOf, type Point } from "../../atlas/cells";
import { dice } from "../../atlas/art/noise";
import { at as xy } from "../../atlas/art/paint";

const CORNER_SWAY = 4;
const SIDE_SWAY = 4.6;

const name = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function corner(point: Point): Point {
  const roll = dice(`deus corner ${name(point)}`);
  return [point[0] + (roll() - 0.5) * 2 * CORNER_SWAY, point[1] + (roll() - 0.5) * 2 * CORNER_SWAY];
}

/** The curve between two corners: the same one, whichever end it is drawn from. */
function curve(from: Point, to: Point): [Point, Point, Point] {
  const turned = name(from) > name(to);
  const [a, b] = turned ? [corner(to), corner(from)] : [corner(from), corner(to)];
  const roll = dice(`deus side ${turned ? name(to) + name(from) : name(from) + name(to)}`);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const bent = (part: number): Point => {
    const off = (roll() - 0.5) * 2 * SIDE_SWAY;
    return [a[0] + dx * part - (dy / long) * off, a[1] + dy * part + (dx / long) * off];
  };
  const [first, second] = [bent(0.34), bent(0.66)];
  return turned ? [second, first, a] : [first, second, b];
}

const put = ([x, y]: Point): string => xy(x, y);
const cornersOf = (at: At): Point[] => {
  const [x, y] = centre(at);
  return CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
};

const outlines = new Map<string, string>();

/** The outline of a region where it lies. */
export function outline(at: At): string {
  const key = keyOf(at);
  const found = outlines.get(key) ?? drawn(at);
  outlines.set(key, found);
  return found;
}

function drawn(at: At): string {
  const corners = cornersOf(at);
  let d = `M${put(corner(corners[0] as Point))}`;
  for (let n = 0; n < 6; n++) {
    d += `C${curve(corners[n] as Point, corners[(n + 1) % 6] as Point)
      .map(put)
      .join(" ")}`;
  }
  return `${d}z`;
}

/** The side of a region towards its nth neighbour (as `around` counts them), where it lies. */
export function side(at: At, nth: number): string {
  const corners = cornersOf(at);
  const [from, to] = [corners[(nth + 1) % 6] as Point, corners[(nth + 2) % 6] as Point];
  return `M${put(corner(from))}C${curve(from, to).map(put).join(" ")}`;
}

/** Sides of these regions that fit; each side between two of them once. */
export function sides(cells: readonly At[], fits: (cell: string, beside: string) => boolean): string {
  let d = "";
  for (const at of cells) {
    const cell = keyOf(at);
    around(at).forEach((near, nth) => {
      if (fits(cell, keyOf(near))) d += side(at, nth);
    });
  }
  return d;
}

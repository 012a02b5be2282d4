// The borders of hexes, drawn by hand: neighbours share corners and sides, so the land fits together.

import { type At, centre, CORNERS, keyOf, type Point } from "../cells";
import { dice } from "./noise";
import { at as xy } from "./paint";

export interface Borders {
  /** The outline of a cell, around its own middle. */
  outline(at: At): string;
  /** The outline of a cell where it lies. */
  shore(at: At): string;
  /** Its side towards the nth neighbour (as `around` counts them), where it lies. */
  side(at: At, nth: number): string;
}

const name = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function cornersOf(at: At): Point[] {
  const [x, y] = centre(at);
  return CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** Borders of one hand, made from a seed; corners and sides sway so far. */
export function bordersOf(seed: string, cornerSway: number, sideSway: number): Borders {
  function corner(point: Point): Point {
    const roll = dice(`${seed}corner ${name(point)}`);
    return [point[0] + (roll() - 0.5) * 2 * cornerSway, point[1] + (roll() - 0.5) * 2 * cornerSway];
  }

  /** The curve between two corners: the same one, whichever end it is drawn from. */
  function curve(from: Point, to: Point): [Point, Point, Point] {
    const turned = name(from) > name(to);
    const [a, b] = turned ? [corner(to), corner(from)] : [corner(from), corner(to)];
    const roll = dice(`${seed}edge ${turned ? name(to) + name(from) : name(from) + name(to)}`);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy);
    const bent = (part: number): Point => {
      const off = (roll() - 0.5) * 2 * sideSway;
      return [a[0] + dx * part - (dy / long) * off, a[1] + dy * part + (dx / long) * off];
    };
    const [first, second] = [bent(0.34), bent(0.66)];
    return turned ? [second, first, a] : [first, second, b];
  }

  /** Through these corners, with this point as the origin. */
  function along(corners: readonly Point[], [ox, oy]: Point): string {
    const here = ([x, y]: Point): string => xy(x - ox, y - oy);
    let d = `M${here(corner(corners[0] as Point))}`;
    for (let n = 1; n < corners.length; n++) {
      const points = curve(corners[n - 1] as Point, corners[n] as Point);
      d += `C${points.map(here).join(" ")}`;
    }
    return d;
  }

  function whole(at: At, origin: Point): string {
    const corners = cornersOf(at);
    return `${along([...corners, corners[0] as Point], origin)}z`;
  }

  const [outlines, shores] = [new Map<string, string>(), new Map<string, string>()];
  return {
    outline: (at) => remembered(outlines, at, () => whole(at, centre(at))),
    shore: (at) => remembered(shores, at, () => whole(at, [0, 0])),
    side(at, nth) {
      const corners = cornersOf(at);
      return along([corners[(nth + 1) % 6] as Point, corners[(nth + 2) % 6] as Point], [0, 0]);
    },
  };
}

function remembered(known: Map<string, string>, at: At, draw: () => string): string {
  const key = keyOf(at);
  const found = known.get(key) ?? draw();
  known.set(key, found);
  return found;
}

/** A plain hex of another size, for marks and lights; around a point. */
export const plainHex = (size = 1, [cx, cy]: Point = [0, 0]): string =>
  `M${CORNERS.map(([x, y]) => xy(cx + x * size, cy + y * size)).join("L")}z`;

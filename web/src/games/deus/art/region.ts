// A whole region of the map where nobody's pieces stand yet: its ground, and what grows on it.

import { type At, centre, keyOf } from "../../atlas/cells";
import { dice } from "../../atlas/art/noise";
import { at as xy } from "../../atlas/art/paint";
import { outline } from "./edges";
import { groundColour, texture } from "./ground";
import { growth } from "./growth";
import { village } from "./village";

export interface RegionArt {
  /** Where it lies. */
  ground: string;
  /** The same with its own middle as the origin moved to where it lies. */
  growth: string;
}

const known = new Map<string, RegionArt>();

export function regionArt(terrain: string, at: At, settled: boolean, attacked: boolean): RegionArt {
  const key = `${terrain} ${keyOf(at)} ${settled} ${attacked}`;
  const found = known.get(key) ?? drawn(terrain, at, settled, attacked);
  known.set(key, found);
  return found;
}

function drawn(terrain: string, at: At, settled: boolean, attacked: boolean): RegionArt {
  const roll = dice(`deus ${terrain} ${keyOf(at)}`);
  const [x, y] = centre(at);
  const colour = groundColour(terrain, roll);
  const edge = outline(at);
  const moved = (inner: string): string => `<g transform="translate(${xy(x, y)})">${inner}</g>`;
  const soft = terrain === "sea" ? 3 : 5;
  return {
    ground:
      `<path d="${edge}" fill="${colour}" stroke="${colour}" stroke-width="${soft}" stroke-opacity=".55" stroke-linejoin="round"/>` +
      moved(texture(terrain, roll)) +
      (terrain === "sea" ? "" : `<path d="${edge}" fill="url(#deus-light)"/>`),
    growth: moved(terrain === "village" ? village(attacked) : growth(terrain, roll, settled)),
  };
}

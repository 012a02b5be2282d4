// A whole tile: its ground, what lies flat on it, and what stands on it in bands from back to front.

import { dice } from "../../atlas/art/noise";
import { path } from "../../atlas/art/paint";
import type { Place } from "../orientation";
import { groundArt } from "./ground";
import { growthArt } from "./growth";
import { landOf } from "./land";
import { standingArt } from "./standing";

/** What stands in a band hides what stands in those before it, on neighbouring tiles, too. */
export const BANDS = 4;

export interface TileArt {
  ground: string;
  growth: string;
  bands: readonly string[];
}

/** The seed of a tile in the World: its border lines meet those of its neighbours. */
export const seedOf = ({ x, y }: Place): number => y * 8 + x;

/** Those looked at last; a face that hovers over the World leaves many behind. */
const known = new Map<string, TileArt>();
const MOST = 500;

/** The picture of a face as it lies, in a box from 0 to 100. */
export function tileArt(face: string, seed: number): TileArt {
  const key = `${face} ${seed}`;
  const found = known.get(key) ?? drawn(face, seed, key);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return found;
}

function drawn(face: string, seed: number, key: string): TileArt {
  const roll = dice(key);
  const land = landOf(face, seed);
  const growth = growthArt(land, seed, roll);
  const standing = standingArt(land, seed, roll);
  const shadow = path(standing.map((thing) => thing.shadow).join(""), { fill: "#1b1a08", opacity: 0.3 });
  const bands = Array.from({ length: BANDS }, (_, band) =>
    standing
      .filter(({ foot }) => Math.min(BANDS - 1, Math.max(0, Math.floor((foot * BANDS) / 100))) === band)
      .map((thing) => thing.drawn)
      .join(""),
  );
  return { ground: groundArt(land), growth: growth + shadow, bands };
}

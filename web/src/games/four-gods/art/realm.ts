// The land of one terrain on a tile: its area, and its borders with other lands.

import { at } from "../../atlas/art/paint";
import { line } from "./ground";
import { landOf } from "./land";

export interface Realm {
  area: string;
  shore: string;
}

/** As the face lies, in a box from 0 to 100; `terrain` is its letter. */
export function realmArt(face: string, seed: number, terrain: string): Realm {
  const own = landOf(face, seed).regions.filter((region) => region.terrain === terrain);
  return {
    area: own.map(({ outline }) => `M${outline.map(([x, y]) => at(x, y)).join("L")}z`).join(""),
    shore: own.flatMap(({ shores }) => shores.map(line)).join(""),
  };
}

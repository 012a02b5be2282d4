// Faces in words, for those who listen: their corners clockwise from the upper left.

import { t } from "../../texts/texts.svelte";
import { TERRAINS } from "./hands/tiles";

export function faceWords(face: string): string {
  return [...face.slice(0, 4)].map((letter) => t(`terrain-${TERRAINS[letter] ?? "sea"}`)).join(" ");
}

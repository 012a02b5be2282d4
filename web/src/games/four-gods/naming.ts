// Faces in words.

import { t } from "../../texts/texts.svelte";
import { TERRAINS } from "./hands/tiles";

/** For those who listen: the corners clockwise from the upper left. */
export function faceWords(face: string): string {
  return [...face.slice(0, 4)].map((letter) => t(`terrain-${TERRAINS[letter] ?? "sea"}`)).join(" ");
}

// What of a board is worth a picture: where something lies or happens, and a little around it.

import { around, type At, atOf, distance, keyOf } from "../games/atlas/cells";
import type { View } from "../wire/live.svelte";

interface Place {
  at?: At;
  cell?: string;
  owner?: string | null;
}

const list = (view: View, name: string): Place[] => (Array.isArray(view[name]) ? (view[name] as Place[]) : []);

/** The cells to look at; null if all of the board is. `near` counts steps from what is lit. */
export function lensOf(view: View, lit: readonly string[], near: number | undefined): string[] | null {
  const squares = [...list(view, "world"), ...list(view, "cities")].flatMap(({ cell }) => cell ?? []);
  if (squares.length > 0 || "world" in view) return squares.length + lit.length > 0 ? [...squares, ...lit] : null;
  const map = list(view, "map").flatMap(({ at, owner }) => (at === undefined ? [] : [{ at, owner }]));
  const told = lit.map(atOf);
  if (near !== undefined && told.length > 0) {
    return map
      .map(({ at }) => at)
      .filter((at) => told.some((one) => distance(one, at) <= near))
      .map(keyOf);
  }
  const held = map.filter(({ owner }) => owner != null).map(({ at }) => at);
  if (held.length === 0) return null;
  const known = new Set(map.map(({ at }) => keyOf(at)));
  const seen = new Set([...held, ...told].flatMap((at) => [at, ...around(at)]).map(keyOf));
  return [...seen].filter((cell) => known.has(cell));
}

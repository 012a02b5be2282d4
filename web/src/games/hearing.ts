// What the ear is told of moves.

import type { Sound } from "../look/sounds";
import type { Event } from "../wire/types";

/** The sounds of these moves by what was done, each once, in their order; more may be added. */
export function soundsOfMoves(events: readonly Event[], byDeed: Readonly<Record<string, Sound>>): Set<Sound> {
  const found = new Set<Sound>();
  for (const { what } of events) {
    const sound = what.kind === "move" ? byDeed[String(what.action["do"])] : undefined;
    if (sound !== undefined) found.add(sound);
  }
  return found;
}

// What the ear is told of news.

import type { Sound } from "../../look/sounds";
import type { GameModule } from "../contract";
import { compare } from "./effects";
import type { GodsView } from "./types";

/** Each sound once; what matters more comes later. */
export const soundsOf: GameModule["sounds"] = (session, events, earlier, later) => {
  const [before, after] = [earlier as GodsView | null, later as GodsView | null];
  const found: Sound[] = [];
  if (events.some(({ what }) => what.kind === "move" && what.seat !== null)) found.push("placed");
  // Where hexes have gone, something was taken back.
  if (before !== null && after !== null && after.map.length >= before.map.length) {
    const { nations, faiths } = compare(before, after);
    if (nations.length > 0) found.push("nation");
    else if (faiths.some(({ fresh }) => !fresh)) found.push("converted");
  }
  const others = events.some(({ what }) => "seat" in what && what.seat !== session.you);
  if (session.live.legal.length > 0 && others) found.push("my-turn");
  return found;
};

// What the ear is told of news.

import type { Sound } from "../../look/sounds";
import type { GameModule } from "../contract";
import { soundsOfMoves } from "../hearing";
import { attacks, gains } from "./map/changes";
import type { DeusView } from "./types";

const SOUNDS: Record<string, Sound> = {
  build: "flipped",
  joker: "flipped",
  place: "laid",
  move: "prophet",
  offer: "drawn",
  add: "drawn",
  done: "converted",
  rob: "called",
  pillage: "called",
  card: "drawn",
};

/** Each sound once; what matters more comes later. */
export const soundsOf: GameModule["sounds"] = (session, events, earlier, later) => {
  const [before, after] = [earlier as DeusView | null, later as DeusView | null];
  const found = soundsOfMoves(events, SOUNDS);
  if (before === null || after === null || before.phase !== "play") return [...found];
  const decided = events.some(({ what }) => what.kind === "move" && what.seat !== null);
  if (gains(before, after, decided).some(({ count, good }) => count > 0 && good !== "cards")) found.add("counted");
  if (before.temples > after.temples) found.add("nation");
  if (attacks(before, after).length > 0) found.add("city-fallen");
  if (before.last_round === 0 && after.last_round > 0) found.add("final");
  const me = session.you === null ? undefined : after.seats[session.you]?.seat;
  if (me !== undefined && after.active === me && before.active !== me && after.phase === "play") found.add("my-turn");
  return [...found];
};

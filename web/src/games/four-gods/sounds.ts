// What the ear is told of news.

import type { Sound } from "../../look/sounds";
import type { GameModule } from "../contract";
import { soundsOfMoves } from "../hearing";
import type { FourGodsView } from "./types";

const SOUNDS: Record<string, Sound> = {
  place: "laid",
  "place-prophet": "prophet",
  prophet: "prophet",
  destroy: "city-fallen",
  "destroy-prophet": "city-fallen",
  build: "city-built",
  draw: "drawn",
  take: "drawn",
  discard: "drawn",
  "give-back": "drawn",
  hold: "drawn",
  flip: "flipped",
  call: "called",
  god: "nation",
  gods: "nation",
};

/** Each sound once; a turn that begins and a final phase are told last. */
export const soundsOf: GameModule["sounds"] = (session, events, earlier, later) => {
  const [before, after] = [earlier as FourGodsView | null, later as FourGodsView | null];
  const found = soundsOfMoves(events, SOUNDS);
  if (events.some(({ what }) => what.kind === "missed" && what.seat === session.you)) found.add("late");
  if (before === null || after === null) return [...found];
  const me = session.you === null ? undefined : after.seats[session.you]?.seat;
  const began = before.phase === "ready" && after.phase !== "ready";
  if (me !== undefined && after.active === me && (before.active !== me || before.turn !== after.turn)) {
    found.add("my-turn");
  } else if (began && after.options.turns !== "timed") found.add("my-turn");
  if (before.final === "" && after.final !== "" && after.ending === "") found.add("final");
  return [...found];
};

// The first minutes of 4 Gods, step by step. Everything runs in real time, so a lesson asks what has been done so far,
// in whatever order, and a game that is over has been learnt.

import { reachOf } from "../games/four-gods/reach.svelte";
import type { FourGodsView, SeatView } from "../games/four-gods/types";
import type { Session } from "../table/session.svelte";
import { t } from "../texts/texts.svelte";
import type { Course, Lesson } from "./course";

const viewOf = (session: Session): FourGodsView | null => session.live.view as unknown as FourGodsView | null;
const mine = (session: Session): SeatView | null => viewOf(session)?.seats[session.you ?? -1] ?? null;

const LAID = ["place", "place-prophet", "destroy", "destroy-prophet"];
const PREACHED = ["place-prophet", "destroy-prophet", "prophet"];

/** How often I have done one of these things. */
export function did(session: Session, ...verbs: string[]): number {
  return session.moves.filter(({ seat, action }) => seat === session.you && verbs.includes(String(action["do"])))
    .length;
}

export const isOver = (session: Session): boolean => (viewOf(session)?.ending ?? "") !== "";

/** Is a tile in one of my hands held otherwise than it came? */
function handled(session: Session, how: "over" | "round"): boolean {
  const { hands } = reachOf(session);
  return [hands.left, hands.right].some((holding) => {
    if (holding === null) return false;
    const came = holding.held.up ?? holding.faces[0] ?? "";
    return how === "over" ? holding.way.up !== came : holding.way.quarters !== 0;
  });
}

const asks = (id: string, at: string, done: (session: Session) => boolean): Lesson => ({
  id,
  at,
  done: (session) => isOver(session) || done(session),
});

const WORLD = ".world svg";
const HANDS = ".tray .palm";

export const LESSONS: Lesson[] = [
  { id: "world", at: WORLD },
  asks("ready", "[data-ready]", (session) => mine(session)?.ready === true),
  asks("faces", `${HANDS} .flip`, (session) => handled(session, "over") || did(session, ...LAID) > 0),
  asks("turn", `${HANDS} .turn`, (session) => handled(session, "round") || did(session, ...LAID) > 0),
  asks("lay", WORLD, (session) => did(session, ...LAID) > 0),
  asks("edges", WORLD, (session) => did(session, ...LAID, "discard") > 1),
  asks("draw", ".tray .bag", (session) => did(session, "draw") > 0),
  asks("discard", WORLD, (session) => did(session, "discard") > 0),
  asks("rowflip", WORLD, (session) => did(session, "flip") > 0),
  asks("take", WORLD, (session) => did(session, "take") > 0),
  asks("god", "[data-gods]", (session) => (mine(session)?.gods.length ?? 0) > 0),
  asks("prophet", ".tray .supply", (session) => did(session, ...PREACHED) > 0),
  asks("city", "[data-city-token]", (session) => did(session, "build") > 0 || viewOf(session)?.city_tokens === 0),
  { id: "kingdoms", at: WORLD },
  { id: "rivals", at: "section.seats ol" },
  { id: "end", at: ".tray .bag" },
  { id: "points", at: WORLD },
];

export const course: Course = {
  seed: "first world 3",
  options: { players: "2", two_player_gods: "2", hold: "0", absent: "0" },
  lessons: LESSONS,
  beside: "log",
  say: (id) => t(`web-learn-four-gods-${id}`),
};

// The first minutes of 4 Gods, step by step.

import { reachOf } from "../games/four-gods/hands/reach.svelte";
import type { FourGodsView } from "../games/four-gods/types";
import type { Session } from "../table/session.svelte";
import { t } from "../texts/texts.svelte";
import type { Course, Lesson } from "./course";
import { type Learner, learnt, waits } from "./fourGodsDone";

const viewOf = (session: Session): FourGodsView | null => session.live.view as unknown as FourGodsView | null;

function learnerOf(session: Session): Learner {
  const view = viewOf(session);
  const { hands } = reachOf(session);
  return {
    view,
    seat: view?.seats[session.you ?? -1] ?? null,
    did: session.moves.flatMap(({ seat, action }) => (seat === session.you ? [String(action["do"])] : [])),
    hands: [hands.left, hands.right].filter((holding) => holding !== null),
  };
}

/** The cells of the largest Kingdom there is. */
function largest(session: Session): string[] {
  const kingdoms = viewOf(session)?.kingdoms ?? [];
  return kingdoms.reduce<string[]>((most, { cells }) => (cells.length > most.length ? cells : most), []);
}

/** The cities of others that a tile may still crush. */
function inviting(session: Session): string[] {
  const own = viewOf(session)?.seats[session.you ?? -1]?.colours ?? [];
  const cities = viewOf(session)?.cities ?? [];
  return cities.flatMap(({ cell, prophet, safe }) => (safe || own.includes(prophet) ? [] : [cell]));
}

function lesson(id: string, at: string, more: Partial<Lesson> = {}): Lesson {
  return { id, at, ...(waits(id) ? { done: (session) => learnt(id, learnerOf(session)) } : {}), ...more };
}

const WORLD = ".world";
const OWN_ROW = '.world [data-spot^="south/"]'; // the learner has the first seat

const LESSONS: Lesson[] = [
  lesson("world", WORLD),
  lesson("ready", "[data-ready]"),
  lesson("faces", ".palm .flip"),
  lesson("turn", ".palm .turn"),
  lesson("lay", WORLD),
  lesson("edges", WORLD),
  lesson("draw", ".tray .bag"),
  lesson("discard", OWN_ROW, { whole: true }),
  lesson("rowflip", OWN_ROW, { whole: true }),
  lesson("take", OWN_ROW, { whole: true }),
  lesson("god", "[data-gods]"),
  lesson("prophet", "[data-prophet]"),
  lesson("city", "[data-city-token]"),
  lesson("crush", WORLD, { cells: inviting }),
  lesson("kingdoms", WORLD, { cells: largest }),
  lesson("rivals", "section.seats ol"),
  lesson("end", ".tray .bag"),
  lesson("points", WORLD),
];

export const course: Course = {
  seed: "first world 3",
  options: { players: "2", two_player_gods: "2", hold: "0", absent: "0" },
  bot: "partner",
  lessons: LESSONS,
  beside: "log",
  say: (id) => t(`web-learn-four-gods-${id}`),
};

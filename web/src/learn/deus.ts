// The first turns of Deus, step by step.

import { buildOf } from "../games/deus/build.svelte";
import type { DeusView, Region } from "../games/deus/types";
import type { Session } from "../table/session.svelte";
import { t } from "../texts/texts.svelte";
import type { Course, Lesson } from "./course";
import { type Learner, learnt, waits } from "./deusDone";

/** With this seed the learner begins, and holds two green cards that go together, a red one, a yellow one, a temple. */
const SEED = "first realm 69";

const viewOf = (session: Session): DeusView | null => session.live.view as unknown as DeusView | null;

function learnerOf(session: Session): Learner {
  const build = buildOf(session);
  return {
    view: viewOf(session),
    did: session.moves.flatMap(({ seat, action }) => (seat === session.you ? [String(action["do"])] : [])),
    picked: build.intent === "build",
    sited: build.intent === "build" && build.chosen !== null,
    deciding: build.busy || build.mode === "decision",
  };
}

function cellsOf(session: Session, wanted: (region: Region) => boolean): string[] {
  return (viewOf(session)?.map ?? []).filter(wanted).map(({ at: [q, r] }) => `${q},${r}`);
}

const villages = (session: Session): string[] =>
  cellsOf(session, ({ terrain, attacked }) => terrain === "village" && !attacked);

/** Where production brings wood, and the first piece may go. */
const forests = (session: Session): string[] => cellsOf(session, ({ terrain, edge }) => terrain === "forest" && edge);

function lesson(id: string, at: string, more: Partial<Lesson> = {}): Lesson {
  return { id, at, ...(waits(id) ? { done: (session) => learnt(id, learnerOf(session)) } : {}), ...more };
}

const WORLD = ".world";
const HAND = ".tray .hand";
const PANEL = ".tray .doing .panel";
const OWN = "[data-deus-seat=north]"; // the learner has the first seat
const held = (card: string): string => `${HAND} [data-card="${card}"]`;

const LESSONS: Lesson[] = [
  lesson("map", WORLD),
  lesson("villages", WORLD, { cells: villages }),
  lesson("goods", OWN),
  lesson("card", HAND),
  lesson("pick", held("G01")),
  lesson("site", WORLD, { cells: forests }),
  lesson("pay", PANEL),
  lesson("build", PANEL),
  lesson("fired", ".tray .mine"),
  lesson("column", held("G05")),
  lesson("pieces", `${OWN} .pieces`),
  lesson("unit", held("R08"), { cells: villages }),
  lesson("attack", WORLD, { cells: villages }),
  lesson("temple", held("T10")),
  lesson("offer", PANEL),
  lesson("gods", OWN),
  lesson("end", ".common"),
  lesson("points", WORLD),
];

export const course: Course = {
  seed: SEED,
  options: { players: "2" },
  lessons: LESSONS,
  beside: "log",
  say: (id) => t(`web-learn-deus-${id}`),
};

// The first turns of Gods, step by step: what is pointed at, and what the learner has to do before it goes on.

import { handOf } from "../games/gods/hand.svelte";
import type { GodsView, Hex } from "../games/gods/types";
import type { Session } from "../table/session.svelte";
import { t } from "../texts/texts.svelte";
import type { Course, Lesson } from "./course";

/** With this seed the learner begins, and the display shows a tribe and a desert. */
const SEED = "first steps 11";

/** Free cells of the first position that touch the other god's temple and nothing else. */
const BESIDE_THE_RIVAL = ["2,0", "2,-1", "1,1"];

const viewOf = (session: Session): GodsView | null => session.view as unknown as GodsView | null;
const mine = (session: Session) => session.moves.filter((move) => move.seat !== null && move.seat === session.you);
const godOf = (session: Session): string => viewOf(session)?.seats[session.you ?? 0]?.god ?? "";
/** The first turn is over, whatever the learner made of it. */
const passed = (session: Session): boolean => mine(session).length >= 2;
const cellOf = ({ at: [q, r] }: Hex): string => `${q},${r}`;

const tribes = (session: Session): Hex[] =>
  (viewOf(session)?.map ?? []).filter(({ hex }) => ["green", "blue", "violet", "orange"].includes(hex));

const WORLD = "[data-world]";
const SEATS = "section.seats ol";
const LOG = "[role=tabpanel], .drawer";

const LESSONS: Lesson[] = [
  { id: "world", at: WORLD },
  { id: "power", at: SEATS },
  {
    id: "pick",
    at: ".things .field:first-child",
    done: (session) => handOf(session).picked?.verb === "tribe" || mine(session).length > 0,
  },
  { id: "place", at: WORLD, done: (session) => mine(session).length > 0 },
  { id: "faith", at: WORLD, cells: (session) => tribes(session).map(cellOf) },
  {
    id: "undo",
    at: ".deeds button:first-child",
    done: (session) => passed(session) || session.live.events.some(({ what }) => what.kind === "undo"),
  },
  {
    id: "rival",
    at: ".things .field:first-child",
    cells: () => BESIDE_THE_RIVAL,
    done: (session) => passed(session) || tribes(session).some(({ god }) => god !== null && god !== godOf(session)),
  },
  {
    id: "temple",
    at: ".things > .thing",
    done: (session) => passed(session) || mine(session).some(({ action }) => action["do"] === "temple"),
  },
  { id: "converted", at: LOG, done: (session) => passed(session) && session.myTurn },
  { id: "look", at: LOG, done: (session) => session.looking },
  { id: "present", at: LOG, done: (session) => !session.looking },
  { id: "others", at: ".things" },
  { id: "nations", at: SEATS },
  { id: "hint", at: ".deeds button:nth-child(2)" },
];

export const course: Course = {
  seed: SEED,
  options: { players: "2" },
  lessons: LESSONS,
  beside: "seats",
  say: (id) => t(`web-learn-${id}`),
};

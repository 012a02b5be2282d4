// What a guided game is made of: a table, and lessons that wait until they are done.

import type { Session } from "../table/session.svelte";

export interface Lesson {
  id: string;
  /** What the ring goes around. */
  at: string;
  /** Around all that is found, not only the first. */
  whole?: boolean;
  /** Has it been done? Without it the learner says so. */
  done?: (session: Session) => boolean;
  /** Cells that are lit meanwhile. */
  cells?: (session: Session) => string[];
}

export interface Course {
  /** With this seed the draws are always the same. */
  seed: string;
  options: Record<string, string>;
  /** The bot that sits opposite, unless it is the usual one. */
  bot?: string;
  lessons: Lesson[];
  /** Where the guide stands: under the seats, or over the log. */
  beside: "seats" | "log";
  /** The words of the door and of the lessons: the title of one, or with `-words` what it says. */
  say: (id: string) => string;
}

// How the points of a table came about, asked for when somebody wants to know.

import { api } from "../wire/api";
import type { Course } from "../wire/types";
import { linesOf } from "./course";
import type { Session } from "./session.svelte";

export class Standings {
  private told = $state.raw<Course | null>(null);
  private asked: string | null = null;

  constructor(private readonly session: Session) {}

  /** What is known by now; null before it has come, and where nobody may know anything. */
  get course(): Course | null {
    return this.told;
  }

  /** Ask, if anything has happened since. What cannot be had is done without. */
  async want(): Promise<void> {
    const { live, lastMove, table } = this.session;
    const wish = `${table?.state} ${lastMove?.move} ${lastMove?.n}`;
    if (this.asked === wish) return;
    this.asked = wish;
    const told = await api.points(live.id).catch(() => null);
    if (this.asked === wish) this.told = told !== null && linesOf(told).length > 0 ? told : null;
  }
}

const known = new WeakMap<Session, Standings>();

/** Each session has one. */
export function standingsOf(session: Session): Standings {
  const found = known.get(session) ?? new Standings(session);
  known.set(session, found);
  return found;
}

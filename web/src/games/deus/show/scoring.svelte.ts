// The scoring as a show: which step is shown; its regions are lit.

import type { Session } from "../../../table/session.svelte";
import type { Score } from "../../../wire/types";
import { type Step, stepsOf } from "./steps";

const SHOWN: Record<Step["kind"], number> = { vp: 3200, temple: 3400, majorities: 4500, total: 0 };

export class Scoring {
  /** The step that is shown; null if there is no show. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** How high the panel of the show is, in pixels: the map makes room for it. */
  room = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: { scores: Score[]; steps: Step[] } | null = null;

  constructor(private readonly session: Session) {}

  // Getters, not deriveds: this lives longer than the component that asked for it first.

  get steps(): Step[] {
    const { scores } = this.session.live;
    if (scores == null) return [];
    if (this.told?.scores !== scores) this.told = { scores, steps: stepsOf(scores) };
    return this.told.steps;
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  start(): void {
    if (this.steps.length === 0) return;
    this.playing = true;
    this.go(0);
  }

  /** To a step; behind the last one the show is over. */
  go(step: number): void {
    clearTimeout(this.timer);
    const shown = this.steps[step];
    if (shown === undefined) return step < 0 ? undefined : this.end();
    this.at = step;
    this.session.light(shown.cells);
    if (this.playing && SHOWN[shown.kind] > 0) {
      this.timer = setTimeout(() => this.go(step + 1), SHOWN[shown.kind]);
    } else this.playing = false;
  }

  /** By hand, it waits for the hand. */
  turn(by: number): void {
    this.playing = false;
    if (this.at !== null) this.go(Math.max(0, this.at + by));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at !== null) this.go(this.at + 1);
    else clearTimeout(this.timer);
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.at !== null) this.session.light([]);
    this.playing = false;
    this.at = null;
  }
}

const known = new WeakMap<Session, Scoring>();

export function scoringOf(session: Session): Scoring {
  const scoring = known.get(session) ?? new Scoring(session);
  known.set(session, scoring);
  return scoring;
}

/** Is the scoring being shown? */
export const showing = (session: Session): boolean => scoringOf(session).at !== null;

/** Show it once more, whatever is looked at. */
export function showAgain(session: Session): void {
  void session.attempt(async () => {
    if (session.looking) await session.lookAt(null);
    scoringOf(session).start();
  });
}

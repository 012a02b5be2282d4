// The scoring as a show, of whichever game: step by step, by itself or by hand; what a step counts is lit.

import type { Session } from "../../table/session.svelte";
import type { Score } from "../../wire/types";

export interface Gain {
  seat: number;
  points: number;
}

export interface Step {
  /** The last one is the "total": it waits for the reader. */
  kind: string;
  cells: string[];
  gains: Gain[];
}

export abstract class Show<S extends Step> {
  /** The step that is shown; null if there is no show. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** How high the panel of the show is, in pixels: the World makes room for it. */
  room = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: { scores: Score[]; steps: S[] } | null = null;

  constructor(protected readonly session: Session) {}

  /** The steps of these scores. */
  protected abstract tell(scores: Score[]): S[];

  /** How many milliseconds a step is shown before the next one. */
  protected abstract lasts(step: S): number;

  // Getters, not deriveds: this lives longer than the component that asked for it first.

  get steps(): S[] {
    const { scores, view } = this.session.live;
    if (scores === null || view === null) return [];
    if (this.told?.scores !== scores) this.told = { scores, steps: this.tell(scores) };
    return this.told.steps;
  }

  /** Nothing while one looks back: the sums of the show are those of the end. */
  get step(): S | null {
    return this.at === null || this.session.looking ? null : (this.steps[this.at] ?? null);
  }

  start(): void {
    if (this.steps.length === 0) return;
    this.playing = true;
    this.go(0);
  }

  /** Show it once more, whatever is looked at. */
  again(): void {
    void this.session.attempt(async () => {
      if (this.session.looking) await this.session.lookAt(null);
      this.start();
    });
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

  /** To a step; behind the last one the show is over. */
  protected go(at: number): void {
    clearTimeout(this.timer);
    const step = this.steps[at];
    if (step === undefined) return this.end();
    this.at = at;
    this.session.light(step.cells);
    if (step.kind === "total") this.playing = false;
    else if (this.playing) this.timer = setTimeout(() => this.go(at + 1), this.lasts(step));
  }
}

/** Each session has one show of its game. */
export function oneFor<Shown>(make: (session: Session) => Shown): (session: Session) => Shown {
  const known = new WeakMap<Session & object, Shown & object>();
  return (session) => {
    const show = known.get(session) ?? (make(session) as Shown & object);
    known.set(session, show);
    return show;
  };
}

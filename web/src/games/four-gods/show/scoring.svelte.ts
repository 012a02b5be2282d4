// The scoring as a show: which step is shown, and where the markers are on their way.

import { calm } from "../../../look/preferences.svelte";
import { sounds } from "../../../look/sounds";
import type { Session } from "../../../table/session.svelte";
import type { Score } from "../../../wire/types";
import type { FourGodsView } from "../types";
import { markersIn, moved, type Step, stepsOf } from "./steps";

const HOP = 60; // milliseconds from field to field
const SHOWN: Record<Step["kind"], number> = { cities: 3500, kingdom: 2600, largest: 4500, most: 4500, total: 0 };

export interface Mark {
  colour: string;
  points: number;
}

export class Scoring {
  /** The step that is shown; null if there is no show. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** How high the panel of the show is, in pixels: the World makes room for it. */
  room = $state(0);
  private points = $state.raw<Record<string, number>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hopping: ReturnType<typeof setInterval> | undefined;
  private told: { scores: Score[]; steps: Step[] } | null = null;

  constructor(private readonly session: Session) {}

  // Getters, not deriveds: this lives longer than the component that asked for it first.

  get steps(): Step[] {
    const { scores, view } = this.session.live;
    if (scores === null || view === null) return [];
    if (this.told?.scores !== scores) this.told = { scores, steps: stepsOf(scores, view as FourGodsView) };
    return this.told.steps;
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** Where the markers stand: on their way during the show, else where the game has left them. */
  get marks(): Mark[] | null {
    const { scores, view } = this.session.live;
    if (scores == null || view === null || this.session.looking) return null;
    const markers = markersIn(scores, view as FourGodsView);
    return markers.map(({ colour, points }) => ({
      colour,
      points: this.at === null ? points : (this.points[colour] ?? 0),
    }));
  }

  start(): void {
    if (this.steps.length === 0) return;
    this.points = {};
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
    this.run(shown.points);
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
    clearInterval(this.hopping);
    this.playing = false;
    this.at = null;
    this.session.light([]);
  }

  private run(goal: Record<string, number>): void {
    clearInterval(this.hopping);
    if (calm()) {
      this.points = goal;
      return;
    }
    this.hopping = setInterval(() => {
      const now = moved(this.points, goal);
      if (Object.entries(goal).every(([colour, points]) => this.points[colour] === points)) {
        clearInterval(this.hopping);
      } else {
        this.points = now;
        sounds.play("counted");
      }
    }, HOP);
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

export const markersOf = (session: Session): Mark[] | null => scoringOf(session).marks;

/** Show it once more, whatever is looked at. */
export function showAgain(session: Session): void {
  void session.attempt(async () => {
    if (session.looking) await session.lookAt(null);
    scoringOf(session).start();
  });
}

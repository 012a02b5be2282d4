// The scoring of 4 Gods as a show: with each step the markers run along their track.

import { calm } from "../../../look/preferences.svelte";
import { sounds } from "../../../look/sounds";
import type { Session } from "../../../table/session.svelte";
import type { Score } from "../../../wire/types";
import { oneFor, Show } from "../../show/show.svelte";
import type { FourGodsView } from "../types";
import { markersIn, moved, type Step, stepsOf } from "./steps";

const HOP = 60; // milliseconds from field to field
const LASTS: Record<Step["kind"], number> = { cities: 3500, kingdom: 2600, largest: 4500, most: 4500, total: 0 };

export interface Mark {
  seat: number;
  colour: string;
  points: number;
}

class Scoring extends Show<Step> {
  private points = $state.raw<Record<string, number>>({});
  private hopping: ReturnType<typeof setInterval> | undefined;

  protected tell(scores: Score[]): Step[] {
    return stepsOf(scores, this.session.live.view as FourGodsView);
  }

  protected lasts(step: Step): number {
    return LASTS[step.kind];
  }

  /** Where the markers stand: on their way during the show, else where the game has left them. */
  get marks(): Mark[] | null {
    const { scores, view } = this.session.live;
    if (scores == null || view === null || this.session.looking) return null;
    return markersIn(scores, view as FourGodsView).map(({ seat, colour, points }) => ({
      seat,
      colour,
      points: this.at === null ? points : (this.points[colour] ?? 0),
    }));
  }

  override start(): void {
    this.points = {};
    super.start();
  }

  override end(): void {
    clearInterval(this.hopping);
    super.end();
  }

  protected override go(at: number): void {
    super.go(at);
    if (this.step !== null) this.run(this.step.points);
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

export const scoringOf = oneFor((session: Session) => new Scoring(session));

export const markersOf = (session: Session): Mark[] | null => scoringOf(session).marks;

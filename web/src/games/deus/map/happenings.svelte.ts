// What has just happened, for the eye: pieces that come onto the map or move over it, goods that fly to whoever gets
// them, villages that fall.

import { atOf, centre, type Point } from "../../atlas/cells";
import type { DeusView } from "../types";
import { type Attack, attacks, type Gain, gains, type Motion, motions } from "./changes";

const MOST_FLIGHTS = 5;
const MOST_MOVES = 30;

export interface Flight {
  n: number;
  gain: Gain;
  /** On the plane; null: from the seat that lost it. */
  from: Point | null;
  loser: string | null;
}

export class Happenings {
  flights = $state.raw<readonly Flight[]>([]);
  moving = $state.raw<readonly (Motion & { n: number })[]>([]);
  /** The villages that fell last; they are told until somebody goes on. */
  fallen = $state.raw<readonly Attack[]>([]);
  /** Pieces that are on their way, so not yet standing: cell and piece. */
  away = $derived(new Set(this.moving.map(({ to, piece }) => `${to} ${piece}`)));
  private last: DeusView | null = null;
  private moves = 0;
  private count = 0;
  private origin: string | null = null;

  /** The next view of the game that is being played, after so many moves; null while one looks back, or away. */
  see(view: DeusView | null, moves: number): void {
    const [before, known] = [this.last, this.moves];
    [this.last, this.moves] = [view, moves];
    // What was taken back is no gain, and of what happened while one was away nothing flies.
    if (view === null || before === null || moves < known || moves > known + MOST_MOVES) return this.settle();
    if (before === view || before.phase !== "play") return;
    const moved = motions(before, view);
    if (moved.length > 0) {
      this.origin = moved.at(-1)?.to ?? null;
      this.moving = [...this.moving, ...moved.map((motion) => ({ ...motion, n: ++this.count }))];
    } else if (before.active !== view.active) this.origin = null;
    const fell = attacks(before, view);
    if (fell.length > 0) this.fallen = fell;
    this.fly(before, view, fell);
  }

  landed(n: number): void {
    this.flights = this.flights.filter((flight) => flight.n !== n);
  }

  arrived(n: number): void {
    this.moving = this.moving.filter((motion) => motion.n !== n);
  }

  forget(attack: Attack): void {
    this.fallen = this.fallen.filter((other) => other !== attack);
  }

  private settle(): void {
    this.flights = [];
    this.moving = [];
    this.fallen = [];
    this.origin = null;
  }

  private fly(before: DeusView, view: DeusView, fell: readonly Attack[]): void {
    const all = gains(before, view);
    const got = all.filter(({ count }) => count > 0);
    const fresh = got.map((gain): Flight => {
      const loser = all.find((other) => other.good === gain.good && other.count < 0)?.seat ?? null;
      const village = gain.good === "vp" ? fell.find(({ winners }) => winners.includes(gain.seat)) : undefined;
      const cell = village?.cell ?? this.origin;
      return { n: ++this.count, gain, loser, from: cell === null || loser !== null ? null : centre(atOf(cell)) };
    });
    if (fresh.length > 0) this.flights = [...this.flights, ...fresh].slice(-MOST_FLIGHTS);
  }
}

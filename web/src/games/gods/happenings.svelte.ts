// What has just happened, for the eye: conversions ripple out from a temple, points fly to whoever gets them.

import { atOf, centre, keyOf, type Point } from "../atlas/cells";
import { compare } from "./effects";
import type { GodsView } from "./types";

export interface Ripple {
  n: number;
  cell: string;
  god: string;
}

export interface Flight {
  n: number;
  god: string;
  points: number;
  /** On the plane. */
  from: Point;
}

export class Happenings {
  ripples = $state.raw<readonly Ripple[]>([]);
  flights = $state.raw<readonly Flight[]>([]);
  private last: GodsView | null = null;
  private count = 0;

  /** The next view of the game that is being played; null while one looks back. */
  see(view: GodsView | null): void {
    const before = this.last;
    this.last = view;
    if (before === null || view === null || before === view || view.map.length < before.map.length) return;
    const change = compare(before, view);
    const turned = change.faiths.filter((faith) => !faith.fresh);
    if (turned.length > 0) this.ripple(before, view);
    for (const { god, points } of change.points) {
      const cells = change.faiths.filter(({ to, from }) => (points > 0 ? to === god : from === god));
      this.fly(god, points, cells[0]?.cell ?? keyOf(view.map.at(-1)?.at ?? [0, 0]));
    }
  }

  landed(n: number): void {
    this.flights = this.flights.filter((flight) => flight.n !== n);
  }

  calmed(n: number): void {
    this.ripples = this.ripples.filter((ripple) => ripple.n !== n);
  }

  private ripple(before: GodsView, after: GodsView): void {
    const were = new Set(before.map.map((hex) => keyOf(hex.at)));
    const fresh = after.map.filter((hex) => hex.hex === "temple" && !were.has(keyOf(hex.at)));
    const more = fresh.map((hex) => ({ n: ++this.count, cell: keyOf(hex.at), god: hex.god ?? "" }));
    this.ripples = [...this.ripples, ...more];
  }

  private fly(god: string, points: number, cell: string): void {
    this.flights = [...this.flights, { n: ++this.count, god, points, from: centre(atOf(cell)) }];
  }
}

// What has just happened, for the eye: pieces that come onto the map or move over it, goods that fly to whoever gets
// them, villages that fall.

import type { MoveShown } from "../../../wire/types";
import { atOf, centre, type Point } from "../../atlas/cells";
import type { Action, DeusView } from "../types";
import { type Attack, attacks, type Gain, gains, type Motion, motions } from "./changes";

const MOST_FLIGHTS = 5;
const MOST_MOVES = 30;

/** What a seat gets at once from one place. */
export interface Flight {
  n: number;
  seat: string;
  goods: readonly Pick<Gain, "good" | "count">[];
  /** Who loses it. */
  loser: string | null;
  /** The card that gives it, and who has it in a column. */
  giver: { seat: string; card: string } | null;
  /** On the plane, where it comes from the map; with no loser and no giver it comes from the piles. */
  from: Point | null;
}

/** Draws of chance come between decisions: what is told of VP then is no news. */
const bySeat = ({ seat }: MoveShown): boolean => seat !== null;

type Place = Pick<Flight, "loser" | "giver" | "from">;

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

  /** The next view of the game that is being played, after these moves; null while one looks back, or away. */
  see(view: DeusView | null, moves: readonly MoveShown[]): void {
    const [before, known] = [this.last, this.moves];
    [this.last, this.moves] = [view, moves.length];
    const fresh = moves.slice(known);
    // What was taken back is no gain, and of what happened while one was away nothing flies.
    if (view === null || before === null || moves.length < known || fresh.length > MOST_MOVES) return this.settle();
    if (before === view || before.phase !== "play") return;
    const moved = motions(before, view);
    if (moved.length > 0) {
      this.origin = moved.at(-1)?.to ?? null;
      this.moving = [...this.moving, ...moved.map((motion) => ({ ...motion, n: ++this.count }))];
    } else if (before.active !== view.active) this.origin = null;
    const fell = attacks(before, view);
    if (fell.length > 0) this.fallen = fell;
    const robbed = fresh.map(({ action }) => action as Action).find((action) => action.do === "rob")?.seat ?? null;
    this.fly(gains(before, view, fresh.some(bySeat)), before, fell, robbed);
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

  /** All that fell is known. */
  read(): void {
    this.fallen = [];
  }

  private settle(): void {
    this.flights = [];
    this.moving = [];
    this.fallen = [];
    this.origin = null;
  }

  private fly(gained: readonly Gain[], before: DeusView, fell: readonly Attack[], robbed: string | null): void {
    const card = before.pending[0]?.card ?? null;
    const giver = card === null ? null : { seat: before.active, card };
    const fresh = new Map<string, Flight>();
    for (const { gain, loser } of handed(gained, before.active, robbed)) {
      const { seat, good, count } = gain;
      const place = this.placeOf(gain, loser, giver, fell);
      const key = JSON.stringify([seat, place]);
      const { goods = [], n = ++this.count } = fresh.get(key) ?? {};
      fresh.set(key, { n, seat, goods: [...goods, { good, count }], ...place });
    }
    if (fresh.size > 0) this.flights = [...this.flights, ...fresh.values()].slice(-MOST_FLIGHTS);
  }

  private placeOf(gain: Gain, loser: string | null, giver: Flight["giver"], fell: readonly Attack[]): Place {
    const village = gain.good === "vp" ? fell.find(({ winners }) => winners.includes(gain.seat)) : undefined;
    if (village !== undefined) return { loser: null, giver: null, from: centre(atOf(village.cell)) };
    if (loser !== null || giver !== null) return { loser, giver, from: null };
    const cell = gain.good === "cards" ? null : this.origin;
    return { loser, giver, from: cell === null ? null : centre(atOf(cell)) };
  }
}

/** Who gets what, and from whom: what others lose goes to whoever is on turn, VP also if only the loser knows it. */
function handed(all: readonly Gain[], active: string, robbed: string | null): { gain: Gain; loser: string | null }[] {
  const got = all.filter(({ count }) => count > 0);
  const profits = (good: string): boolean => got.some((gain) => gain.seat === active && gain.good === good);
  const lost = all.filter(
    ({ seat, good, count }) => count < 0 && seat !== active && (profits(good) || (good === "vp" && robbed === seat)),
  );
  const taken = lost.map(({ seat, good, count }) => ({ gain: { seat: active, good, count: -count }, loser: seat }));
  const rest = got.filter(({ seat, good }) => seat !== active || !lost.some((other) => other.good === good));
  const told = rest.map((gain) => ({ gain, loser: gain.seat === active ? robbed : null }));
  return [...taken, ...told];
}

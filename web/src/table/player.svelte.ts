// A game played again by itself: by the times of its moves where time matters, else at a steady pace.

import type { Session, StandingMove } from "./session.svelte";
import { nextStop } from "./turns";

export const SPEEDS = [0.25, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEADY = 1; // seconds for a move where time does not matter
const CHANCE = 0.3; // and for what chance decides
const TURN = 1.6; // or for a whole turn or round
const LONGEST = 10; // longer silences are cut short
const AHEAD = 60; // so many moves before its end the next page is fetched

/** Time, so that tests need not wait. */
export interface Time {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

const REAL: Time = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The seconds between a move and the one before it. */
export function pause(before: StandingMove | null, move: StandingMove | null, realtime: boolean): number {
  if (!realtime) return move?.seat === null ? CHANCE : STEADY;
  if (move === null || before === null || before.n < 0 !== move.n < 0) return 0;
  return Math.min(Math.max(0, move.at - before.at), LONGEST);
}

type Stage = Pick<Session, "past" | "moveAt" | "lookAt" | "attempt" | "story" | "onfilm">;

export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  private round = 0;
  /** Which move was shown last, and when it was due. */
  private shown = 0;
  private due = 0;

  constructor(
    private readonly session: Stage,
    private readonly total: () => number,
    private readonly realtime: boolean,
    private readonly time: Time = REAL,
    /** Where the game begins, after the deal. */
    private readonly first: () => number = () => 0,
    /** Where it stops on the way, if not at every move: the ends of turns or rounds. */
    private readonly stops: () => readonly number[] = () => [],
  ) {}

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  /** The address of where it stopped can be passed on. */
  stop(): void {
    if (!this.playing) return;
    this.playing = false;
    this.round++;
    void this.session.attempt(() => this.session.lookAt(this.session.past?.move ?? null));
  }

  turn(speed: Speed): void {
    this.speed = speed;
    if (this.playing) void this.play(); // what is waited for may be nearer now
  }

  /** From the position that is shown; from the beginning if that is the last one. */
  async play(): Promise<void> {
    const round = ++this.round;
    this.playing = true;
    const { past } = this.session;
    this.begin(past === null || past.move >= this.total() ? this.first() : past.move);
    if (!(await this.show(this.shown))) return this.stop();
    while (round === this.round && this.shown < this.total()) {
      const wait = this.dueAfter(this.shown) - this.time.now();
      if (wait > 0) await this.time.sleep(wait);
      if (round !== this.round) return;
      const hand = this.session.past?.move;
      if (hand === undefined) return this.stop(); // back in the present
      if (hand !== this.shown)
        this.begin(hand); // somebody went elsewhere meanwhile
      else if (!(await this.show(this.reached()))) return this.stop();
    }
    if (round === this.round) this.stop();
  }

  private begin(move: number): void {
    this.shown = move;
    this.due = this.time.now();
  }

  private after(move: number): number {
    const stops = this.stops();
    return stops.length === 0 ? move + 1 : (nextStop(stops, move, false) ?? this.total());
  }

  /** When the position after this one is due. */
  private dueAfter(move: number): number {
    const { session } = this;
    const seconds =
      this.stops().length > 0 ? TURN : pause(session.moveAt(move), session.moveAt(move + 1), this.realtime);
    return this.due + (1000 * seconds) / this.speed;
  }

  /** The last move that is due by now: several may have come at once. */
  private reached(): number {
    let move = this.shown;
    while (move < this.total() && this.dueAfter(move) <= this.time.now()) {
      this.due = this.dueAfter(move);
      move = this.after(move);
    }
    return move;
  }

  private async show(move: number): Promise<boolean> {
    const { session, shown } = this;
    this.shown = move;
    const ready = session.story.known(move) !== null;
    const done = await session.attempt(() => session.lookAt(move, false));
    if (done && move > shown) session.onfilm?.(shown, move, this.speed);
    if (!ready) this.due = this.time.now(); // it had to be fetched: the clock stood still
    if (session.story.known(Math.min(move + AHEAD, this.total())) === null) {
      void session.story.prepare(Math.min(move + AHEAD, this.total())).catch(() => undefined); // asked again then
    }
    return done;
  }
}

// Playing on from an example: the reader moves for every seat. The server keeps nothing, so all that was tried goes
// along with every question.

import type { Session } from "../table/session.svelte";
import type { Action, View } from "../wire/live.svelte";
import { ServerClock } from "../wire/serverClock";
import type { MoveShown, Outcome, Pondered, Score, Thought, Trial, TrialShown, Tried } from "../wire/types";

const SAID_FOR = 6000;
const NOWHERE: ReadonlySet<string> = new Set();

/** The server refused; the message says why, in the reader's language. */
export class RefusedTrial extends Error {}

/** Who answers what comes of a trial. */
export interface Referee {
  play(trial: Trial): Promise<TrialShown>;
  foresee(pondered: Pondered): Promise<Outcome[]>;
  imagine(weighed: Weighed): Promise<Thought[]>;
}

/** Rows of decisions that somebody thinks about; with `whole` up to the end of the action. */
export type Weighed = Trial & { paths: Action[][]; whole: boolean };

/** Where an example is left. */
export interface Departure {
  scene: number;
  /** How many lines of the scene have been shown. */
  step: number;
  /** What the game calls its seats. */
  seats: string[];
  /** What the example has shown so far. */
  earlier: MoveShown[];
}

export type TriedMove = MoveShown & { n: number; at: number };

/** What there is of a connection: no events, and clocks stand still. */
interface Liveness {
  readonly view: View | null;
  readonly legal: Action[];
  readonly scores: Score[] | null;
  readonly n: number;
  readonly serverClock: ServerClock;
  readonly clocks: [];
  readonly events: [];
  foresee: TrialSession["foresee"];
  imagine: TrialSession["imagine"];
}

/** What the parts of a game ask of a session, played by one reader. */
export class TrialSession {
  private answer = $state.raw<TrialShown | null>(null);
  private tried = $state.raw<Tried[]>([]);
  /** Questions that are not answered yet. */
  private waiting = $state(0);
  /** What went wrong last, in words; it goes away by itself. */
  said = $state<string | null>(null);
  lit = $state.raw<ReadonlySet<string>>(NOWHERE);
  readonly past = null;
  readonly hinted = null;
  readonly looking = false;
  readonly earlier: TriedMove[];
  readonly races = [];
  readonly came: ReadonlyMap<number, [View, View]> = new Map();
  readonly live: Liveness;
  view = $derived.by(() => (this.answer?.view ?? null) as View | null);
  legal = $derived.by(() => (this.answer?.legal ?? []) as Action[]);
  clocks = $derived.by(() => (this.answer?.clocks ?? []) as Action[]);
  you = $derived.by(() => this.answer?.seat ?? null);
  toAct = $derived.by(() => this.answer?.to_act ?? []);
  scores = $derived.by(() => this.answer?.scores ?? null);
  /** What was tried, with all that chance has decided since. */
  played = $derived.by(() => (this.answer?.moves ?? []).map((move) => this.numbered(move, move.move)));
  moves = $derived.by((): TriedMove[] => [...this.earlier, ...this.played]);
  canUndo = $derived.by(() => this.tried.length > 0 && this.waiting === 0);
  private queue: Promise<unknown> = Promise.resolve();
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly referee: Referee,
    private readonly from: Departure,
    private readonly named: (seat: number) => string,
  ) {
    this.earlier = from.earlier.map((move, index) => ({ ...move, move: index + 1, n: index, at: 0 }));
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- a getter below has a `this` of its own
    const session = this;
    this.live = {
      get view() {
        return session.view;
      },
      get legal() {
        return session.legal;
      },
      get scores() {
        return session.scores;
      },
      get n() {
        return session.moves.length;
      },
      serverClock: new ServerClock(),
      clocks: [],
      events: [],
      foresee: (actions) => this.foresee(actions),
      imagine: (paths, whole) => this.imagine(paths, whole),
    };
  }

  /** The same thing as the parts of a game know it. */
  get session(): Session {
    return this as unknown as Session;
  }

  get table(): { state: string; seats: { seat: string }[] } {
    return { state: this.scores === null ? "running" : "finished", seats: this.from.seats.map((seat) => ({ seat })) };
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  get lastMove(): TriedMove | null {
    return this.moves.at(-1) ?? null;
  }

  get shownMove(): TriedMove | null {
    return this.lastMove;
  }

  name(seat: number): string {
    return this.named(seat);
  }

  begin(): Promise<boolean> {
    return this.go(() => ({ tried: [], seat: null }));
  }

  /** Play for the seat that is looked at. Where others may act as well, it stays the one. */
  play(action: Action): Promise<boolean> {
    const seat = this.you;
    return this.go(() => ({
      tried: [...this.tried, { seat, action }],
      seat: this.toAct.length > 1 ? seat : null,
    }));
  }

  /** Let a clock run out. */
  expire(action: Action): Promise<boolean> {
    return this.go(() => ({ tried: [...this.tried, { seat: null, action }], seat: this.you }));
  }

  undo(): Promise<boolean> {
    return this.go(() => ({ tried: this.tried.slice(0, -1), seat: this.tried.at(-1)?.seat ?? this.you }));
  }

  /** Play for this seat from now on. */
  sit(seat: number): Promise<boolean> {
    return this.go(() => ({ tried: this.tried, seat }));
  }

  /** What actions would change; if that cannot be told, the places glow without their figures. */
  foresee(actions: Action[] | null = null): Promise<Outcome[]> {
    return orNothing(this.referee.foresee({ ...this.trial(this.tried, this.you), actions }));
  }

  /** Where rows of decisions would lead; if that cannot be told, one decides step by step. */
  imagine(paths: Action[][], whole = false): Promise<Thought[]> {
    return orNothing(this.referee.imagine({ ...this.trial(this.tried, this.you), paths, whole }));
  }

  say(words: string): void {
    this.said = words;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.said = null), SAID_FOR);
  }

  light(cells: readonly string[]): void {
    this.lit = new Set(cells);
  }

  close(): void {
    clearTimeout(this.forget);
  }

  /** Ask for what comes of moves, one question after the other; if one is refused, say why and stay. */
  private go(wish: () => { tried: Tried[]; seat: number | null }): Promise<boolean> {
    this.waiting++;
    const answered = this.queue.then(() => this.ask(wish())).finally(() => this.waiting--);
    this.queue = answered.catch(() => false);
    return answered;
  }

  private async ask({ tried, seat }: { tried: Tried[]; seat: number | null }): Promise<boolean> {
    try {
      let shown = await this.referee.play(this.trial(tried, seat));
      const idle = shown.seat !== null && !shown.to_act.includes(shown.seat) && shown.to_act.length > 0;
      if (idle) shown = await this.referee.play(this.trial(tried, null));
      this.answer = shown;
      this.tried = tried;
      return true;
    } catch (error) {
      if (!(error instanceof RefusedTrial)) throw error;
      this.say(error.message);
      return false;
    }
  }

  private trial(tried: Tried[], seat: number | null): Trial {
    return { scene: this.from.scene, step: this.from.step, tried, seat };
  }

  private numbered(move: MoveShown, number: number): TriedMove {
    const at = this.earlier.length + number;
    return { ...move, move: at, n: at - 1, at: 0 };
  }
}

async function orNothing<T>(answers: Promise<T[]>): Promise<T[]> {
  try {
    return await answers;
  } catch (error) {
    if (!(error instanceof RefusedTrial)) throw error;
    return [];
  }
}

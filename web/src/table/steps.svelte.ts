// Going through the moves of a game, and taking some back.

import { preferences } from "../look/preferences.svelte";
import { hasCompany } from "./late";
import { Player } from "./player.svelte";
import type { Session, StandingMove } from "./session.svelte";
import { dealOf, nextStop, stopsOf, type Unit } from "./turns";

export type Step = "first" | "back" | "forth" | "last";

export class Steps {
  private readonly stops = $derived.by(() => (this.unit === "move" ? [] : stopsOf(this.session.moves, this.unit)));
  /** Where the hand has gone already, while the position is still on its way. */
  private target = $state<number | null>(null);
  private underway = false;
  readonly player: Player;

  constructor(
    private readonly session: Session,
    /** Where everybody acts at once nothing is taken back. */
    readonly realtime = false,
    /** Does a move change the world? */
    private readonly seen: (move: StandingMove) => boolean = () => true,
  ) {
    this.player = new Player(
      session,
      () => this.total,
      realtime,
      undefined,
      () => this.deal,
      () => this.stops,
    );
  }

  /** How far a step goes; where everybody acts at once there are no turns. */
  get unit(): Unit {
    return this.realtime ? "move" : preferences.wish.step;
  }

  set unit(unit: Unit) {
    preferences.set("step", unit);
  }

  /** Where the game begins: after the deal; where everybody acts at once, with the first thing in the world. */
  get deal(): number {
    const { moves } = this.session;
    return this.realtime ? (moves.find((move) => this.seen(move))?.move ?? 0) : dealOf(moves);
  }

  get total(): number {
    return this.session.lastMove?.move ?? this.session.table?.moves ?? 0;
  }

  get at(): number {
    return this.target ?? this.session.past?.move ?? this.total;
  }

  /** One step of the chosen kind, or of a single move. */
  go(step: Step, single = false): void {
    const { at, total } = this;
    if (step === "last") void this.to(null);
    else if (step === "first") void this.to(at === this.deal ? 0 : this.deal);
    else if (single || this.unit === "move") {
      if (step === "back" ? at > 0 : at < total) void this.to(step === "back" ? at - 1 : at + 1);
    } else void this.to(nextStop(this.stops, at, step === "back") ?? (step === "back" ? 0 : null));
  }

  /** Look back from where something begins to happen. */
  begin(): void {
    void this.to(this.deal);
  }

  /** Look at a move; while one is asked for, only the newest wish is kept. */
  async to(move: number | null): Promise<void> {
    this.target = move === null ? this.total : Math.min(Math.max(0, move), this.total);
    if (this.underway) return;
    this.underway = true;
    try {
      let shown: number | null = null;
      while (this.target !== null && this.target !== shown) {
        shown = this.target;
        const wanted = shown >= this.total ? null : shown;
        if (!(await this.session.attempt(() => this.session.lookAt(wanted)))) break;
      }
    } finally {
      this.target = null;
      this.underway = false;
    }
  }

  /** The last own move, if it could be taken back with the consent of the others. */
  get askable(): number | null {
    const { you, table, moves } = this.session;
    if (you === null || table?.state !== "running") return null;
    const mine = moves.findLast((move) => move.seat === you && move.n >= 0);
    return mine === undefined ? null : mine.move - 1;
  }

  /** Does anybody else have a say? */
  private get company(): boolean {
    const { you, table } = this.session;
    return hasCompany(table?.seats ?? [], you);
  }

  /** Freely, where nothing was revealed or nobody else would mind; else the others are asked. */
  get undoable(): "free" | "ask" | null {
    if (this.session.looking || this.realtime) return null;
    if (this.session.live.canUndo) return "free";
    if (this.askable === null) return null;
    return this.company ? "ask" : "free";
  }

  /** Take the own last move back. */
  async undo(): Promise<void> {
    const { session, askable: left } = this;
    if (this.undoable === null) return;
    if (session.live.canUndo) await session.undo();
    else await session.attempt(() => session.live.ask({ type: "propose", what: "undo", target: null, left }));
  }
}

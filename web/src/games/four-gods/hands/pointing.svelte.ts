// What my hand points at: the thing picked, the place below it, and the tile that would lie there.

import type { Board } from "../board.svelte";
import { Hands } from "./hands.svelte";
import type { Hand } from "./imagine";
import type { Corner } from "../orientation";
import { Prophets } from "./prophets.svelte";
import { isCell } from "../spots";
import { lying } from "./tiles";

/** A hand (empty: to take), a prophet by his colour or cell, a city token, the wish to call, or nothing on purpose. */
export type Pick =
  | { kind: "hand"; hand: Hand }
  | { kind: "prophet"; prophet: string }
  | { kind: "city" }
  | { kind: "call" }
  | { kind: "rest" };

/** A tile that would lie on the cell that is pointed at. */
export interface Ghost {
  hand: Hand;
  cell: string;
  face: string;
  fits: boolean;
  /** Where a prophet would stand on it, on the screen. */
  corner: Corner | null;
}

/** Which of two colours gets the token of a city that falls; asked only of who has two gods. */
export interface Token {
  hand: Hand;
  cell: string;
  corner: Corner | null;
}

const BETWEEN_TURNS = 110;

export class Pointing {
  readonly hands: Hands;
  readonly prophets: Prophets;
  picked = $state.raw<Pick | null>(null);
  /** The spot under the mouse, under the keyboard, or tapped first. */
  at = $state<string | null>(null);
  /** The quarter of the cell that is pointed at, on the screen. */
  quarter = $state<Corner>("NW");
  token = $state.raw<Token | null>(null);
  /** The row that is seen close. */
  opened = $state<string | null>(null);
  protected last = $state<Hand>("left");
  ghost: Ghost | null;
  /** The tile that hung over a cell until a moment ago. */
  protected hung: { ghost: Ghost; until: number } | null = null;
  private spun = 0;

  constructor(readonly board: Board) {
    this.hands = new Hands(board);
    this.prophets = new Prophets(board);
    this.ghost = $derived(this.ghostAt(this.at));
    $effect(() => {
      const { ghost } = this;
      if (ghost !== null) this.hung = { ghost, until: Infinity };
      else if (this.hung?.until === Infinity) this.hung = { ...this.hung, until: performance.now() };
    });
    // A hand that was picked and has given its tile away is not stretched out for another one.
    let full: Hand[] = [];
    $effect(() => {
      const now = this.hands.full;
      const { picked } = this;
      if (picked?.kind === "hand" && full.includes(picked.hand) && !now.includes(picked.hand)) this.picked = null;
      full = now;
    });
    // Too late for the prophet that was asked for.
    $effect(() => {
      const { waiting, open } = this.prophets;
      if (waiting !== null && waiting.corner !== null && waiting.cell !== open) this.prophets.waiting = null;
    });
    $effect(() => {
      const live = board.session.live as { point?: (at: string | null) => void };
      live.point?.call(board.session.live, board.playing ? this.at : null);
    });
  }

  // --- picking

  /** Pick a thing; picking it again puts it down. */
  pick(wanted: Pick): void {
    const again = JSON.stringify(this.picked) === JSON.stringify(wanted);
    this.picked = again ? { kind: "rest" } : wanted;
    if (wanted.kind === "hand") this.last = wanted.hand;
    this.prophets.waiting = null;
  }

  drop(): void {
    this.picked = { kind: "rest" };
    this.prophets.waiting = null;
    this.token = null;
  }

  get resting(): boolean {
    return this.picked === null || this.picked.kind === "rest";
  }

  /** The hand whose tile a click on a cell would lay. */
  get hand(): Hand | null {
    const { picked, hands } = this;
    if (picked?.kind === "hand") return picked.hand;
    if (picked !== null && picked.kind !== "prophet") return null;
    return hands.full.includes(this.last) ? this.last : (hands.full[0] ?? null);
  }

  /** Is an empty hand stretched out for a tile of a row? */
  get taking(): boolean {
    return this.picked?.kind === "hand" && this.hands.free.includes(this.picked.hand);
  }

  /** The hand that takes from a row: the one picked, if it is free. */
  get taker(): Hand | null {
    const { picked, hands } = this;
    if (picked?.kind === "hand" && hands.free.includes(picked.hand)) return picked.hand;
    return hands.free[0] ?? null;
  }

  /** The hand for a cell: the one picked; else, where the table helps, the one that fits. */
  handFor(cell: string): Hand | null {
    const fitting = this.hands.glow.get(cell);
    if (this.hand === null || this.picked?.kind === "hand" || fitting === undefined) return this.hand;
    return fitting.includes(this.hand) ? this.hand : (fitting[0] ?? this.hand);
  }

  private ghostAt(spot: string | null): Ghost | null {
    if (!isCell(spot) || !this.board.acting || !this.hands.mayLie(spot)) return null;
    const hand = this.handFor(spot);
    const way = hand === null ? null : this.hands.wayAt(hand, spot);
    if (hand === null || way === null || way.up === "") return null;
    const fits = !this.board.helps.has("highlight") || (this.hands.glow.get(spot)?.includes(hand) ?? false);
    return {
      hand,
      cell: spot,
      face: lying(way),
      fits,
      corner: this.picked?.kind === "prophet" ? this.quarter : null,
    };
  }

  /** Turn the tile of a hand; over a cell that glows to the next way that fits. */
  rotate(hand: Hand, back: boolean): void {
    const { ghost, board, hands } = this;
    if (ghost?.fits === true && ghost.hand === hand && board.helps.has("highlight")) {
      hands.cycle(hand, ghost.cell, back);
    } else hands.rotate(hand, back ? -1 : 1);
  }

  /** The same by the wheel; a trackpad tells of one turn in many small pieces. */
  spin(hand: Hand, back: boolean): void {
    const now = performance.now();
    if (now - this.spun < BETWEEN_TURNS) return;
    this.spun = now;
    this.rotate(hand, back);
  }
}

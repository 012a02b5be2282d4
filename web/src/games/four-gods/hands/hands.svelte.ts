// What is in my two hands: which face is up, how the tile is turned, and where it fits.

import type { Board } from "../board.svelte";
import { HANDS, type Hand } from "./imagine";
import { fits } from "../orientation";
import type { Held } from "../types";
import { fitting, lying, type Way } from "./tiles";

/** A tile in a hand as it is held; a face that is not known yet is empty. */
export interface Holding {
  hand: Hand;
  held: Held;
  /** Both faces, upright; what the bag gives is not known for a moment. */
  faces: string[];
  way: Way;
  /** As it looks on the screen. */
  face: string;
}

export class Hands {
  /** As each hand has turned its tile last. */
  private ways = $state.raw<Record<Hand, Way | null>>({ left: null, right: null });
  left: Holding | null;
  right: Holding | null;
  /** Where the tile of each hand fits: by cell, the hands. */
  glow: ReadonlyMap<string, readonly Hand[]>;

  constructor(private readonly board: Board) {
    this.left = $derived(this.holding("left"));
    this.right = $derived(this.holding("right"));
    this.glow = $derived(this.glowing());
  }

  in(hand: Hand): Holding | null {
    return hand === "left" ? this.left : this.right;
  }

  get full(): Hand[] {
    return HANDS.filter((hand) => this.in(hand) !== null);
  }

  get free(): Hand[] {
    return HANDS.filter((hand) => this.in(hand) === null);
  }

  private holding(hand: Hand): Holding | null {
    const held = this.board.mine?.hands[HANDS.indexOf(hand)] ?? null;
    if (held === null) return null;
    const faces = [...(held.faces ?? [])];
    const kept = this.ways[hand];
    const up = held.up ?? faces[0] ?? "";
    const way = kept !== null && faces.includes(kept.up) ? kept : { up, quarters: 0 };
    return { hand, held, faces, way, face: lying(way) };
  }

  /** Hold the tile of a hand another way. */
  hold(hand: Hand, way: Way): void {
    this.ways = { ...this.ways, [hand]: way };
  }

  rotate(hand: Hand, quarters: number): void {
    const holding = this.in(hand);
    if (holding === null) return;
    this.hold(hand, { ...holding.way, quarters: (holding.way.quarters + quarters + 4) % 4 });
  }

  flip(hand: Hand): void {
    const holding = this.in(hand);
    const other = holding?.faces.find((face) => face !== holding.way.up);
    if (holding === null || other === undefined || other === "") return;
    this.hold(hand, { ...holding.way, up: other });
  }

  /** Turn to the next way that fits what a cell asks; if none does, simply by a quarter. */
  cycle(hand: Hand, cell: string, back: boolean): void {
    const [holding, ask, now] = [this.in(hand), this.board.asks.get(cell), this.wayAt(hand, cell)];
    // In an order that does not depend on how the tile is held, or some ways would never come.
    const first = { up: holding?.faces[0] ?? "", quarters: 0 };
    const found = holding === null || ask === undefined ? [] : fitting(holding.faces, ask, first);
    if (found.length === 0 || now === null) return this.rotate(hand, back ? -1 : 1);
    const at = found.findIndex((way) => lying(way) === lying(now));
    const next = found[(at + (back ? found.length - 1 : 1)) % found.length];
    if (next !== undefined) this.hold(hand, next);
  }

  /** The ways in which the tile of a hand fits a cell: as it is held first. */
  fitting(hand: Hand, cell: string): Way[] {
    const [holding, ask] = [this.in(hand), this.board.asks.get(cell)];
    return holding === null || ask === undefined ? [] : fitting(holding.faces, ask, holding.way);
  }

  /** The way in which the tile of a hand would be laid on a cell: one that fits, where the table helps. */
  wayAt(hand: Hand, cell: string): Way | null {
    const holding = this.in(hand);
    if (holding === null || !this.board.helps.has("highlight")) return holding?.way ?? null;
    const ask = this.board.asks.get(cell);
    if (ask !== undefined && fits(holding.face, ask)) return holding.way;
    return this.fitting(hand, cell)[0] ?? holding.way;
  }

  private glowing(): ReadonlyMap<string, readonly Hand[]> {
    const { board } = this;
    const found = new Map<string, Hand[]>();
    if (!board.acting || !board.helps.has("highlight")) return found;
    for (const cell of board.asks.keys()) {
      if (!this.mayLie(cell)) continue;
      const hands = this.full.filter((hand) => this.fitting(hand, cell).length > 0);
      if (hands.length > 0) found.set(cell, hands);
    }
    return found;
  }

  /** A free cell, or a city that a tile of mine may crush. */
  mayLie(cell: string): boolean {
    const { tiles, cities, colours } = this.board;
    const city = cities.get(cell);
    return !tiles.has(cell) && (city === undefined || (colours.length > 0 && !colours.includes(city.prophet)));
  }
}

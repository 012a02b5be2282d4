// The tale in rows, as the log shows it: what hands do all the time is told in one breath, what says nothing not at all.

import type { Event } from "../wire/types";
import type { StandingMove } from "./session.svelte";
import { type Entry, entryOf, tell } from "./tale";

export type MoveRow = {
  kind: "moves";
  n: number;
  moves: StandingMove[];
  /** The last move that the row stands for: some after it are not told. */
  to: number;
  small: boolean;
};
/** Here more happened than is known yet. */
export type More = { kind: "more"; n: number };
export type Row = MoveRow | More | Exclude<Entry, { kind: "move" }>;
export type Weight = "full" | "small" | "none";

const MOST = 4; // small ones in one row

/** How much a move matters. */
export type Weigh = (move: StandingMove) => Weight;

/** Rows that grow: one that has grown is a new object, all others stay the same, so that a page writes only that one. */
export class Rows {
  readonly list: Row[] = [];

  constructor(
    private readonly weigh: Weigh,
    /** Leave the small ones out. */
    private readonly bare = false,
  ) {}

  add(entry: Entry | More): void {
    if (entry.kind !== "move") {
      this.list.push(entry);
      return;
    }
    const { move } = entry;
    const weight = this.weigh(move);
    const last = this.list.at(-1);
    const row = last?.kind === "moves" ? last : null;
    if (weight === "none" || (this.bare && weight === "small")) {
      if (row !== null) this.list[this.list.length - 1] = { ...row, to: move.move };
    } else if (weight === "small" && row?.small && row.moves[0]?.seat === move.seat && row.moves.length < MOST) {
      this.list[this.list.length - 1] = { ...row, moves: [...row.moves, move], to: move.move };
    } else {
      this.list.push({ kind: "moves", n: entry.n, moves: [move], to: move.move, small: weight === "small" });
    }
  }
}

/** A log that is told again and again, each time a little longer: only what is new is looked at. */
export class Ledger {
  private rows: Rows;
  private earlier: readonly StandingMove[] = [];
  private heard: readonly Event[] = [];
  private bare = false;

  constructor(private readonly weigh: Weigh) {
    this.rows = new Rows(weigh);
  }

  rowsOf(earlier: readonly StandingMove[], events: readonly Event[], bare: boolean): { list: readonly Row[] } {
    if (!this.goesOn(earlier, events, bare)) {
      this.rows = new Rows(this.weigh, bare);
      const tale: (Entry | More)[] = tell(earlier, events);
      const from = tale.findIndex(({ n }) => n >= 0);
      if ((events[0]?.n ?? 1) > 1) tale.splice(from < 0 ? tale.length : from, 0, { kind: "more", n: 0 });
      for (const entry of tale) this.rows.add(entry);
    } else {
      for (const event of events.slice(this.heard.length)) {
        if (event.what.kind !== "created") this.rows.add(entryOf(event));
      }
    }
    [this.earlier, this.heard, this.bare] = [earlier, events, bare];
    return { list: this.rows.list };
  }

  private goesOn(earlier: readonly StandingMove[], events: readonly Event[], bare: boolean): boolean {
    const known = this.heard.length;
    if (known === 0 || bare !== this.bare || earlier !== this.earlier || events.length < known) return false;
    if (events[0] !== this.heard[0] || events[known - 1] !== this.heard[known - 1]) return false;
    return events.slice(known).every(({ what }) => what.kind !== "undo");
  }
}

/** The row in which a move is told; -1 if none is. */
export function rowAt(rows: readonly Row[], move: number): number {
  return rows.findLastIndex((row) => row.kind === "moves" && (row.moves[0]?.move ?? 0) <= move && move <= row.to);
}

/** Which rows are on the page: a stretch of the tale that moves along with the reader. */
export interface Stretch {
  from: number;
  to: number;
}

const LENGTH = 200;
const STEP = 80;

/** The end of the tale. */
export const tail = (total: number): Stretch => ({ from: Math.max(0, total - LENGTH), to: total });

/** The same stretch, or the one around a row that it does not hold. */
export function holding(stretch: Stretch, row: number, total: number): Stretch {
  if (row < 0 || (row >= stretch.from && row < stretch.to)) return stretch;
  const from = Math.min(Math.max(0, row - LENGTH / 2), Math.max(0, total - LENGTH));
  return { from, to: Math.min(total, from + LENGTH) };
}

/** What has come at its end belongs to it as long as it is not too long. */
export const grown = ({ from, to }: Stretch, total: number): Stretch => ({
  from,
  to: Math.max(to, Math.min(total, from + LENGTH + STEP)),
});

/** Further up or down. */
export function shifted(stretch: Stretch, up: boolean, total: number): Stretch {
  if (up) {
    const from = Math.max(0, stretch.from - STEP);
    return { from, to: Math.min(stretch.to, from + LENGTH + STEP) };
  }
  const to = Math.min(total, stretch.to + STEP);
  return { from: Math.max(stretch.from, to - LENGTH - STEP), to };
}

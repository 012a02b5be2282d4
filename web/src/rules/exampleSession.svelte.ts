// A table that is only looked at: what the parts of a game ask of a session, without a server behind it.

import type { Session } from "../table/session.svelte";
import type { Action, View } from "../wire/live.svelte";
import { ServerClock } from "../wire/serverClock";
import type { MoveShown } from "../wire/types";
import type { Frame } from "./frames";

const eyesOf = (view: View): number | null => (typeof view["you"] === "number" ? view["you"] : null);

class ExampleSession {
  view = $state.raw<View | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  moves = $state.raw<(MoveShown & { n: number; at: number })[]>([]);
  readonly legal: Action[] = [];
  readonly earlier: unknown[] = [];
  readonly past = null;
  readonly hinted = null;
  readonly myTurn = false;
  /** Through whose eyes one looks: where hands are hidden, those of the seat that acts. */
  you = $state<number | null>(null);
  readonly table = null;
  readonly said = null;
  readonly races = [];
  readonly came: ReadonlyMap<number, [View, View]> = new Map();
  /** The cells that a picture shows; null: all of them. */
  lens = $state.raw<readonly string[] | null>(null);
  /** Is it a picture and nothing else? */
  constructor(readonly looking: boolean) {}

  readonly live = {
    view: null,
    legal: [],
    scores: null,
    n: 0,
    serverClock: new ServerClock(),
    clocks: [],
    events: [],
    foresee: async () => [],
  };

  get lastMove(): unknown {
    return this.moves.at(-1) ?? null;
  }

  get shownMove(): unknown {
    return this.lastMove;
  }

  show(frames: Frame[], at: number): void {
    const frame = frames[at];
    if (frame === undefined) return;
    this.view = frame.view;
    this.you = eyesOf(frame.view);
    this.lit = new Set(frame.cells);
    const happened = frames.slice(1, at + 1).flatMap(({ deed }) => (deed?.view == null ? [] : [deed]));
    this.moves = happened.map(({ seat, action }, index) => ({
      kind: "move" as const,
      move: index + 1,
      seat,
      action: action ?? {},
      n: index,
      at: 0,
    }));
  }

  /** The cards that it has in hand there; none where a game has no cards, or where they are hidden. */
  get hand(): string[] {
    const seats = this.view?.["seats"];
    const seat: unknown = Array.isArray(seats) && this.you !== null ? seats[this.you] : null;
    const hand: unknown = typeof seat === "object" && seat !== null && "hand" in seat ? seat.hand : null;
    return Array.isArray(hand) ? hand.map(String) : [];
  }

  light(cells: readonly string[]): void {
    this.lit = new Set(cells);
  }

  name(): string {
    return "";
  }

  say(): void {}

  async play(): Promise<boolean> {
    return false;
  }
}

/** What is shown, and the same thing as the parts of a game know it; a picture heeds no keys. */
export function exampleSession(picture = false): { shown: ExampleSession; session: Session } {
  const shown = new ExampleSession(picture);
  return { shown, session: shown as unknown as Session };
}

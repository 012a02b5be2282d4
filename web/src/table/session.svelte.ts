// A table as this browser looks at it: live, or back at an earlier position; what is lit, what was said.

import { sounds } from "../look/sounds";
import { router } from "../router.svelte";
import { t } from "../texts/texts.svelte";
import { AnswerError, api } from "../wire/api";
import { type Action, LiveTable, RefusedError, type View } from "../wire/live.svelte";
import type { Event, MoveShown, PastPosition, TableInfo } from "../wire/types";
import { called } from "./called";

const SAID_FOR = 6000;

export class Session {
  readonly live: LiveTable;
  past = $state.raw<PastPosition | null>(null);
  /** Cells that are lit because a line of the log or of the score is pointed at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What went wrong last, in words; it goes away by itself. */
  said = $state<string | null>(null);
  hinted = $state.raw<Action | null>(null);
  view = $derived.by((): View | null => (this.past === null ? this.live.view : (this.past.view as View)));
  legal = $derived.by((): Action[] => (this.past === null ? this.live.legal : []));
  looking = $derived(this.past !== null);
  /** Moves from before this table: it goes on from another game, or is a record that was brought along. */
  earlier = $state.raw<StandingMove[]>([]);
  moves = $derived.by(() => [...this.earlier, ...standing(this.live.events)]);
  lastMove = $derived(this.moves.at(-1) ?? null);
  /** The move that led to what is shown: the last one, or the one that is looked back at. */
  shownMove = $derived.by((): StandingMove | null => {
    const past = this.past;
    return past === null ? this.lastMove : (this.moves.find((move) => move.move === past.move) ?? null);
  });
  private forget: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(id: string) {
    this.live = new LiveTable(id);
    this.live.onnews = (events) => this.hear(events);
  }

  get table(): TableInfo | null {
    return this.live.table;
  }

  get you(): number | null {
    return this.live.you;
  }

  get myTurn(): boolean {
    return this.past === null && this.live.legal.length > 0;
  }

  close(): void {
    clearTimeout(this.forget);
    this.live.close();
  }

  name(seat: number): string {
    const info = this.table?.seats[seat];
    if (info?.kind === "bot") return t("web-bot-name", { place: called(info, seat) });
    return info?.who || "…";
  }

  // --- doing

  async play(action: Action): Promise<boolean> {
    this.hinted = null;
    return this.attempt(() => this.live.play(action));
  }

  async undo(): Promise<boolean> {
    return this.attempt(() => this.live.ask({ type: "undo" }));
  }

  async hint(): Promise<void> {
    await this.attempt(async () => {
      this.hinted = await this.live.hint();
    });
  }

  /** Do something at the table; if it is refused, say why. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof AnswerError)) throw error;
      this.say(error.message);
      sounds.play("refused");
      return false;
    }
  }

  say(words: string): void {
    this.said = words;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.said = null), SAID_FOR);
  }

  light(cells: readonly string[]): void {
    this.lit = new Set(cells);
  }

  private hear(events: Event[]): void {
    this.hinted = null;
    const moved = events.some((event) => event.what.kind === "move" && event.what.seat !== null);
    if (moved) sounds.play("placed");
    if (this.live.legal.length > 0 && events.some((event) => "seat" in event.what && event.what.seat !== this.you)) {
      sounds.play("my-turn");
    }
  }

  // --- looking back

  /** Look at the position after so many moves; null is the present. The address says so, too. */
  async lookAt(move: number | null, tell = true): Promise<void> {
    const wish = ++this.wanted;
    this.hinted = null; // it was for the present
    const total = this.lastMove?.move ?? 0;
    if (move !== null && move >= total && this.table?.state === "running") move = null;
    if (move === null) {
      this.past = null;
    } else {
      const at = Math.max(0, move);
      const found = await api.position(this.live.id, at);
      if (wish !== this.wanted) return;
      this.past = found;
    }
    if (tell) {
      const path = `/table/${this.live.id}${this.past === null ? "" : `/move/${this.past.move}`}`;
      router.go(path, true);
    }
  }
}

/** Fetch the moves that the log of this table does not hold. */
export async function recall(session: Session): Promise<void> {
  const first = standing(session.live.events)[0]?.move ?? (session.table?.moves ?? 0) + 1;
  if (session.table === null || session.table.state === "open" || first <= 1 || session.earlier.length > 0) return;
  const moves = (await api.moves(session.live.id)).filter(({ what }) => what.move < first);
  session.earlier = moves.map(({ what, at }) => ({ ...what, n: what.move - first, at: at ?? 0 }));
}

export type StandingMove = MoveShown & { n: number; at: number };

/** The moves that stand: those that were taken back are left out. A table may have begun in mid-game. */
function standing(events: Event[]): StandingMove[] {
  const kept: StandingMove[] = [];
  for (const { what, n, at } of events) {
    if (what.kind === "move") kept.push({ ...what, n, at });
    else if (what.kind === "undo") while ((kept.at(-1)?.move ?? 0) > what.left) kept.pop();
  }
  return kept;
}

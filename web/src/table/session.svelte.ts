// A table as this browser looks at it: live, or back at an earlier position; what is lit, what was said.

import { SvelteMap } from "svelte/reactivity";
import { sounds } from "../look/sounds";
import { router } from "../router.svelte";
import { type Facts, has, t } from "../texts/texts.svelte";
import { AnswerError, api } from "../wire/api";
import { type Action, LiveTable, RefusedError, type View } from "../wire/live.svelte";
import type { ErrorInfo, Event, TableInfo } from "../wire/types";
import { seatName } from "./called";
import type { Deed } from "./following";
import { fresh, type Race, racesAt } from "./races";
import { standing, type StandingMove, type Stood } from "./standing";
import { Story } from "./story.svelte";

const SAID_FOR = 6000;
const RACE_SHOWN = 3000;
const DEED_SHOWN = 2000;

export type { StandingMove } from "./standing";

/** A position that is looked back at: the view after so many moves. */
export type PastView = { move: number; view: View };

export class Session {
  readonly live: LiveTable;
  /** The game told again, for looking back. */
  readonly story: Story;
  past = $state.raw<PastView | null>(null);
  /** Cells of a line of the log or of the score that is pointed at. */
  private spoken = $state.raw<readonly string[]>([]);
  /** What a bot has just done, for a moment. */
  deed = $state.raw<Deed | null>(null);
  /** Cells that are lit: somebody points at a line about them, or a bot has acted there. */
  lit: ReadonlySet<string> = $derived(new Set([...this.spoken, ...(this.deed?.cells ?? [])]));
  /** The cells that a picture in the rules shows; a table shows all of them. */
  readonly lens: readonly string[] | null = null;
  /** What went wrong last, in words; it goes away by itself. */
  said = $state<string | null>(null);
  hinted = $state.raw<Action | null>(null);
  /** The hint in words, and what speaks for it. */
  advice = $state.raw<{ deed: string; why: string[] } | null>(null);
  view = $derived.by((): View | null => (this.past === null ? this.live.view : this.past.view));
  legal = $derived.by((): Action[] => (this.past === null ? this.live.legal : []));
  looking = $derived(this.past !== null);
  /** Moves that were made before the events that are known: in another game that this one goes on from, or long ago. */
  recalled = $state.raw<StandingMove[]>([]);
  private told = $derived.by(() => (this.stood = standing(this.live.events, this.stood)).moves);
  private first = $derived(this.told[0]?.move ?? Infinity);
  /** Those of them that no event tells of. */
  earlier = $derived.by((): StandingMove[] => {
    const { recalled, first } = this;
    return (recalled.at(-1)?.move ?? 0) < first ? recalled : recalled.filter(({ move }) => move < first);
  });
  moves = $derived.by(() => (this.earlier.length === 0 ? this.told : [...this.earlier, ...this.told]));
  lastMove = $derived(this.moves.at(-1) ?? null);
  /** The move that led to what is shown: the last one, or the one that is looked back at. */
  shownMove = $derived.by((): StandingMove | null =>
    this.past === null ? this.lastMove : this.moveAt(this.past.move),
  );
  /** Races that were lost around the shown moment; live, for a moment. */
  races = $derived.by((): Race[] =>
    this.past === null ? this.late : racesAt(this.live.events, this.moveAt(this.past.move)),
  );
  /** The views before and after moves of which more is to be told than what was done. */
  readonly came = new SvelteMap<number, [View, View]>();
  /** Up to which move the story was gone through for that. */
  recounted = $state(0);
  /** Told of news, with the views before and after them. */
  onnews: ((events: Event[], before: View | null, after: View | null) => void) | null = null;
  /** Told of moves that the film has gone through, and how fast it runs. */
  onfilm: ((from: number, to: number, speed: number) => void) | null = null;
  private stood: Stood | null = null;
  private late = $state.raw<Race[]>([]);
  private over: ReturnType<typeof setTimeout> | undefined;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(id: string) {
    this.live = new LiveTable(id);
    this.live.onnews = (events, before) => this.hear(events, before);
    this.live.ongap = () => this.unlearn();
    this.story = new Story((start) => api.story(id, start));
  }

  /** A move that stands, by its number. */
  moveAt(number: number): StandingMove | null {
    const { moves } = this;
    return moves[number - (moves[0]?.move ?? 0)] ?? null;
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
    clearTimeout(this.over);
    this.live.close();
  }

  name(seat: number): string {
    return seatName(this.table?.seats ?? [], seat, () => undefined);
  }

  // --- doing

  async play(action: Action): Promise<boolean> {
    this.hinted = null;
    this.follow(null);
    return this.attempt(() => this.live.play(action));
  }

  async undo(): Promise<boolean> {
    return this.attempt(() => this.live.ask({ type: "undo" }));
  }

  async hint(): Promise<void> {
    await this.attempt(async () => {
      this.advice = null;
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
      this.say(this.wordsOf(error.error));
      sounds.play("refused");
      return false;
    }
  }

  /** Why something is refused, with the names of those who sit here in place of their seats' names. */
  private wordsOf({ text, facts, message }: ErrorInfo): string {
    const seats = this.table?.seats ?? [];
    const sits = (fact: unknown): number => seats.findIndex((info) => info.kind === "person" && info.seat === fact);
    if (!has(text) || !Object.values(facts).some((fact) => sits(fact) >= 0)) return message;
    const named = Object.entries(facts).map(([name, fact]) => [name, sits(fact) < 0 ? fact : this.name(sits(fact))]);
    return t(text, Object.fromEntries(named) as Facts);
  }

  say(words: string): void {
    this.said = words;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.said = null), SAID_FOR);
  }

  light(cells: readonly string[]): void {
    this.spoken = cells;
  }

  /** Show what a bot has done. */
  follow(deed: Deed | null): void {
    clearTimeout(this.over);
    this.deed = deed;
    if (deed !== null) this.over = setTimeout(() => (this.deed = null), Math.max(DEED_SHOWN, deed.rest));
  }

  private hear(events: Event[], before: View | null): void {
    this.hinted = null;
    for (const { what } of events) if (what.kind === "undo") this.takeBack(what.left);
    const late = fresh(events);
    if (late.length > 0) {
      this.late = [...this.late, ...late];
      setTimeout(() => (this.late = this.late.filter((race) => !late.includes(race))), RACE_SHOWN);
    }
    this.onnews?.(events, before, this.live.view);
  }

  /** The game is over for good, and what was hidden lies open: all that was told of it is asked for anew. */
  layOpen(): void {
    this.unlearn();
    this.live.refresh();
  }

  /** What is known of the past does not hold any more. */
  private unlearn(): void {
    this.story.forget();
    this.came.clear();
    this.recounted = 0;
    this.recalled = [];
    void recall(this);
  }

  /** Fetch what happened before; with `wanted` until there is some of that, or nothing more. */
  async lookBack(wanted: ((event: Event) => boolean) | null = null): Promise<void> {
    await this.attempt(async () => {
      for (let more = true; more;) {
        const first = this.live.events[0]?.n ?? 0;
        more = (await this.live.earlier()) && wanted !== null;
        if (this.live.events.some((event) => event.n < first && wanted?.(event))) return;
      }
    });
  }

  private takeBack(left: number): void {
    this.story.cut(left);
    if ((this.recalled.at(-1)?.move ?? 0) > left) this.recalled = this.recalled.filter(({ move }) => move <= left);
    this.recounted = Math.min(this.recounted, left);
    for (const move of this.came.keys()) if (move > left) this.came.delete(move);
  }

  // --- looking back

  /** Look at the position after so many moves; null is the present. The address says so, too. */
  async lookAt(move: number | null, tell = true): Promise<void> {
    const wish = ++this.wanted;
    this.hinted = null; // it was for the present
    this.follow(null);
    if (move !== null) this.live.catchUp();
    const total = this.lastMove?.move ?? 0;
    if (move !== null && move >= total && this.table?.state === "running") move = null;
    if (move === null) {
      this.past = null;
    } else {
      const view = this.story.known(Math.max(0, move)) ?? (await this.story.view(Math.max(0, move)));
      if (wish !== this.wanted) return;
      this.past = { move: Math.min(Math.max(0, move), this.story.moves), view };
    }
    if (tell) {
      const path = `/table/${this.live.id}${this.past === null ? "" : `/move/${this.past.move}`}`;
      router.go(path, true);
    }
  }
}

/** Fetch the moves that no event tells of: those of an earlier table, and of long ago. */
export async function recall(session: Session): Promise<void> {
  const first = standing(session.live.events).moves[0]?.move ?? (session.table?.moves ?? 0) + 1;
  if (session.table === null || session.table.state === "open" || first <= 1 || session.recalled.length > 0) return;
  const moves = (await api.moves(session.live.id)).filter(({ what }) => what.move < first);
  session.recalled = moves.map(({ what, at }) => ({ ...what, n: what.move - first, at: at ?? 0 }));
}

// A game told again: positions of the past out of pages that hold a view and what each move after it changed.

import { changed, type View } from "../wire/live.svelte";
import type { Story as Page, StoryMove } from "../wire/types";

/** How many moves a page holds, at most; the server tells no more at once. */
export const PAGE = 300;

type Ask = (start: number) => Promise<Page>;

class Chapter {
  /** The views that were asked for so far, from the first position on; they share what did not change. */
  private readonly views: View[];
  private asked: Promise<void> | null = null;

  constructor(
    readonly start: number,
    readonly seat: number | null,
    view: View,
    private told: StoryMove[],
  ) {
    this.views = [view];
  }

  get end(): number {
    return this.start + this.told.length;
  }

  view(move: number): View {
    while (this.views.length <= move - this.start) {
      const change = this.told[this.views.length - 1];
      const last = this.views.at(-1) as View;
      this.views.push(change === undefined ? last : (changed(last, change) as View));
    }
    return this.views[move - this.start] as View;
  }

  at(move: number): number | null {
    return this.told[move - this.start - 1]?.at ?? null;
  }

  /** More was played since: what came after the last move that was told. */
  more(ask: Ask): Promise<void> {
    this.asked ??= ask(this.end)
      .then((page) => {
        if (page.start === this.end) this.told = [...this.told, ...page.told.slice(0, PAGE - this.told.length)];
      })
      .finally(() => (this.asked = null));
    return this.asked;
  }

  /** Moves after `left` were taken back. */
  cut(left: number): void {
    this.told = this.told.slice(0, Math.max(0, left - this.start));
    this.views.length = Math.min(this.views.length, this.told.length + 1);
  }
}

export class Story {
  private readonly chapters = new Map<number, Chapter>();
  private readonly underway = new Map<number, Promise<Chapter>>();
  /** How many moves there were when something was told last. */
  moves = 0;

  private readonly ask: Ask;
  /** How often what was told has been forgotten. */
  private edition = 0;

  constructor(ask: Ask) {
    this.ask = async (start) => {
      const page = await ask(start);
      this.moves = page.moves;
      return page;
    };
  }

  /** The view after so many moves, if it is known already. */
  known(move: number): View | null {
    const chapter = this.chapters.get(firstOf(move));
    return chapter === undefined || move > chapter.end ? null : chapter.view(move);
  }

  /** The view after so many moves. */
  async view(move: number): Promise<View> {
    const chapter = await this.chapter(move);
    if (move > chapter.end) await chapter.more(this.ask);
    return chapter.view(Math.min(move, chapter.end));
  }

  /** Through whose eyes the past is told: a seat, or null for a spectator; undefined until something was told. */
  get seat(): number | null | undefined {
    return this.chapters.values().next().value?.seat;
  }

  /** When a move was made, in seconds since the start; null if it is not known, or where time does not matter. */
  at(move: number): number | null {
    return this.chapters.get(firstOf(Math.max(0, move - 1)))?.at(move) ?? null;
  }

  /** Have the page of a move at hand before it is needed. */
  async prepare(move: number): Promise<void> {
    await this.chapter(Math.max(0, move));
  }

  /** Moves after `left` were taken back. */
  cut(left: number): void {
    for (const [start, chapter] of this.chapters) {
      if (start > left) this.chapters.delete(start);
      else chapter.cut(left);
    }
  }

  /** What was told is forgotten: it would be told otherwise now. */
  forget(): void {
    this.edition++;
    this.chapters.clear();
    this.underway.clear();
  }

  private async chapter(move: number): Promise<Chapter> {
    const start = firstOf(move);
    const found = this.chapters.get(start);
    if (found !== undefined) return found;
    const underway = this.underway.get(start) ?? this.fetch(start);
    this.underway.set(start, underway);
    return underway;
  }

  private async fetch(start: number): Promise<Chapter> {
    const edition = this.edition;
    try {
      const page = await this.ask(start);
      const chapter = new Chapter(page.start, page.seat, page.view as View, page.told);
      if (edition === this.edition) this.chapters.set(start, chapter);
      return chapter;
    } finally {
      if (edition === this.edition) this.underway.delete(start);
    }
  }
}

const firstOf = (move: number): number => Math.floor(move / PAGE) * PAGE;

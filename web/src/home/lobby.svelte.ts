// What is going on in the house: games, tables that wait, tables that run, and those of this guest.

import { spoken } from "../texts/texts.svelte";
import { AnswerError, api } from "../wire/api";
import { guest } from "../wire/guest.svelte";
import type { GameInfo, TableInfo } from "../wire/types";

const PAUSE = 4000;
const ASKED_FOR_TURN = 8;

export class Lobby {
  games = $state.raw<GameInfo[] | null>(null);
  open = $state.raw<TableInfo[]>([]);
  running = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  /** The tables where it is this guest's turn. */
  called = $state.raw<ReadonlySet<string>>(new Set());
  /** The tables at the first look: by these things are ordered, so that nothing changes its place afterwards. */
  found = $state.raw<{ open: TableInfo[]; mine: TableInfo[] } | null>(null);
  /** The server does not answer. */
  away = $state(false);
  /** The language in which the games are asked for just now. */
  private asking = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly woken = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };

  begin(): void {
    document.addEventListener("visibilitychange", this.woken);
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.woken);
  }

  /** The games come in the reader's language, so they are asked for anew when it changes. */
  async learnGames(): Promise<void> {
    const language = spoken();
    if (this.asking === language) return;
    this.asking = language;
    try {
      this.games = await api.games();
    } catch (error) {
      if (error instanceof AnswerError) throw error;
      this.away = true;
    } finally {
      this.asking = "";
    }
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (document.visibilityState === "visible") await this.refresh();
      this.away = false;
    } catch (error) {
      if (!(error instanceof AnswerError)) this.away = true;
    }
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  private async refresh(): Promise<void> {
    if (this.games === null) void this.learnGames();
    try {
      const [open, running, mine] = await Promise.all([
        api.tables("open"),
        api.tables("running"),
        guest.info === null ? [] : api.mine(),
      ]);
      const own = new Set(mine.map((table) => table.id));
      this.open = open.filter((table) => !own.has(table.id));
      this.running = running.filter((table) => !own.has(table.id));
      this.mine = mine;
    } finally {
      this.found ??= { open: this.open, mine: this.mine }; // without tables there are still games
    }
    this.called = await turns(this.mine);
  }
}

/** Where it is this guest's turn: the newest running tables say so themselves. */
async function turns(tables: TableInfo[]): Promise<ReadonlySet<string>> {
  const running = tables.filter((table) => table.state === "running").slice(0, ASKED_FOR_TURN);
  const called = await Promise.all(
    running.map(async (table) => {
      try {
        const now = await api.position(table.id, (await api.table(table.id)).moves);
        return now.seat !== null && now.to_act.includes(now.seat) ? [table.id] : [];
      } catch (error) {
        if (error instanceof AnswerError) return [];
        throw error;
      }
    }),
  );
  return new Set(called.flat());
}

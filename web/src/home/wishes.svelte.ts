// How somebody likes to play against bots, remembered in this browser.

import { keep, kept } from "../look/storage";
import { isBeginner } from "./beginner";

const KEY = "pantheon.bots";

export interface Wish {
  players: number;
  bot: string;
  level: string;
  /** The god one plays, in games whose seats are gods. */
  god?: string;
}

const USUAL: Wish = { players: 2, bot: "greedy", level: "steady" };
/** In real time one begins at leisure; and 4 Gods is at its best with a god for everybody. */
const OF_GAME: Record<string, Partial<Wish>> = { "four-gods": { players: 4, level: "gentle" } };

function keptWishes(): Record<string, Partial<Wish>> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Record<string, Partial<Wish>>;
  } catch {
    return {};
  }
}

class Wishes {
  private all = $state<Record<string, Partial<Wish>>>(keptWishes());

  of(game: string): Wish {
    const pace = isBeginner(game) ? { level: "gentle" } : {};
    return { ...USUAL, ...OF_GAME[game], ...pace, ...this.all[game] };
  }

  set(game: string, wish: Partial<Wish>): void {
    this.all[game] = { ...this.all[game], ...wish }; // and nothing else: the pace of a beginner is not for ever
    keep(KEY, JSON.stringify(this.all));
  }
}

export const wishes = new Wishes();

// How somebody likes to play against bots, remembered in this browser.

const KEY = "pantheon.bots";

export interface Wish {
  players: number;
  bot: string;
  level: string;
}

const USUAL: Wish = { players: 2, bot: "greedy", level: "steady" };

function kept(): Record<string, Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Wish>;
  } catch {
    return {};
  }
}

class Wishes {
  private all = $state<Record<string, Wish>>(kept());

  of(game: string): Wish {
    return { ...USUAL, ...this.all[game] };
  }

  set(game: string, wish: Partial<Wish>): void {
    this.all[game] = { ...this.of(game), ...wish };
    localStorage.setItem(KEY, JSON.stringify(this.all));
  }
}

export const wishes = new Wishes();

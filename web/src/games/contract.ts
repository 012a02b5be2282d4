// What a game brings to the table. The shell knows nothing of any game but this.

import type { Component } from "svelte";
import type { Session } from "../table/session.svelte";
import type { MoveShown, Score } from "../wire/types";

/** A move in words, and the cells that it is about. */
export interface Line {
  text: string;
  cells: string[];
}

/** An item of a score in words: its points, the cells that earned it, what it is made of. */
export interface ScoreLine {
  text: string;
  points: number;
  cells: string[];
  parts: ScoreLine[];
}

export interface GameModule {
  /** The world: fills its box, pans and zooms, lights `session.lit`. */
  World: Component<{ session: Session }>;
  /** My things and what can be done with them. */
  Tray: Component<{ session: Session }>;
  /** What lies open before a seat, in a few signs. */
  Facts: Component<{ session: Session; seat: number }>;
  /** What is everybody's: bag, supplies. */
  Common: Component<{ session: Session }>;
  /** A small picture of a seat's sign (god, banner), for lists; also before the start, when there is no view yet. */
  Sign: Component<{ session: Session; seat: number; size?: number }>;
  line(session: Session, move: MoveShown): Line;
  score(session: Session, score: Score): ScoreLine[];
  /** The seats that are to act in the position that is shown. */
  active(session: Session): number[];
  /** What the seat whose turn it is may do now, in a few words. */
  prompt(session: Session): string;
}

const MODULES: Record<string, () => Promise<{ game: GameModule }>> = {
  gods: () => import("./gods/game"),
};

export const hasBoard = (game: string): boolean => game in MODULES;

export async function moduleOf(game: string): Promise<GameModule | null> {
  const load = MODULES[game];
  return load === undefined ? null : (await load()).game;
}

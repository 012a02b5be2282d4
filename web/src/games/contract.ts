// What a game brings to the table. The shell knows nothing of any game but this.

import type { Component } from "svelte";
import type { Sound } from "../look/sounds";
import type { Session } from "../table/session.svelte";
import { type Game, isGame } from "../texts/parts";
import { textsOf } from "../texts/texts.svelte";
import type { View } from "../wire/live.svelte";
import type { Event, MoveShown, Score, ScoreItem } from "../wire/types";

/** A move in words, and the cells that it is about. */
export interface Line {
  text: string;
  cells: string[];
  /** Of little weight: told in a low voice, several of a seat in one breath. */
  small?: boolean;
  /** Says nothing that is not said beside it. */
  silent?: boolean;
}

/** What a move has brought about, as the views before and after it tell. */
export interface Came {
  /** A better sentence for the move itself, if it needs to be known where it was made. */
  text?: string;
  effects: string[];
}

/** An item of a score in words: its points, the cells that earned it, what it is made of. */
export interface ScoreLine {
  text: string;
  points: number;
  cells: string[];
  parts: ScoreLine[];
}

/** A row of a result's table, by the message that names it, and the rows that it is the sum of. */
export interface Source {
  text: string;
  parts: string[];
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
  /** What its small signs mean. */
  Legend?: Component;
  line(session: Session, move: MoveShown): Line;
  score(session: Session, score: Score): ScoreLine[];
  /** Where points may come from: the rows of a result's table, in their order. */
  sources: readonly Source[];
  /** The rows that an item of a score, or what breaks a tie, counts in. */
  portions(item: ScoreItem): { row: string; points: number }[];
  /** The colour of a seat, for lines and ribbons. */
  hue(session: Session, seat: number): string;
  /** The seats that are to act in the position that is shown. */
  active(session: Session): number[];
  /** What the seat whose turn it is may do now, in a few words. */
  prompt(session: Session): string;
  /** Everybody acts at once: moves have times, none is taken back, and that something is legal is nothing special. */
  realtime?: boolean;
  /** Its map speaks in coordinates, which can be shown at its border. */
  coordinates?: boolean;
  /** Something is hidden while it is played: when it is over, what was told of it is told anew. */
  secrets?: boolean;
  /** Is it this browser's turn? If the game does not say: whenever something is legal. */
  mine?(session: Session): boolean;
  /** What a hand has reached for, in words. */
  spot?(session: Session, at: string): Line;
  /** What came of a move. */
  came?(session: Session, move: MoveShown, before: View, after: View): Came;
  /** What the ear is told of news. */
  sounds(session: Session, events: readonly Event[], before: View | null, after: View | null): Sound[];
  /** Count up the points once more, as a show. */
  show?(session: Session): void;
  /** Is that going on now? Until it is over, nobody tells the result. */
  showing?(session: Session): boolean;
  /** Keys of the game's own, and the messages that say what they do. */
  keys?: [string, string][];
}

const MODULES: Record<Game, () => Promise<{ game: GameModule }>> = {
  gods: () => import("./gods/game"),
  "four-gods": () => import("./four-gods/game"),
  deus: () => import("./deus/game"),
};

export const hasBoard = (game: string): boolean => isGame(game);

/** With its texts. */
export async function moduleOf(game: string): Promise<GameModule | null> {
  if (!isGame(game)) return null;
  const [module] = await Promise.all([MODULES[game](), textsOf(game)]);
  return module.game;
}

// The texts come in parts: those of the first page, which must not be heavy; those of each game, when one of its pages is
// opened; and all others.

import type { Place } from "../router.svelte";

export const ENGLISH = "en";

/** Messages that stand in a row in one language: in English those that a language lacks. */
export interface Stretch {
  language: string;
  text: string;
}

const GAMES = ["gods", "four-gods", "deus"] as const;
export type Game = (typeof GAMES)[number];
export const PARTS = ["home", "pages", ...GAMES] as const;
export type Part = (typeof PARTS)[number];
/** Read by themselves (rules/rulings.ts). */
export const RULINGS = GAMES.map((game) => `rulings-${game}` as const);
export type AnyPart = Part | (typeof RULINGS)[number];

const HOME = ["language", "web", "web_home", "seats"];
/** Of a game by their names, but not for the pages. */
const ELSEWHERE = /^(cli|examples)_/;

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);

/** The part that a file of texts belongs to; undefined if the pages do not need it. */
export function partOf(file: string): AnyPart | undefined {
  if (!file.endsWith(".ftl") || ELSEWHERE.test(file)) return undefined;
  const name = file.replace(/\.ftl$/, "");
  if (HOME.includes(name)) return "home";
  const rulings = GAMES.find((one) => name === `rulings_${slug(one)}`);
  if (rulings !== undefined) return `rulings-${rulings}`;
  const own = name.replace(/^web_/, "");
  const game = GAMES.find((one) => own === slug(one) || own.startsWith(`${slug(one)}_`));
  return game ?? (name.startsWith("web_") ? "pages" : undefined);
}

const slug = (game: Game): string => game.replace("-", "_");

/** What a page needs before it is shown; a table learns later which game it is. */
export function partsFor(place: Place): Part[] {
  if (place.page === "home" || place.page === "lost") return ["home"];
  if (place.page === "cards") return ["home", "pages", "deus"];
  const game = "game" in place ? place.game : "";
  return isGame(game) ? ["home", "pages", game] : ["home", "pages"];
}

// What cards and tokens are worth, to be shown; the server alone counts. The test holds them against data.toml.

import type { GodsView } from "./types";

export const CARD = 3;
export const CARDS_PER_COLOUR = 2;
export const ACTIONS = 2;
export const MOST_POWER = 12;
export const DESERT_MOVE = 2;
export const TRIBES_PER_NATION = 3;
export const TRIBES = ["green", "blue", "violet", "orange"] as const;

const BONUS: Record<number, readonly number[]> = { 2005: [1], 2001: [2, 1] };
const THRESHOLD: Record<number, number> = { 2: 10, 3: 9, 4: 9 };
const GUARD_TURNS_PER_PLAYER = 5;

/** Points of the first, second, ... token of a colour. */
export const bonuses = (view: GodsView): readonly number[] => BONUS[view.options.edition] ?? [];

/** Points of these tokens of a colour: 0 is the first, 1 the second. */
export const worthOf = (view: GodsView, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (bonuses(view)[place] ?? 0), 0);

/** Points that end the game; null if none do. */
export const threshold = (view: GodsView): number | null =>
  view.options.edition === 2005 ? (THRESHOLD[view.options.players] ?? null) : null;

/** Idle turns in a row that end the game; null if none do. */
export const guard = (view: GodsView): number | null =>
  view.options.edition === 2005 ? GUARD_TURNS_PER_PLAYER * view.options.players : null;

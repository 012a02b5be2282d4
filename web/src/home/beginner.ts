// How many games somebody has begun in this browser: beginners are given time, and shown the way.

import { keep, kept } from "../look/storage";

const KEY = "pantheon.begun";
const MANY = 3;

const begun = (game: string): number => Number(kept(`${KEY}.${game}`) ?? 0) || 0;

/** Is this one of the first games? Then bots take their time. */
export const isBeginner = (game: string): boolean => begun(game) < MANY;

/** Is it the very first one that is going on? */
export const isFirst = (game: string): boolean => begun(game) === 1;

export function hasBegun(game: string): void {
  keep(`${KEY}.${game}`, String(begun(game) + 1));
}

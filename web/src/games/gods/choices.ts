// What may be done now, as a person chooses it: a thing first, then a place for it.

import type { Action } from "../../wire/live.svelte";
import { type At, keyOf } from "../atlas/cells";

/** Actions that differ only in their place. `piece` is the hex that they are about. */
export interface Choice {
  key: string;
  verb: string;
  piece: string | null;
  god: string | null;
  actions: Action[];
  cells: ReadonlyMap<string, Action>;
}

const PIECES: Record<string, string> = {
  temple: "temple",
  desert: "desert",
  decline: "decline",
  lift: "desert",
  set: "desert",
};

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

export function pieceOf(action: Action): string | null {
  return text(action["tribe"]) ?? text(action["hex"]) ?? PIECES[action.do] ?? null;
}

export function cellOf(action: Action): string | null {
  const at = action["at"];
  return Array.isArray(at) ? keyOf(at as unknown as At) : null;
}

export function choiceKey(action: Action): string {
  const what = text(action["tribe"]) ?? text(action["hex"]) ?? text(action["god"]);
  return what === null ? action.do : `${action.do}:${what}`;
}

/** Legal actions by what they are about, in the order in which they were told. */
export function choices(legal: readonly Action[]): Choice[] {
  const found = new Map<string, Action[]>();
  for (const action of legal) {
    const key = choiceKey(action);
    const same = found.get(key);
    if (same === undefined) found.set(key, [action]);
    else same.push(action);
  }
  return [...found].map(([key, actions]) => choice(key, actions));
}

function choice(key: string, actions: Action[]): Choice {
  const first = actions[0] as Action;
  const cells = new Map<string, Action>();
  for (const action of actions) {
    const cell = cellOf(action);
    if (cell !== null) cells.set(cell, action);
  }
  return { key, verb: first.do, piece: pieceOf(first), god: text(first["god"]), actions, cells };
}

/** The same choice for a cell that was not offered: the server knows why not. */
export function actionAt(choice: Choice, at: At): Action {
  const first = choice.actions[0] as Action;
  return choice.cells.get(keyOf(at)) ?? { ...first, at: [at[0], at[1]] };
}

/** What is picked when nobody has picked: the only choice that needs a place, once a decision has begun. */
export function obvious(all: readonly Choice[]): Choice | null {
  const placed = all.filter((choice) => choice.cells.size > 0);
  const bound = placed.every((choice) => ["lift", "set", "stone"].includes(choice.verb));
  const ordinary = all.some((choice) => ["temple", "tribe", "discard"].includes(choice.verb));
  return placed.length === 1 && bound && !ordinary ? (placed[0] as Choice) : null;
}

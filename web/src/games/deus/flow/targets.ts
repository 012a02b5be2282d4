// The regions that mean something now: for the piece of the picked card, or for the decision that waits.

import type { Action } from "../../../wire/live.svelte";
import type { Decision } from "./decisions";
import type { Plan } from "./plan";
import type { Preview } from "./preview";

/** A region that can be chosen. */
export interface Target {
  cell: string;
  /** What choosing it decides. */
  action: Action;
  /** What would come of it: figures for the region; null while it is not known. */
  preview: Preview | null;
}

export type Targets = ReadonlyMap<string, Target>;

const targets = (found: Iterable<Target>): Targets => new Map([...found].map((target) => [target.cell, target]));

export const decided = (decision: Decision, outcomeOf: (action: Action) => Preview | null): Targets =>
  targets([...decision.cells].map(([cell, action]) => ({ cell, action, preview: outcomeOf(action) })));

/** Where there is no choice, the only region is where the piece would come to stand. */
export function planned({ sites, previews, start }: Plan): Targets {
  if (sites.size > 0)
    return targets([...sites].map(([cell, action]) => ({ cell, action, preview: previews.get(cell) ?? null })));
  return targets([...previews].flatMap(([cell, preview]) => (cell === "" ? [] : [{ cell, action: start, preview }])));
}

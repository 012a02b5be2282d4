// A build before it is done: how it can be paid, where its piece may go, what each way would come to.

import type { Action } from "../../../wire/live.svelte";
import type { Thought } from "../../../wire/types";
import type { DeusView } from "../types";
import { keyOf, type Preview, previewOf } from "./preview";

/** Asks the server where rows of decisions lead; nothing is done. */
export type Think = (paths: Action[][], whole: boolean) => Promise<Thought[]>;

export interface Plan {
  /** The build, or the joker. */
  start: Action;
  /** The ways to pay, the proposed one first; empty where there is only one. */
  pays: Action[];
  pay: Action | null;
  /** Where the piece may go, if there is a choice. */
  sites: ReadonlyMap<string, Action>;
  /** What would come of each site; of the only way under the cell of its piece ("" if none is placed). */
  previews: ReadonlyMap<string, Preview>;
}

export const MOST_PATHS = 60; // in one question

const verb = (thought: Thought | undefined): string => (thought?.legal[0] as Action | undefined)?.do ?? "";
const cellOf = (action: Action): string => keyOf(action["at"] as [number, number]);

/** How many resources a payment replaces by gold. */
export const replaced = (pay: Action): number =>
  ["wood", "stone", "clay", "wheat"].reduce((total, good) => total + Number(pay[good] ?? 0), 0);

/** Ways to pay, those that keep most gold first. */
export const proposed = (pays: readonly Action[]): Action[] =>
  [...pays].sort((one, other) => replaced(one) - replaced(other));

const samePay = (one: Action, other: Action | null): boolean =>
  other !== null && ["wood", "stone", "clay", "wheat"].every((good) => one[good] === other[good]);

/** A plan that knows nothing but its beginning. */
export const openPlan = (start: Action): Plan => ({
  start,
  pays: [],
  pay: null,
  sites: new Map(),
  previews: new Map(),
});

/** What is to be chosen for a build: null if the server cannot tell, so that one has to try. */
export async function outline(think: Think, start: Action, wished: Action | null = null): Promise<Plan | null> {
  const [first] = await think([[start]], false);
  if (first === undefined) return null;
  const plan = openPlan(start);
  if (verb(first) !== "pay") return { ...plan, sites: sitesOf(first) };
  const pays = proposed(first.legal as Action[]);
  const pay = pays.find((way) => samePay(way, wished)) ?? (pays[0] as Action);
  const [second] = await think([[start, pay]], false);
  return { ...plan, pays, pay, sites: sitesOf(second) };
}

function sitesOf(thought: Thought | undefined): ReadonlyMap<string, Action> {
  if (verb(thought) !== "place") return new Map();
  return new Map((thought as Thought).legal.map((action) => [cellOf(action as Action), action as Action]));
}

/** The decisions of a plan, up to the chosen site. */
export function path(plan: Plan, cell: string | null): Action[] {
  const site = cell === null ? undefined : plan.sites.get(cell);
  return [plan.start, ...(plan.pay === null ? [] : [plan.pay]), ...(site === undefined ? [] : [site])];
}

/** The same plan with what each site would come to. */
export async function weighed(think: Think, plan: Plan, view: DeusView, seat: number): Promise<Plan> {
  const cells = plan.sites.size === 0 ? [null] : [...plan.sites.keys()];
  const previews = new Map<string, Preview>();
  for (let first = 0; first < cells.length; first += MOST_PATHS) {
    const some = cells.slice(first, first + MOST_PATHS);
    const paths = some.map((cell) => path(plan, cell));
    for (const thought of await think(paths, true)) {
      const preview = previewOf(view, seat, thought);
      previews.set(some[thought.path] ?? preview.cells[0] ?? "", preview);
    }
  }
  return { ...plan, previews };
}

// Decisions that name no region, but can be made on one: robbing a neighbour, harvesting a land.

import { around, keyOf } from "../../atlas/cells";
import type { Action } from "../../../wire/live.svelte";
import type { DeusView } from "../types";

/** By region: what a click on it decides. */
export function aims(view: DeusView, legal: readonly Action[]): Map<string, Action> {
  const found = new Map<string, Action>();
  const victims = new Map(legal.filter(({ do: verb }) => verb === "rob").map((rob) => [String(rob["seat"]), rob]));
  const lands = new Map(
    legal.filter(({ do: verb }) => verb === "harvest").map((reap) => [String(reap["land"]), reap]),
  );
  if (victims.size === 0 && lands.size === 0) return found;
  const unit = view.pending[0]?.at ?? null;
  const beside = new Set(unit === null ? [] : around(unit).map(keyOf));
  for (const { at, owner, terrain, pieces } of view.map) {
    const cell = keyOf(at);
    const rob = owner !== null && beside.has(cell) ? victims.get(owner) : undefined;
    const reap = owner === view.active && pieces.includes("production") ? lands.get(terrain) : undefined;
    const action = rob ?? reap;
    if (action !== undefined) found.set(cell, action);
  }
  return found;
}

// The decision that waits, as a person answers it: a question, a button for each answer, regions to click.

import type { Action } from "../../../wire/live.svelte";
import type { DeusView, Pending } from "../types";
import { keyOf } from "./preview";

export interface Decision {
  /** What is asked, in the words of the view. */
  what: string;
  /** The card that asks. */
  card: string | null;
  left: number;
  /** Answers with a button each. */
  answers: Action[];
  /** Answers that are regions of the map. */
  cells: ReadonlyMap<string, Action>;
  /** To have none, or no more of it. */
  decline: Action | null;
}

/** Verbs whose answers are regions. */
const ON_MAP = new Set(["place", "unit", "move", "pillage"]);
const BEGIN = new Set(["build", "offer", "joker", "choose"]);

export const isTurn = (legal: readonly Action[]): boolean =>
  legal.some(({ do: verb }) => BEGIN.has(verb) && verb !== "choose");
export const isStart = (legal: readonly Action[]): boolean => legal[0]?.do === "choose";

/** What there is to do: my turn, a decision that waits, the secret start; null: nothing by me. */
export type Mode = "turn" | "decision" | "start" | null;

export function modeOf(legal: readonly Action[]): Mode {
  if (legal.length === 0) return null;
  return isStart(legal) ? "start" : isTurn(legal) ? "turn" : "decision";
}

export function decisionOf(view: DeusView, legal: readonly Action[]): Decision | null {
  if (legal.length === 0 || BEGIN.has(legal[0]?.do ?? "")) return null;
  const waiting: Pending | undefined = view.pending[0];
  const offers = legal.filter(({ do: verb }) => verb !== "decline");
  const onMap = offers.filter(({ do: verb }) => ON_MAP.has(verb));
  return {
    what: waiting?.what ?? "",
    card: waiting?.card ?? null,
    left: waiting?.left ?? 0,
    answers: offers.filter(({ do: verb }) => !ON_MAP.has(verb)),
    cells: new Map(onMap.map((action) => [keyOf(action["at"] as [number, number]), action])),
    decline: legal.find(({ do: verb }) => verb === "decline") ?? null,
  };
}

/** What sort of piece a decision puts on the map: its ghost is shown. */
export function pieceOf(decision: Decision, view: DeusView): string | null {
  if (decision.what === "placing") return view.pending[0]?.piece ?? null;
  return decision.what === "moving" ? "unit" : null;
}

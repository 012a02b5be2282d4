// Decisions that are the same several times over, made in one: so many of each kind, and one confirmation.

import type { Action } from "../../../wire/live.svelte";
import type { Cards } from "../cards/cards.svelte";
import type { DeusView, SeatView } from "../types";
import type { Decision } from "./decisions";

export type Counts = Readonly<Record<string, number>>;

export interface Gathering {
  /** The decision for one of a kind. */
  single: ReadonlyMap<string, Action>;
  /** So many of a kind there are to be had. */
  most: Counts;
  /** So many in all. */
  left: number;
  /** All of it must be taken. */
  whole: boolean;
  /** What one has of each. */
  have: Counts;
}

/** By verb: the field that names the kind. */
const KINDS: Record<string, string> = {
  resource: "resource",
  piece: "piece",
  buy: "resource",
  "sell-one": "resource",
};

/** What there is to gather; null where one answer is all. */
export function gatheringOf(decision: Decision, view: DeusView, mine: SeatView, cards: Cards): Gathering | null {
  const { answers, decline } = decision;
  const verb = answers[0]?.do ?? "";
  const field = KINDS[verb];
  if (field === undefined || decision.cells.size > 0 || answers.some((action) => action.do !== verb)) return null;
  const single = new Map(answers.map((action) => [String(action[field]), action]));
  const kinds = [...single.keys()];
  const effect = decision.card === null ? undefined : cards.get(decision.card)?.effect;
  const price = verb === "buy" ? ((effect as { price?: number } | undefined)?.price ?? 0) : 0;
  const stock = (kind: string): number => {
    if (verb === "sell-one") return 1;
    return (verb === "piece" ? mine.reserve?.[kind] : view.supply[kind]) ?? 0;
  };
  const most = Object.fromEntries(kinds.map((kind) => [kind, stock(kind)]));
  const there = Object.values(most).reduce((total, count) => total + count, 0);
  const left = Math.min(decision.left, there, price > 0 ? Math.floor(mine.gold / price) : Infinity);
  if (left < 2) return null;
  const own = verb === "piece" ? (mine.board ?? {}) : mine.resources;
  return {
    single,
    most,
    left,
    whole: decline === null,
    have: Object.fromEntries(kinds.map((k) => [k, own[k] ?? 0])),
  };
}

export const summed = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);
const of = (counts: Counts, kind: string): number => counts[kind] ?? 0;

/** What must be taken is proposed: always what one has least of. What may be declined is not. */
export function proposal({ single, most, left, whole, have }: Gathering): Counts {
  const counts: Record<string, number> = Object.fromEntries([...single.keys()].map((kind) => [kind, 0]));
  for (let nth = 0; whole && nth < left; nth++) {
    const open = Object.keys(counts).filter((kind) => of(counts, kind) < of(most, kind));
    const [least] = open.sort((one, other) => of(have, one) + of(counts, one) - of(have, other) - of(counts, other));
    if (least !== undefined) counts[least] = of(counts, least) + 1;
  }
  return counts;
}

/** One more of a kind; where that is too many, one less of the kind that there is most of. */
export function withMore({ most, left }: Gathering, counts: Counts, kind: string): Counts {
  if (of(counts, kind) >= of(most, kind)) return counts;
  const more = { ...counts, [kind]: of(counts, kind) + 1 };
  if (summed(more) <= left) return more;
  const [rich] = Object.keys(counts)
    .filter((other) => other !== kind && of(counts, other) > 0)
    .sort((one, other) => of(counts, other) - of(counts, one));
  return rich === undefined ? counts : { ...more, [rich]: of(counts, rich) - 1 };
}

export const withLess = (counts: Counts, kind: string): Counts =>
  of(counts, kind) === 0 ? counts : { ...counts, [kind]: of(counts, kind) - 1 };

/** As many of a kind as there may be, instead of others. */
export function withAll(gathering: Gathering, counts: Counts, kind: string): Counts {
  const next = withMore(gathering, counts, kind);
  return next === counts ? counts : withAll(gathering, next, kind);
}

export const complete = ({ left, whole }: Gathering, counts: Counts): boolean =>
  whole ? summed(counts) === left : summed(counts) > 0;

/** The decisions, one after the other; what is not wanted is declined. */
export function rowOf({ single, left }: Gathering, counts: Counts, decline: Action | null): Action[] {
  const row = [...single].flatMap(([kind, action]) => Array.from({ length: of(counts, kind) }, () => action));
  return decline === null || row.length >= left ? row : [...row, decline];
}

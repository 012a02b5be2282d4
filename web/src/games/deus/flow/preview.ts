// What a decision would bring, as the server's thoughts tell it: compared views, summed up for the eye.

import { type Action, changed, type View } from "../../../wire/live.svelte";
import type { Outcome, Thought } from "../../../wire/types";
import { around } from "../../atlas/cells";
import { type Attack, attacks } from "../map/changes";
import type { DeusView, SeatView } from "../types";

export const RESOURCES = ["wood", "stone", "clay", "wheat"] as const;
export const GOODS = ["vp", "gold", ...RESOURCES, "pieces", "cards"] as const;
export type Good = (typeof GOODS)[number];
/** How much more (or less) of each good; what stays the same is not in it. */
export type Goods = Partial<Record<Good, number>>;

/** One decision of a column's firing, made as if everything offered were taken. */
export interface Step {
  action: Action;
  /** The card that asks; null where no card does. */
  card: string | null;
  goods: Goods;
  /** Pieces of the map that change: cells. */
  cells: string[];
}

/** What a build, an offering or a single decision would come to. */
export interface Preview {
  /** At once, before the column fires: what is paid, the fee for the edge, VP of an attack. */
  price: Goods;
  /** VP that are paid for a far region at the edge; they are in the price, too. */
  fee: number;
  /** What the column gives if everything is taken, without sales and purchases. */
  gains: Goods;
  steps: Step[];
  /** Cards that will ask for more than yes or no: units to move, victims, purchases. In the order of firing. */
  asks: string[];
  /** So many cards would be drawn; what follows them nobody can tell yet. */
  draws: number;
  /** Where the piece would stand; several if a unit moves. */
  cells: string[];
  /** Villages that would be attacked. */
  attacked: string[];
  /** How those attacks would go. */
  raids: Attack[];
  /** Whom the unit could steal from where it has moved. */
  victims: string[];
  /** The view at the end of it. */
  after: DeusView;
}

export const keyOf = ([q, r]: readonly [number, number]): string => `${q},${r}`;

const sum = (counts: Record<string, number> | null): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** What a seat has more of afterwards. */
export function goodsBetween(before: SeatView, after: SeatView): Goods {
  const told: [Good, number][] = [
    ["vp", (after.vp ?? 0) - (before.vp ?? 0)],
    ["gold", after.gold - before.gold],
    ...RESOURCES.map((good): [Good, number] => [good, (after.resources[good] ?? 0) - (before.resources[good] ?? 0)]),
    // A piece that is built leaves the board, one that is gained comes out of the reserve.
    ["pieces", sum(before.reserve) - sum(after.reserve)],
  ];
  return Object.fromEntries(told.filter(([, count]) => count !== 0));
}

export function added(one: Goods, other: Goods): Goods {
  const total: Goods = { ...one };
  for (const [good, count] of Object.entries(other) as [Good, number][]) total[good] = (total[good] ?? 0) + count;
  return Object.fromEntries(Object.entries(total).filter(([, count]) => count !== 0));
}

/** Regions where something else lies afterwards. */
export function cellsBetween(before: DeusView, after: DeusView): string[] {
  const was = new Map(before.map.map((region) => [keyOf(region.at), region.pieces.join(" ")]));
  return after.map.filter(({ at, pieces }) => was.get(keyOf(at)) !== pieces.join(" ")).map(({ at }) => keyOf(at));
}

function attackedBetween(before: DeusView, after: DeusView): string[] {
  const was = new Set(before.map.filter(({ attacked }) => attacked).map(({ at }) => keyOf(at)));
  return after.map.filter(({ at, attacked }) => attacked && !was.has(keyOf(at))).map(({ at }) => keyOf(at));
}

/** VP that attacks bring a seat. */
export const wonBy = (raids: readonly Attack[], seat: string): number =>
  raids.reduce((total, { winners, share }) => total + (winners.includes(seat) ? share : 0), 0);

/** Whom the unit that has just moved could steal from: those next to where it stands. */
function victimsIn(view: DeusView): string[] {
  const [waiting] = view.pending;
  if (waiting?.what !== "robbing" || waiting.at == null) return [];
  const near = new Set(around(waiting.at).map(keyOf));
  const owners = view.map.flatMap(({ at, owner }) =>
    owner !== null && near.has(keyOf(at)) ? [owner as string] : [],
  );
  return view.seats.map(({ seat }) => seat as string).filter((seat) => seat !== view.active && owners.includes(seat));
}

const applied = (view: DeusView, changes: Thought | Outcome): DeusView =>
  changed(view as unknown as View, changes) as unknown as DeusView;

const PLAIN = new Set(["take", "harvest", "piece", "resource", "pillage"]);

/** A thought as a preview for a seat. */
export function previewOf(view: DeusView, seat: number, thought: Thought): Preview {
  const own = (of: DeusView): SeatView => of.seats[seat] as SeatView;
  const first = applied(view, thought);
  const preview: Preview = {
    price: goodsBetween(own(view), own(first)),
    fee: Math.max(0, wonBy(attacks(view, first), own(view).seat) - ((own(first).vp ?? 0) - (own(view).vp ?? 0))),
    gains: {},
    steps: [],
    asks: [],
    draws: drawsIn(first),
    cells: cellsBetween(view, first),
    attacked: [],
    raids: [],
    victims: victimsIn(first),
    after: first,
  };
  let now = first;
  for (const outcome of thought.taken) {
    const next = applied(now, outcome);
    const action = outcome.action as Action;
    const card = now.pending[0]?.card ?? null;
    const goods = goodsBetween(own(now), own(next));
    if (action.do === "decline" && card !== null && !preview.asks.includes(card)) preview.asks.push(card);
    else if (action.do !== "decline") preview.steps.push({ action, card, goods, cells: cellsBetween(now, next) });
    if (PLAIN.has(action.do)) preview.gains = added(preview.gains, goods);
    now = next;
    preview.draws = Math.max(preview.draws, drawsIn(now));
  }
  const left = now.pending[0];
  if (thought.legal.length > 0 && left?.card != null && !preview.asks.includes(left.card) && left.what !== "paying")
    preview.asks.push(left.card);
  preview.attacked = attackedBetween(view, now);
  preview.raids = attacks(view, now);
  preview.after = now;
  return preview;
}

/** A view that waits for cards to be drawn by its active seat. */
function drawsIn(view: DeusView): number {
  return view.phase === "play" && view.pending[0]?.what === "drawing" ? view.pending[0].left : 0;
}

/** An outcome of a single action, for its button. */
export const foreseen = (view: DeusView, seat: number, outcome: Outcome): Preview =>
  previewOf(view, seat, { path: 0, legal: [], taken: [], ...outcome });

export interface Figure {
  good: Good;
  count: number;
}

/** What is worth a figure on the map: VP and gains; what the card costs is the same everywhere. */
export function figures(preview: Preview): Figure[] {
  const vp = preview.price.vp ?? 0;
  const total = added(preview.gains, vp === 0 ? {} : { vp });
  return GOODS.flatMap((good) => {
    const count = good === "cards" ? preview.draws : (total[good] ?? 0);
    return count === 0 ? [] : [{ good, count }];
  });
}

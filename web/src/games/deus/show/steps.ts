// The scoring step by step, from what the server has counted: VP won, temple by temple, majorities, totals.

import type { Score, ScoreItem } from "../../../wire/types";
import { keyOf } from "../../atlas/cells";
import type * as show from "../../show/show.svelte";

export interface Gain extends show.Gain {
  /** Of majorities: what there is most of, and how much. */
  good: string;
  count: number;
}

export interface Step extends show.Step {
  kind: "vp" | "temple" | "majorities" | "total";
  gains: Gain[];
  /** Of a temple. */
  card: string;
  /** By seat, after this step. */
  points: number[];
}

const TEMPLE = "deus-score-temple";
const MAJORITY = "deus-score-majority";
const VP = "deus-score-vp";

const bare = (kind: Step["kind"]): Step => ({ kind, cells: [], gains: [], card: "", points: [] });
const gain = (seat: number, { points, facts }: ScoreItem): Gain => ({
  seat,
  points,
  good: String(facts["good"] ?? ""),
  count: Number(facts["count"] ?? 0),
});

/** All steps; there are always VP and totals, the rest if there is something to count. */
export function stepsOf(scores: readonly Score[]): Step[] {
  const of = (text: string): [number, ScoreItem][] =>
    scores.flatMap(({ seat, items }) =>
      items.filter((item) => item.text === text).map((item): [number, ScoreItem] => [seat, item]),
    );
  const vp = { ...bare("vp"), gains: of(VP).map(([seat, item]) => gain(seat, item)) };
  const temples = of(TEMPLE).map(([seat, item]) => ({
    ...bare("temple"),
    card: String(item.facts["card"] ?? ""),
    cells: item.cells.map(keyOf),
    gains: [gain(seat, item)],
  }));
  const most = { ...bare("majorities"), gains: of(MAJORITY).map(([seat, item]) => gain(seat, item)) };
  const points = scores.map(() => 0);
  return [vp, ...temples, ...(most.gains.length > 0 ? [most] : []), bare("total")].map((step) => {
    for (const { seat, points: more } of step.gains) points[seat] = (points[seat] ?? 0) + more;
    return { ...step, points: [...points] };
  });
}

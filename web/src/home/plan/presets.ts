// How much time people have: a quick game, an evening, some days. A preset says all that has to do with time.

import type { GameInfo } from "../../wire/types";
import { type Clock, sameClock } from "./clocks";
import type { Plan } from "./plan.svelte";

export interface Preset {
  id: "quick" | "evening" | "days";
  clock: Clock;
  overdue: "vote" | "bot";
  /** For games whose clocks are options of their own. */
  options: Record<string, string>;
}

const NONE: Clock = { kind: "none" };
const DAYS: Clock = { kind: "move", seconds: 2 * 86_400 };

/** So many minutes for a game, and seconds for each turn. */
const QUICK: Record<string, readonly [number, number]> = { gods: [10, 10], deus: [20, 15] };

/** In real time nobody plays over days: all are there, or the clocks of the rules pass them by. */
const IN_REAL_TIME: Preset[] = [
  { id: "quick", clock: NONE, overdue: "vote", options: { turns: "simultaneous" } },
  { id: "evening", clock: NONE, overdue: "vote", options: { turns: "timed", turn: "60" } },
];

export function presetsFor(game: Pick<GameInfo, "name" | "realtime">): Preset[] {
  if (game.realtime) return IN_REAL_TIME;
  const [minutes, increment] = QUICK[game.name] ?? [15, 15];
  return [
    { id: "quick", clock: { kind: "bank", seconds: 60 * minutes, increment }, overdue: "bot", options: {} },
    { id: "evening", clock: NONE, overdue: "vote", options: {} },
    { id: "days", clock: DAYS, overdue: "vote", options: {} },
  ];
}

/** Options that are about time, where they are not settled by the preset, are as usual. */
const TIMES = ["turn", "final", "hold", "absent"];

const optionsOf = (plan: Plan, preset: Preset): [string, string][] =>
  TIMES.filter((name) => plan.option(name) !== null)
    .map((name): [string, string] => [name, plan.standard(name)])
    .concat(Object.entries(preset.options));

export function take(plan: Plan, preset: Preset): void {
  plan.clock = preset.clock;
  plan.overdue = preset.overdue;
  for (const [name, value] of new Map(optionsOf(plan, preset))) plan.say(name, value);
}

/** The preset that the plan is like; what becomes of late players matters only where a clock runs. */
export function presetOf(plan: Plan): Preset | null {
  const fits = (preset: Preset): boolean =>
    sameClock(plan.clock, preset.clock) &&
    (plan.clock.kind === "none" || plan.overdue === preset.overdue) &&
    [...new Map(optionsOf(plan, preset))].every(([name, value]) => plan.of(name) === value);
  return presetsFor(plan.game).find(fits) ?? null;
}

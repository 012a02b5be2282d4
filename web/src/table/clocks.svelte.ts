// The running clocks of a table, ticking: what the server says is due, by the server's time.

import type { LiveTable } from "../wire/live.svelte";

const TICK = 250;

/** The seconds that a seat has left, null without a clock; `seat` null asks for the one that is everybody's. */
export function secondsLeft(live: LiveTable, seat: number | null, now: number): number | null {
  if (live.table?.clock.kind === "none" && live.clocks.every((clock) => clock.clock === "turn")) return null;
  const running = live.clocks.filter((clock) => clock.seat === seat);
  if (running.length === 0) return null;
  return Math.min(...running.map(({ due }) => live.serverClock.left(due, now)));
}

const STIRS = new Set(["move", "started", "undo", "back"]);

/** Without a clock: has nothing been done for so long that the others may vote? */
export function isIdle(live: LiveTable, now: number): boolean {
  if (live.table === null || live.table.state !== "running" || live.table.clock.kind !== "none") return false;
  const since = (live.events.findLast(({ what }) => STIRS.has(what.kind)) ?? live.events[0])?.at;
  return since !== undefined && live.serverClock.at(now) - since >= live.table.patience;
}

/** The time of this machine, for components that show it: it moves only as long as somebody looks. */
export class Ticking {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }
}

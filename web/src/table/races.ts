// Races that were lost: who came too late for what, and when one looks back, which of them belong to a moment.

import { spoken } from "../texts/texts.svelte";
import type { Event, Missed } from "../wire/types";
import { countdown } from "./countdown";

export type Race = Missed & { n: number; time: number };

const SPAN = 1.5; // seconds that a lost race stays to be seen while one looks back

const raceOf = ({ n, at, what }: Event): Race[] => (what.kind === "missed" ? [{ ...what, n, time: at }] : []);

export const fresh = (events: readonly Event[]): Race[] => events.flatMap(raceOf);

/** The races that were lost just before the position after a move, or in it before the next move came. */
export function racesAt(events: readonly Event[], move: { n: number; at: number; move: number } | null): Race[] {
  if (move === null || move.n < 0) return [];
  const found: Race[] = [];
  const here = move.n - (events[0]?.n ?? 0); // numbers have no gaps
  for (let at = here - 1; at >= 0; at--) {
    const event = events[at] as Event;
    if (event.at < move.at - SPAN) break;
    found.unshift(...raceOf(event));
  }
  for (let at = here + 1; at < events.length; at++) {
    const event = events[at] as Event;
    if (event.what.kind === "move") break;
    found.push(...raceOf(event));
  }
  return found;
}

/** Seconds by which somebody was too late, as the reader writes them. */
export const lateText = (late: number, digits = 2): string =>
  late.toLocaleString(spoken(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

type Told = { live: { table: { started?: number | null } | null } };

/** When the game began, by the server's clock. */
const startOf = ({ live }: Told): number => live.table?.started ?? 0;

/** How long the game had lasted when something happened, as a clock shows it. */
export function clockTime(session: Told, { n, at }: { n: number; at: number }): string {
  return countdown(Math.floor(n < 0 ? at : Math.max(0, at - startOf(session))));
}

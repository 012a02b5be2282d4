// What lies between two views: who believes in whom now, which nations arose or broke.

import { keyOf } from "../atlas/cells";
import type { GodsView } from "./types";

export interface Faith {
  cell: string;
  tribe: string;
  from: string | null;
  to: string | null;
  /** Has the tribe only just come onto the map? */
  fresh: boolean;
}

export interface Nation {
  god: string;
  tribe: string;
  /** Below 0: lost. */
  cards: number;
}

export interface Token {
  god: string;
  tribe: string;
  /** Which tokens of the colour: 0 for the first, 1 for the second. */
  places: number[];
}

export interface Change {
  /** What it costs (below 0) or brings the seat whose turn it was. */
  power: number;
  faiths: Faith[];
  robbed: { god: string; power: number }[];
  nations: Nation[];
  tokens: Token[];
  /** Points of every seat, by god, where they change. */
  points: { god: string; points: number }[];
  ends: boolean;
}

const BARE = new Set(["temple", "desert", "decline"]);

export function compare(before: GodsView, after: GodsView): Change {
  const pairs = before.seats.map((old, seat) => [old, after.seats[seat] ?? old] as const);
  const robbed = pairs.filter(([old, now], seat) => seat !== before.active && now.power < old.power);
  return {
    power: (after.seats[before.active]?.power ?? 0) - (before.seats[before.active]?.power ?? 0),
    faiths: faiths(before, after),
    robbed: robbed.map(([old, now]) => ({ god: old.god, power: old.power - now.power })),
    nations: pairs.flatMap(([old, now]) => nations(now.god, old.cards, now.cards)),
    tokens: tokens(before, after),
    points: pairs
      .filter(([old, now]) => now.points !== old.points)
      .map(([old, now]) => ({ god: now.god, points: now.points - old.points })),
    ends: before.ending === "" && after.ending !== "",
  };
}

function faiths(before: GodsView, after: GodsView): Faith[] {
  if (before.map === after.map) return [];
  const were = new Map(before.map.map((hex) => [keyOf(hex.at), hex]));
  const found: Faith[] = [];
  for (const hex of after.map) {
    if (BARE.has(hex.hex)) continue;
    const cell = keyOf(hex.at);
    const was = were.get(cell);
    if (was === hex || (was !== undefined && was.god === hex.god)) continue;
    found.push({ cell, tribe: hex.hex, from: was?.god ?? null, to: hex.god, fresh: was === undefined });
  }
  return found;
}

function nations(god: string, old: Record<string, number>, now: Record<string, number>): Nation[] {
  return Object.keys(now)
    .map((tribe) => ({ god, tribe, cards: (now[tribe] ?? 0) - (old[tribe] ?? 0) }))
    .filter(({ cards }) => cards !== 0);
}

function tokens(before: GodsView, after: GodsView): Token[] {
  const found: Token[] = [];
  for (const [tribe, holders] of Object.entries(after.tokens)) {
    const had = before.tokens[tribe] ?? [];
    for (const god of new Set(holders.filter((holder) => holder !== null))) {
      const places = holders.flatMap((holder, place) => (holder === god && had[place] !== god ? [place] : []));
      if (places.length > 0) found.push({ god, tribe, places });
    }
  }
  return found;
}

/** Faiths counted by god: what a small figure can say. */
export function converts(change: Change): { god: string | null; tribes: number }[] {
  const counted = new Map<string | null, number>();
  for (const faith of change.faiths) {
    if (faith.fresh && faith.to === null) continue;
    counted.set(faith.to, (counted.get(faith.to) ?? 0) + 1);
  }
  return [...counted].map(([god, tribes]) => ({ god, tribes }));
}

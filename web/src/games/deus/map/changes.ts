// What lies between two views of a table: goods, pieces, villages.

import { keyOf } from "../../atlas/cells";
import type { DeusView, SeatView } from "../types";

export interface Gain {
  seat: string;
  good: string;
  /** Below 0: lost. */
  count: number;
}

export interface Motion {
  piece: string;
  seat: string;
  /** Where a unit comes from; null: from the board of its owner. */
  from: string | null;
  to: string;
}

/** A village that fell: what decided it, as the pieces lay then. */
export interface Attack {
  cell: string;
  vp: number;
  /** What each winner gets. */
  share: number;
  winners: string[];
  /** Everybody who stood there, the strongest first. */
  sides: { seat: string; units: number; buildings: number }[];
  /** Did buildings break a tie in units? */
  byBuildings: boolean;
}

const RESOURCES = ["wood", "stone", "clay", "wheat"];
const sum = (counts: Record<string, number> | null): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/**
 * What everybody has more or less of. Totals of VP may be hidden; what the last decision brought of them is told to
 * all, and is news if that lies between the two views.
 */
export function gains(before: DeusView, after: DeusView, decided = true): Gain[] {
  const told = decided ? after.told : [];
  if (before.seats === after.seats && !told.some((count) => count !== 0)) return [];
  return before.seats.flatMap((was, nth) => {
    const now = after.seats[nth] ?? was;
    return counted(was, now, told[nth] ?? 0).filter(({ count }) => count !== 0);
  });
}

function counted(was: SeatView, now: SeatView, told: number): Gain[] {
  const { seat } = now;
  return [
    ...RESOURCES.map((good) => ({ seat, good, count: (now.resources[good] ?? 0) - (was.resources[good] ?? 0) })),
    { seat, good: "gold", count: now.gold - was.gold },
    { seat, good: "vp", count: was.vp !== null && now.vp !== null ? now.vp - was.vp : told },
    { seat, good: "cards", count: Math.max(0, now.cards - was.cards) },
    { seat, good: "pieces", count: Math.max(0, sum(was.reserve) - sum(now.reserve)) },
  ];
}

/** Pieces that stand where they did not stand; a unit that stands no more elsewhere has come from there. */
export function motions(before: DeusView, after: DeusView): Motion[] {
  if (before.map === after.map) return [];
  const were = new Map(before.map.map((region) => [keyOf(region.at), region]));
  const fresh: Motion[] = [];
  const gone: { seat: string; cell: string }[] = [];
  for (const region of after.map) {
    const cell = keyOf(region.at);
    const was = were.get(cell);
    if (was === undefined || was === region) continue;
    for (const piece of region.pieces) {
      if (region.owner === was.owner && was.pieces.includes(piece)) continue;
      fresh.push({ piece, seat: region.owner ?? "", from: null, to: cell });
    }
    const left = was.pieces.includes("unit") && !(region.owner === was.owner && region.pieces.includes("unit"));
    if (left) gone.push({ seat: was.owner ?? "", cell });
  }
  return fresh.map((motion) => {
    const from = motion.piece === "unit" ? gone.find(({ seat }) => seat === motion.seat) : undefined;
    return from === undefined ? motion : { ...motion, from: from.cell };
  });
}

/** Villages that are attacked in the later view only, with what decided it. */
export function attacks(before: DeusView, after: DeusView): Attack[] {
  if (before.map === after.map) return [];
  const were = new Map(before.map.map((region) => [keyOf(region.at), region]));
  return after.map.flatMap((region) => {
    const cell = keyOf(region.at);
    const was = were.get(cell);
    const village = after.villages.find(({ at }) => keyOf(at) === cell);
    if (!region.attacked || was === undefined || was.attacked || village === undefined) return [];
    const sides = after.seats
      .map(({ seat }, nth) => ({
        seat,
        units: village.units[nth] ?? 0,
        buildings: village.buildings[nth] ?? 0,
      }))
      .filter(({ units, buildings }) => units + buildings > 0)
      .sort((one, other) => other.units - one.units || other.buildings - one.buildings);
    const most = sides[0]?.units ?? 0;
    const winners = [...village.leaders];
    return [
      {
        cell,
        vp: was.vp,
        share: Math.floor(was.vp / Math.max(1, winners.length)),
        winners,
        sides,
        byBuildings: sides.filter(({ units }) => units === most).length > 1,
      },
    ];
  });
}

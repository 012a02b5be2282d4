// Why a piece cannot go to a region, in words: the list of legal actions decides, this only looks for what is plain.

import type { DeusView, Region, SeatView } from "../types";
import { keyOf } from "./preview";

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export type Reason = { id: string; facts?: Record<string, string | number> };

function beside(view: DeusView, region: Region, seat: string): boolean {
  const around = new Set(STEPS.map(([q, r]) => keyOf([region.at[0] + q, region.at[1] + r])));
  return view.map.some(({ at, owner }) => owner === seat && around.has(keyOf(at)));
}

export function siteReason(view: DeusView, mine: SeatView, piece: string, cell: string): Reason {
  const region = view.map.find(({ at }) => keyOf(at) === cell);
  if (region === undefined) return { id: "web-deus-why-nowhere" };
  if (region.terrain === "village") return { id: "web-deus-why-village" };
  if (piece === "ship" && region.terrain !== "sea") return { id: "web-deus-why-ship" };
  if (piece !== "ship" && region.terrain === "sea") return { id: "web-deus-why-sea" };
  if (region.owner !== null && region.owner !== mine.seat) {
    return { id: "web-deus-why-taken", facts: { seat: region.owner } };
  }
  if (region.owner === mine.seat) return { id: "web-deus-why-twice" };
  if (piece === "temple") return { id: "web-deus-why-temple" };
  if (mine.first === null) return { id: region.edge ? "web-deus-why-near" : "web-deus-why-edge" };
  return { id: region.edge && !beside(view, region, mine.seat) ? "web-deus-why-fee" : "web-deus-why-far" };
}

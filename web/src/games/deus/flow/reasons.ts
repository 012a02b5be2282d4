// Why a piece cannot go to a region, in words: the list of legal actions decides, this only looks for what is plain.

import { around, keyOf } from "../../atlas/cells";
import type { DeusView, Region, SeatView } from "../types";

export type Reason = { id: string; facts?: Record<string, string | number> };

function beside(view: DeusView, region: Region, seat: string): boolean {
  const near = new Set(around(region.at).map(keyOf));
  return view.map.some(({ at, owner }) => owner === seat && near.has(keyOf(at)));
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

// Why a thing cannot be had now, where the view says it plainly. The messages are the server's own.

import type { GodsView } from "./types";
import { DESERT_MOVE } from "./worth";

export interface Thing {
  /** temple, lift, discard, or a hex of the display to be played. */
  verb: "temple" | "lift" | "discard" | "play";
  piece: string | null;
}

const TRIBES = new Set(["green", "blue", "violet", "orange"]);
const ONCE: Record<string, [string, string]> = {
  temple: ["temple", "gods-once-temple"],
  lift: ["move", "gods-once-move"],
  discard: ["discard", "gods-once-discard"],
  play: ["other", "gods-once-other"],
};
const DECISIONS: Record<string, string> = {
  victim: "gods-choose-victim",
  gale: "gods-choose-desert",
  lifted: "gods-choose-place",
  shortage: "gods-choose-tribe",
  respite: "gods-choose-extra",
};

/** A message id; null if it is not plain. */
export function reason(view: GodsView, { verb, piece }: Thing): string | null {
  const decision = DECISIONS[view.phase];
  if (decision !== undefined) return decision;
  const [used, text] = ONCE[verb] ?? ["", ""];
  const free = verb === "play" && piece !== null && TRIBES.has(piece); // tribes may be placed again and again
  if (!free && view.used.includes(used)) return text;
  if (verb === "temple" && view.seats[view.active]?.temples === 0) return "gods-no-temple";
  if (verb === "lift" && !view.map.some((hex) => hex.hex === "desert")) return "web-gods-no-desert";
  if (verb === "lift" && view.options.one_piece && (view.seats[view.active]?.power ?? 0) >= DESERT_MOVE)
    return "gods-apart"; // there are deserts, and power to move one: all of them are bridges
  return verb === "discard" ? null : "web-gods-no-power";
}

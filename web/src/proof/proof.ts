// The draws of a game, worked out again from its seed and what the seats added: docs/records.md says how. That the
// weights are those of the rules is not proved here; `pantheon verify` knows the rules.

import type { Action } from "../wire/live.svelte";
import type { Drawn, Draws } from "../wire/types";
import { type Kept, pledgeOf } from "./pledges";
import { bytesOf, fromHex, hexOf, hmac, joined, sha256 } from "./sha256";

/** What does not fit: the seal that we kept; seed and seal; our own part; what others had pledged; a draw; what was
 * drawn while we looked on. */
export type Fault = "seal" | "seed" | "own" | "pledges" | "draw" | "shown";

export interface Proof {
  faults: Fault[];
  /** Draws that were worked out again. */
  draws: number;
  /** Was the seal compared with the one we kept, and our own part with what we revealed? */
  sealed: boolean;
  own: boolean;
}

export function prove(told: Draws, kept: Kept | null, shown: ReadonlyMap<number, Action>): Proof {
  const faults = new Set<Fault>();
  const sealed = (kept?.commitment ?? "") !== "";
  if (sealed && kept?.commitment !== told.commitment) faults.add("seal");
  const own = kept?.start !== undefined && kept.start.pledges[kept.start.seat] !== "";
  if (kept !== null) compare(told, kept, faults);
  for (const [seat, pledge] of told.pledges.entries()) {
    const given = told.entropy[seat] ?? "";
    if (pledge !== "" && given !== "" && pledgeOf(given) !== pledge) faults.add("pledges");
  }
  for (const draw of told.draws) if (!fits(draw, shown.get(draw.move))) faults.add("shown");
  if (told.seed === null) return { faults: [...faults], draws: 0, sealed, own };
  const seed = fromHex(told.seed);
  if (hexOf(sha256(joined(bytesOf("pantheon commitment 1\0"), seed))) !== told.commitment) faults.add("seed");
  if (!allFollow(told, keyOf(seed, told.entropy))) faults.add("draw");
  return { faults: [...faults], draws: told.draws.length, sealed, own };
}

/** As it stood before anybody revealed anything, so it must stand now. */
function compare(told: Draws, kept: Kept, faults: Set<Fault>): void {
  const { start } = kept;
  if (start === undefined) return;
  const nonce = kept.nonces.find((one) => pledgeOf(one) === start.pledges[start.seat]);
  const added = told.entropy[start.seat] ?? "";
  if (nonce !== undefined && added !== nonce) faults.add("own");
  for (const [seat, pledge] of start.pledges.entries()) {
    if ((told.pledges[seat] ?? "") !== pledge) faults.add("pledges");
    if (pledge === "" && (told.entropy[seat] ?? "") !== (start.given[seat] ?? "")) faults.add("pledges");
  }
}

/** Is a draw what we were shown of it? What we might not see then was left out, or null. */
function fits(draw: Drawn, shown: Action | undefined): boolean {
  const outcome = draw.outcomes[draw.drawn] as Record<string, unknown> | undefined;
  if (outcome === undefined) return false;
  return Object.entries(shown ?? {}).every(
    ([name, value]) => value === null || JSON.stringify(value) === JSON.stringify(outcome[name]),
  );
}

function keyOf(seed: Uint8Array, entropy: string[]): Uint8Array {
  const last = entropy.findLastIndex((part) => part !== "");
  const parts = entropy.slice(0, last + 1).map((digits) => {
    const bytes = fromHex(digits);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, bytes.length);
    return joined(new Uint8Array(length.buffer), bytes);
  });
  return hmac(seed, joined(bytesOf("pantheon draws 1\0"), ...parts));
}

/** Does each draw follow from the key, and is none left out? */
function allFollow(told: Draws, key: Uint8Array): boolean {
  const counts = new Map<string, number>();
  return told.draws.every(({ purpose, number, weights, drawn }) => {
    const next = counts.get(purpose) ?? 0;
    counts.set(purpose, next + 1);
    return number === next && drawnFrom(key, purpose, number, weights) === drawn;
  });
}

const ALL = 1n << 256n;

/** Which outcome the key gives. */
export function drawnFrom(key: Uint8Array, purpose: string, number: number, weights: number[]): number {
  const sum = BigInt(weights.reduce((one, other) => one + other, 0));
  if (sum <= 0n) return -1;
  const limit = ALL - (ALL % sum);
  for (let attempt = 0; ; attempt++) {
    const found = BigInt(`0x${hexOf(hmac(key, bytesOf(`${purpose}\0${number}\0${attempt}`)))}`);
    if (found >= limit) continue; // else the remainders would not be equally likely
    let at = Number(found % sum);
    return weights.findIndex((weight) => (at -= weight) < 0);
  }
}

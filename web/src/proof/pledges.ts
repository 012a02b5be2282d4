// What this browser keeps of a table, to compare with it what the server says when the game is over.

import { keep, kept } from "../look/storage";
import { api } from "../wire/api";
import { entropy } from "../wire/api";
import type { Seated, TableInfo } from "../wire/types";
import { bytesOf, fromHex, hexOf, joined, sha256 } from "./sha256";

const KEY = "pantheon-pledges";
const MOST = 200; // tables

export interface Kept {
  /** The seal of the seed, as it was when we sat down. */
  commitment: string;
  /** What we have pledged: more than one if we sat down again. */
  nonces: string[];
  /** How it stood before anybody revealed anything: our seat, and what each seat had pledged or given openly. */
  start?: { seat: number; pledges: string[]; given: string[] };
}

const page = new Map<string, Kept>(); // where the browser keeps nothing

function all(): Record<string, Kept> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(table: string): Kept | null {
  return page.get(table) ?? all()[table] ?? null;
}

function remember(table: string, what: Kept): void {
  page.set(table, what);
  const { [table]: _, ...others } = all();
  keep(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, what]].slice(-MOST))));
}

export function pledgeOf(nonce: string): string {
  return hexOf(sha256(joined(bytesOf("pantheon entropy 1\0"), fromHex(nonce))));
}

/** Take a seat, and pledge something of our own for the draws: it is revealed when all have pledged. */
export async function takeSeat(id: string, how: { seat?: number; link?: string } = {}): Promise<Seated> {
  const nonce = entropy();
  const known = keptOf(id);
  const nonces = [...(known?.nonces ?? []), nonce]; // kept first: the answer may be lost
  remember(id, { commitment: known?.commitment ?? "", nonces });
  const seated = await api.join(id, { ...how, pledge: pledgeOf(nonce) });
  remember(id, { commitment: known?.commitment || seated.table.commitment, nonces });
  return seated;
}

/** What we have to reveal at a table that is about to start; what all have pledged by then is kept. */
export function toReveal(table: TableInfo, seat: number): string | null {
  const known = keptOf(table.id);
  const own = table.seats[seat];
  if (known === null || own === undefined || own.pledge === "") return null;
  const nonce = known.nonces.find((one) => pledgeOf(one) === own.pledge) ?? null;
  if (nonce === null) return null;
  if (known.start === undefined) {
    const pledges = table.seats.map(({ pledge }) => pledge);
    const given = table.seats.map(({ pledge, entropy: open }) => (pledge === "" ? open : ""));
    remember(table.id, { ...known, start: { seat, pledges, given } });
  }
  return own.entropy === "" ? nonce : null;
}

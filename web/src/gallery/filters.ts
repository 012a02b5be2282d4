// Which cards are shown: by colour, cost, effect, and by what is known of them.

import { type Effect, type Kind, kindsOf } from "../games/deus/cards/effects";
import type { CardInfo } from "../wire/types";

export const KNOWN = ["public", "part", "ours"] as const;
export type Known = (typeof KNOWN)[number];
export const GOODS = ["wood", "stone", "clay", "wheat", "gold"] as const;

export interface Wish {
  colour: string | null;
  /** A good that the cost contains. */
  cost: string | null;
  kind: Kind | null;
  known: Known | null;
  words: string;
}

export const NO_WISH: Wish = { colour: null, cost: null, kind: null, known: null, words: "" };

/** How much of a card the rulebook or another public source tells without a doubt: all, some, nothing. */
export function knownOf({ sources }: CardInfo): Known {
  const said = Object.values(sources ?? {}).filter((whence) => whence !== null);
  const sure = said.filter((whence) => whence === "rulebook" || whence === "public");
  if (sure.length === 0) return "ours";
  return sure.length === said.length ? "public" : "part";
}

/** As people type: without accents, capitals and printers' apostrophes. */
const plain = (words: string): string =>
  words.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

export function fits(card: CardInfo, wish: Wish): boolean {
  if (wish.colour !== null && card.colour !== wish.colour) return false;
  if (wish.cost !== null && !(wish.cost in card.cost)) return false;
  if (wish.kind !== null && !kindsOf(card.effect as Effect).includes(wish.kind)) return false;
  if (wish.known !== null && knownOf(card) !== wish.known) return false;
  const sought = plain(wish.words).split(/\s+/).filter(Boolean);
  const said = plain(`${card.id} ${card.name} ${card.text}`);
  return sought.every((word) => said.includes(word));
}

/** A wish as it stands in the address, so that it can be shared. */
export function written(wish: Wish): string {
  const found = Object.entries(wish).filter(([, value]) => value !== null && value !== "") as [string, string][];
  return new URLSearchParams(found).toString();
}

export function read(query: string): Wish {
  const asked = new URLSearchParams(query);
  const known = asked.get("known");
  return {
    colour: asked.get("colour"),
    cost: asked.get("cost"),
    kind: asked.get("kind") as Kind | null,
    known: KNOWN.find((one) => one === known) ?? null,
    words: asked.get("words") ?? "",
  };
}

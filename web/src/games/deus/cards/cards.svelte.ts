// Cards by their ids, in the reader's language: those of our own deck, and those that a table plays with.

import type { Session } from "../../../table/session.svelte";
import { spoken } from "../../../texts/texts.svelte";
import { api } from "../../../wire/api";
import type { CardInfo } from "../../../wire/types";

export const COLOURS = ["blue", "green", "yellow", "brown", "red", "temple"] as const;
export type Colour = (typeof COLOURS)[number];
const PAUSE = 2000; // milliseconds until a deck that did not come is asked for again

/** How many decks have come. A source that is made inside a derived would be none of its dependencies: this one is old. */
let arrived = $state(0);

/** A deck: asked for once in each language; what is not there yet comes by itself. */
export class Cards {
  private readonly decks = new Map<string, ReadonlyMap<string, CardInfo>>();
  private readonly asked = new Set<string>();

  constructor(private readonly load: (language: string) => Promise<CardInfo[]>) {}

  /** In the order of the deck; empty until it has come. */
  get all(): ReadonlyMap<string, CardInfo> {
    const language = spoken();
    this.want(language);
    void arrived;
    return this.decks.get(language) ?? this.decks.values().next().value ?? NONE;
  }

  get(id: string): CardInfo | undefined {
    return this.all.get(id);
  }

  /** What a card is called; its id for as long as nothing is known. */
  name(id: string): string {
    return this.get(id)?.name ?? id;
  }

  private want(language: string): void {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    this.load(language).then(
      (cards) => {
        this.decks.set(language, new Map(cards.map((card) => [card.id, card])));
        arrived++;
      },
      () =>
        setTimeout(() => {
          this.asked.delete(language);
          arrived++; // nothing has, but whoever still looks asks again
        }, PAUSE),
    );
  }
}

const NONE: ReadonlyMap<string, CardInfo> = new Map();

/** Our own deck. */
export const ours = new Cards((language) => api.cards(language));

const TABLES = new WeakMap<Session, Cards>();

/** The deck of a table; examples of the rules have no table, and play with our own. */
export function cardsOf(session: Session): Cards {
  const known = TABLES.get(session);
  if (known !== undefined) return known;
  const id = (session.live as { id?: string }).id;
  const cards = id === undefined ? ours : new Cards((language) => api.tableCards(id, language));
  TABLES.set(session, cards);
  return cards;
}

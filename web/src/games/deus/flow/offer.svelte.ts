// An offering before it is made: cards in the order in which they were clicked, the first on top.

import type { Action } from "../../../wire/live.svelte";
import type { Build } from "../build.svelte";
import { cardsOf } from "../cards/cards.svelte";
import { type God, godOf } from "../gods";
import { type Preview, previewOf } from "./preview";

/** The decisions of an offering: the top first, the others as they lie in the hand, which is the deck's order. */
export function offerPath(hand: readonly string[], chosen: readonly number[], god: string | null): Action[] {
  const [top, ...others] = chosen;
  if (top === undefined) return [];
  const below = [...others].sort((one, other) => one - other);
  return [
    { do: "offer", card: hand[top] as string },
    ...below.map((nth): Action => ({ do: "add", card: hand[nth] as string })),
    { do: "done" },
    ...(god === null ? [] : [{ do: "invoke", god }]),
  ];
}

export class Offer {
  /** Places in the hand, the top card first. */
  cards = $state.raw<readonly number[]>([]);
  /** Whom Jupiter stands in for. */
  stand = $state<God | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The god of the top card. */
  god: God | null;
  private asked = 0;

  constructor(private readonly build: Build) {
    this.god = $derived.by(() => {
      const top = this.cards[0];
      const card = top === undefined ? undefined : build.mine?.hand?.[top];
      const colour = card === undefined ? undefined : cardsOf(build.session).get(card)?.colour;
      return colour === undefined ? null : godOf(colour);
    });
  }

  /** Whose gift it is in the end. */
  get giver(): God | null {
    return this.god === "jupiter" ? (this.stand ?? "jupiter") : this.god;
  }

  get ready(): boolean {
    return this.cards.length > 0 && !this.build.busy && (this.god !== "jupiter" || this.stand !== null);
  }

  place(nth: number): number | null {
    const at = this.cards.indexOf(nth);
    return at < 0 ? null : at + 1;
  }

  toggle(nth: number): void {
    this.cards = this.cards.includes(nth) ? this.cards.filter((other) => other !== nth) : [...this.cards, nth];
    void this.weigh();
  }

  /** This card shall be on top. */
  raise(nth: number): void {
    this.cards = [nth, ...this.cards.filter((other) => other !== nth)];
    void this.weigh();
  }

  /** The whole hand, with what is on top staying there; or nothing, if it was all. */
  all(): void {
    const hand = this.build.mine?.hand ?? [];
    const every = hand.map((_, nth) => nth);
    this.cards =
      this.cards.length === hand.length ? [] : [...this.cards, ...every.filter((nth) => !this.cards.includes(nth))];
    void this.weigh();
  }

  invoke(god: God): void {
    this.stand = god;
    void this.weigh();
  }

  clear(): void {
    this.asked++;
    this.cards = [];
    this.stand = null;
    this.preview = null;
  }

  get path(): Action[] {
    return offerPath(this.build.mine?.hand ?? [], this.cards, this.god === "jupiter" ? this.stand : null);
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.build.send(this.path);
  }

  private async weigh(): Promise<void> {
    const wish = ++this.asked;
    const { view, session, thoughtful } = this.build;
    this.preview = null;
    if (this.cards.length === 0 || view === null || session.you === null || !thoughtful) return;
    const [thought] = await this.build.think([this.path], false);
    if (wish === this.asked && thought !== undefined) this.preview = previewOf(view, session.you, thought);
  }
}

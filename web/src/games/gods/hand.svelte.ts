// What I hold over the table: the thing picked, the cell pointed at, what would come of it.

import type { Session } from "../../table/session.svelte";
import { type Action, changed, RefusedError } from "../../wire/live.svelte";
import { atOf } from "../atlas/cells";
import { actionAt, cellOf, type Choice, choiceKey, choices, obvious } from "./choices";
import { type Change, compare } from "./effects";
import type { GodsView } from "./types";

const NOTHING: ReadonlyMap<string, Change> = new Map();

export class Hand {
  /** The cell under the mouse, under the keyboard, or tapped first. */
  at = $state<string | null>(null);
  foreseen = $state.raw<ReadonlyMap<string, Change>>(NOTHING);
  /** How often something was picked by a key: the focus goes to where it can be placed. */
  called = $state(0);
  private wish = $state<string | null>(null);
  private asked = 0;

  all: Choice[];
  picked: Choice | null;
  hintedCell: string | null;
  hintedKey: string | null;

  constructor(private readonly session: Session) {
    this.all = $derived(choices(session.legal));
    this.picked = $derived(
      this.all.find((choice) => choice.key === this.wish && choice.cells.size > 0) ?? obvious(this.all),
    );
    this.hintedCell = $derived(session.hinted === null ? null : cellOf(session.hinted));
    this.hintedKey = $derived(session.hinted === null ? null : choiceKey(session.hinted));
  }

  /** Pick a thing; picking it again drops it; what needs no place is done at once. */
  async pick(choice: Choice): Promise<void> {
    if (choice.cells.size > 0) {
      this.wish = this.wish === choice.key ? null : choice.key;
      return;
    }
    this.wish = null;
    await this.session.play(choice.actions[0] as Action);
  }

  /** Pick a thing by its key. */
  async call(choice: Choice): Promise<void> {
    await this.pick(choice);
    if (this.wish !== null) this.called++;
  }

  /** Is something picked that can be dropped? */
  get held(): boolean {
    return this.wish !== null;
  }

  drop(): void {
    this.wish = null;
  }

  can(cell: string): boolean {
    return this.picked?.cells.has(cell) ?? false;
  }

  /** Put what is picked onto a cell; where that is illegal the table says why, and it comes back into the hand. */
  async place(cell: string): Promise<void> {
    const { picked, wish, at } = this;
    if (picked === null) return;
    // It leaves the hand at once: the table moves on before it answers, and what is picked then is the next thing.
    this.wish = null;
    this.at = null;
    if (await this.session.play(actionAt(picked, atOf(cell)))) return;
    this.wish ??= wish;
    this.at ??= at;
  }

  /** Ask what each place would bring about. */
  async foresee(): Promise<void> {
    const wish = ++this.asked;
    const [picked, view] = [this.picked, this.session.view];
    this.foreseen = NOTHING;
    if (picked === null || view === null) return;
    try {
      const outcomes = await this.session.live.foresee(picked.actions.slice(0, 300));
      if (wish !== this.asked) return;
      const found = new Map<string, Change>();
      for (const outcome of outcomes) {
        const cell = cellOf(outcome.action as Action);
        const after = changed(view, outcome);
        if (cell !== null) found.set(cell, compare(view as unknown as GodsView, after as unknown as GodsView));
      }
      this.foreseen = found;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error; // the table has moved on; the next view asks anew
    }
  }
}

const HANDS = new WeakMap<Session, Hand>();

/** The hand of a table: world and tray share it, and it outlives them both. */
export function handOf(session: Session): Hand {
  const known = HANDS.get(session);
  if (known !== undefined) return known;
  let hand!: Hand;
  $effect.root(() => {
    hand = new Hand(session);
  });
  HANDS.set(session, hand);
  return hand;
}

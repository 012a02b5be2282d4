// Decisions on their way to the table: one after the other, and then what nobody would decline.

import type { Session } from "../../../table/session.svelte";
import type { Action } from "../../../wire/live.svelte";
import { preferences } from "../../../look/preferences.svelte";
import { modeOf } from "./decisions";
import type { Outcomes } from "./outcomes.svelte";

const GIFTS = new Set(["take", "harvest"]); // answers that cost nothing

export class Sending {
  /** Is something on its way? */
  busy = $state(false);

  constructor(
    private readonly session: Session,
    private readonly outcomes: Outcomes,
  ) {}

  /**
   * Decide in a row; `decided` is called when all of it is done. Afterwards take what nobody would decline. Of a row
   * with `gaps` what has come by itself is left out.
   */
  async send(actions: readonly Action[], decided: () => void, gaps = false): Promise<void> {
    this.busy = true;
    try {
      for (const action of actions) {
        if (gaps && !this.possible(action)) continue;
        if (!(await this.session.play(action))) return;
      }
      decided();
      for (let next = await this.obvious(); next !== null; next = await this.obvious()) {
        if (!(await this.session.play(next))) return;
      }
    } finally {
      this.busy = false;
    }
  }

  private possible(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.session.legal.some((other) => JSON.stringify(other) === wanted);
  }

  /** What is decided without a question: the only answer, or a plain gain that shows nothing new. */
  private async obvious(): Promise<Action | null> {
    const { legal, view, you } = this.session;
    const [first] = legal;
    if (first === undefined || view === null || you === null || modeOf(legal) !== "decision") return null;
    if (legal.length === 1) return first.do === "decline" ? null : first;
    const [only, ...others] = legal.filter(({ do: verb }) => verb !== "decline");
    if (only === undefined || others.length > 0 || !GIFTS.has(only.do) || !preferences.wish.automatic) return null;
    const come = await this.outcomes.single(only);
    return come === null || come.draws > 0 ? null : only;
  }
}

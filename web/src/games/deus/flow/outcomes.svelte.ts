// What each answer to a decision would come to.

import type { Session } from "../../../table/session.svelte";
import { type Action, RefusedError } from "../../../wire/live.svelte";
import type { Outcome } from "../../../wire/types";
import type { DeusView } from "../types";
import type { Decision } from "./decisions";
import { foreseen, type Preview } from "./preview";

const told = (action: unknown): string => JSON.stringify(action);

export class Outcomes {
  private known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private weighed = $state.raw<Decision | null>(null);
  private asked = 0;

  constructor(private readonly session: Session) {}

  of(action: Action): Preview | null {
    return this.known.get(told(action)) ?? null;
  }

  /** Is it known what the answers to this decision come to, or that nobody can tell? */
  has(decision: Decision): boolean {
    return this.weighed === decision;
  }

  /** Ask for all answers of a decision; what was known of the last one is forgotten. */
  async foresee(decision: Decision | null): Promise<void> {
    const wish = ++this.asked;
    this.known = new Map();
    if (decision === null) return;
    try {
      const found = await this.ask([...decision.cells.values(), ...decision.answers]);
      if (wish === this.asked) this.known = found;
    } finally {
      if (wish === this.asked) this.weighed = decision; // whatever went wrong, it can be answered
    }
  }

  /** What a single one would come to; null if nobody can tell. */
  async single(action: Action): Promise<Preview | null> {
    return (await this.ask([action])).get(told(action)) ?? null;
  }

  private async ask(actions: Action[]): Promise<ReadonlyMap<string, Preview>> {
    const { view, you } = this.session;
    if (view === null || you === null) return new Map();
    const row = ({ action, ...changes }: Outcome): [string, Preview] => [
      told(action),
      foreseen(view as unknown as DeusView, you, { action, ...changes }),
    ];
    try {
      return new Map((await this.session.live.foresee(actions)).map(row));
    } catch (error) {
      if (error instanceof RefusedError) return new Map(); // the table has moved on
      throw error;
    }
  }
}

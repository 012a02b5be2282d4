// My commands that are under way: shown at once, taken back with the reason if the table decides otherwise.

import { alarm } from "../../../look/announce.svelte";
import { sounds } from "../../../look/sounds";
import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import { RefusedError } from "../../../wire/live.svelte";
import type { Missed } from "../../../wire/types";
import { lateText } from "../../../table/races";
import { spotOf } from "../spots";
import type { Action } from "../types";

const TOLD_FOR = 3600; // milliseconds that a reason is shown where it happened

interface Intent {
  id: number;
  action: Action;
  /** The event that carried it out, once the table has said so. */
  done: number | null;
}

export interface Refusal {
  id: number;
  action: Action;
  /** Where the hand was. */
  spot: string | null;
  words: string;
  lost: Missed | null;
}

export class Intents {
  /** In the order in which they were sent; those that the view holds already are left out. */
  pending: Action[];
  refusals = $state.raw<Refusal[]>([]);
  private list = $state.raw<Intent[]>([]);
  private last = 0;

  constructor(private readonly session: Session) {
    this.pending = $derived(
      this.list.filter(({ done }) => done === null || session.live.n < done).map(({ action }) => action),
    );
  }

  /** Send a command; false if it was refused. */
  async send(action: Action): Promise<boolean> {
    const intent: Intent = { id: ++this.last, action, done: null };
    this.session.hinted = null;
    this.fall();
    this.list = [...this.list.filter(({ done }) => done === null || this.session.live.n < done), intent];
    try {
      const done = await this.ask(action);
      this.list = this.list.map((known) => (known.id === intent.id ? { ...known, done } : known));
      return true;
    } catch (error) {
      this.list = this.list.filter(({ id }) => id !== intent.id);
      if (!(error instanceof RefusedError)) throw error;
      this.refuse(intent, error);
      return false;
    }
  }

  /** The hand goes on: reasons why not are in its way now, but who was faster is still news. */
  private fall(): void {
    this.refusals = this.refusals.filter(({ lost }) => lost !== null);
    if (this.session.said !== null) this.session.said = null;
  }

  /** The event that carries it out; examples have no events, and say themselves why not. */
  private async ask(action: Action): Promise<number> {
    const { live } = this.session;
    if (!("ask" in live)) {
      await (this.session as Session).play(action);
      return 0;
    }
    const answer = await live.ask({ type: "play", action });
    return answer.type === "done" ? answer.n : 0;
  }

  private refuse({ id, action }: Intent, error: RefusedError): void {
    // What was built on a tile that another was faster to take needs no reason of its own.
    if (error.error.text === "four-gods-hand-empty" && this.refusals.some((before) => before.lost !== null)) return;
    const words = error.lost === null ? error.message : this.faster(error.lost);
    this.tell({ id, action, spot: spotOf(action), words, lost: error.lost });
  }

  /** Who was first, and by how much. */
  private faster({ by, late }: Missed): string {
    return t("web-four-gods-faster", {
      who: this.session.name(by),
      late: lateText(Math.max(late, 0.001), late < 0.1 ? 3 : 2),
    });
  }

  /** Say why something was not done, at the place where the hand was. */
  tell(refusal: Refusal): void {
    this.refusals = [...this.refusals.filter(({ spot }) => spot !== refusal.spot), refusal];
    alarm(refusal.words);
    sounds.play("refused");
    setTimeout(() => (this.refusals = this.refusals.filter(({ id }) => id !== refusal.id)), TOLD_FOR);
  }

  /** A reason of our own, before anything was sent. */
  explain(action: Action, spot: string | null, words: string): void {
    this.tell({ id: ++this.last, action, spot, words, lost: null });
  }
}

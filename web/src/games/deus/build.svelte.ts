// What I am about to do: the card picked, the region chosen for it, how it is paid, what would come of it.
// Map and hand meet here; nothing is sent before it is confirmed.
//
// For the map:
//   build.targets   the regions that mean something now: for the piece of the picked card (nothing is sent yet), or for
//                   the decision that waits (place, unit, move, pillage). Each with its preview as soon as it is known.
//   build.piece     what would be placed: draw its ghost on the pointed or chosen region.
//   build.pointed   region under mouse or keyboard cursor: set it with build.point(cell | null).
//   build.chosen    region that was chosen and waits for its confirmation.
//   build.choose(cell, sure)   a click, a tap, Enter: the first one chooses, the same again does it; a decision that
//                   waits is answered at once by a mouse or a key (sure), on the second touch by a finger. A region
//                   that is no target answers with its reason (session.say).
//   build.whyNot(cell)   that reason in words; null if nothing is picked or the region is a target.

import { untrack } from "svelte";
import type { Session } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";
import { type Action, RefusedError } from "../../wire/live.svelte";
import type { Thought } from "../../wire/types";
import { cardsOf } from "./cards/cards.svelte";
import { pieceOfColour } from "./cards/glyphs";
import { type Decision, decisionOf, type Mode, modeOf, pieceOf } from "./flow/decisions";
import { openPlan, outline, path, type Plan, weighed } from "./flow/plan";
import { Outcomes } from "./flow/outcomes.svelte";
import type { Preview } from "./flow/preview";
import { siteReason } from "./flow/reasons";
import { complete, type Counts, type Gathering, gatheringOf, proposal, rowOf, withMore } from "./flow/gather";
import { Offer } from "./flow/offer.svelte";
import { Sending } from "./flow/sending.svelte";
import { decided, planned, type Targets } from "./flow/targets";
import type { DeusView, SeatView } from "./types";

export type Intent = "build" | "joker" | "offer";
interface Wish {
  intent: Intent;
  /** Where the card lies in the hand. */
  nth: number;
  card: string;
  column: string | null;
}

export class Build {
  view: DeusView | null;
  /** My seat; null for spectators. */
  mine: SeatView | null;
  mode: Mode;
  decision: Decision | null;
  targets: Targets;
  piece: string | null;
  preview: Preview | null;
  /** A decision that is the same several times over; null where one answer is all. */
  gathering: Gathering | null;
  readonly offer: Offer;

  pointed = $state<string | null>(null);
  /** Why the picked card cannot be built. */
  reason = $state<string | null>(null);
  /** Are the other ways to pay shown? */
  paying = $state(false);
  /** What the server has thought of; null while it thinks, or if it cannot tell. */
  plan = $state.raw<Plan | null>(null);
  private wish = $state.raw<Wish | null>(null);
  private fixed = $state<string | null>(null);
  private readonly outcomes: Outcomes;
  private readonly sending: Sending;
  private asked = 0;
  /** How many of each kind were chosen, with every change on the way; empty: what is proposed. */
  private counts = $state.raw<readonly Counts[]>([]);

  constructor(readonly session: Session) {
    this.view = $derived(session.view as DeusView | null);
    this.mine = $derived(session.you === null ? null : (this.view?.seats[session.you] ?? null));
    this.mode = $derived(modeOf(session.legal));
    this.outcomes = new Outcomes(session);
    this.sending = new Sending(session, this.outcomes);
    this.decision = $derived(this.view === null || this.busy ? null : decisionOf(this.view, session.legal));
    this.gathering = $derived(
      this.decision === null || this.view === null || this.mine === null
        ? null
        : gatheringOf(this.decision, this.view, this.mine, cardsOf(session)),
    );
    this.targets = $derived.by(() => {
      if (this.decision !== null) return decided(this.decision, (action) => this.outcomes.of(action));
      return this.plan !== null && this.mode === "turn" ? planned(this.plan) : new Map();
    });
    this.piece = $derived.by(() => this.findPiece());
    this.preview = $derived.by(() => {
      const at = this.pointed !== null && this.targets.has(this.pointed) ? this.pointed : this.chosen;
      return (at === null ? null : this.targets.get(at)?.preview) ?? this.plan?.previews.get("") ?? null;
    });
    this.offer = new Offer(this);
    // What was picked is forgotten when the turn is over; what waits is foreseen.
    $effect(() => {
      void [this.mode, session.looking];
      untrack(() => this.mode !== "turn" && !this.busy && this.clear());
    });
    $effect(() => {
      const { decision } = this;
      untrack(() => {
        this.fixed = null;
        this.counts = [];
        void this.outcomes.foresee(decision);
      });
    });
  }

  // --- what is picked

  get intent(): Intent | null {
    return this.wish?.intent ?? null;
  }

  get card(): string | null {
    return this.wish?.card ?? null;
  }

  /** The place of the picked card in the hand. */
  get nth(): number | null {
    return this.wish?.nth ?? null;
  }

  get column(): string | null {
    return this.wish?.column ?? null;
  }

  get chosen(): string | null {
    if (this.fixed !== null && this.targets.has(this.fixed)) return this.fixed;
    const only = this.plan !== null && this.plan.sites.size === 0 ? [...this.targets.keys()][0] : undefined;
    return only ?? null;
  }

  /** Can this card be built now? */
  canBuild(card: string): boolean {
    return (
      this.mode === "turn" && this.session.legal.some((action) => action.do === "build" && action["card"] === card)
    );
  }

  /** The columns into which a card may go as a joker. */
  jokers(card: string): string[] {
    if (this.mode !== "turn") return [];
    const found = this.session.legal.filter((action) => action.do === "joker" && action["card"] === card);
    return found.map((action) => String(action["column"]));
  }

  /** Pick a card of the hand to build it; the same again drops it. */
  async pick(nth: number): Promise<void> {
    const card = this.mine?.hand?.[nth];
    if (card === undefined || this.mode !== "turn" || this.busy) return;
    const again = this.intent === "build" && this.nth === nth;
    this.clear();
    if (again) return;
    this.wish = { intent: "build", nth, card, column: null };
    if (this.canBuild(card)) await this.explore({ do: "build", card });
    else await this.ask({ do: "build", card });
  }

  /** The picked card shall go face down into a column; without one, it is still to be named. */
  async joke(column: string | null): Promise<void> {
    if (this.wish === null) return;
    const { nth, card } = this.wish;
    this.forget();
    this.wish = { intent: "joker", nth, card, column };
    if (column !== null) await this.explore({ do: "joker", card, column });
  }

  /** Cards shall be offered, this one first. */
  beginOffer(nth: number | null): void {
    this.clear();
    this.wish = { intent: "offer", nth: -1, card: "", column: null };
    if (nth !== null) this.offer.toggle(nth);
  }

  /** Step back: first from the region, then from the card. */
  drop(): void {
    if (this.fixed !== null) this.fixed = null;
    else this.clear();
  }

  /** Leave all that was picked. */
  stop(): void {
    this.clear();
  }

  private clear(): void {
    this.forget();
    this.wish = null;
    this.offer.clear();
  }

  private forget(): void {
    this.asked++;
    this.plan = null;
    this.fixed = null;
    this.reason = null;
    this.paying = false;
  }

  /** Pay in another way. */
  async payWith(pay: Action): Promise<void> {
    if (this.plan === null) return;
    await this.explore(this.plan.start, pay);
  }

  /** The ways to pay, one after the other. */
  async payOn(): Promise<void> {
    const { plan } = this;
    if (plan === null || plan.pays.length < 2 || plan.pay === null) return;
    this.paying = true;
    const next = plan.pays[(plan.pays.indexOf(plan.pay) + 1) % plan.pays.length];
    if (next !== undefined) await this.payWith(next);
  }

  think = async (paths: Action[][], whole: boolean): Promise<Thought[]> => {
    try {
      return await this.session.live.imagine(paths, whole);
    } catch (error) {
      if (error instanceof RefusedError) return []; // the table has moved on
      throw error;
    }
  };

  /** Examples of the rules cannot think ahead: there one builds step by step. */
  get thoughtful(): boolean {
    return typeof (this.session.live as { imagine?: unknown }).imagine === "function";
  }

  private async explore(start: Action, pay: Action | null = null): Promise<void> {
    const wish = ++this.asked;
    const { view, session } = this;
    if (view === null || session.you === null) return;
    if (!this.thoughtful) return void (await this.send([start]));
    const plan = await outline(this.think, start, pay);
    if (wish !== this.asked) return;
    if (plan === null) {
      this.plan = openPlan(start); // step by step, then
      return;
    }
    // Another payment leaves the figures as they were for a moment.
    this.plan = { ...plan, previews: this.plan?.previews ?? plan.previews };
    const whole = await weighed(this.think, plan, view, session.you);
    if (wish === this.asked) this.plan = whole;
  }

  /** Why is it refused? The table says so, and nothing happens. */
  private async ask(action: Action): Promise<void> {
    const wish = this.asked;
    try {
      await this.session.live.play(action);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (wish === this.asked) this.reason = this.plainly(error.message, action);
    }
  }

  /** That there is no region means, for a temple, that there is no land of one's own without one. */
  private plainly(reason: string, action: Action): string {
    const colour = cardsOf(this.session).get(String(action["card"]))?.colour;
    return colour === "temple" && reason === t("deus-nowhere") ? t("web-deus-why-temple") : reason;
  }

  // --- regions

  private findPiece(): string | null {
    if (this.decision !== null) return this.view === null ? null : pieceOf(this.decision, this.view);
    if (this.wish === null || this.wish.intent === "offer") return null;
    const colour = this.wish.column ?? cardsOf(this.session).get(this.wish.card)?.colour;
    if (this.wish.intent === "joker" && this.wish.column === null) return null;
    return colour === undefined ? null : pieceOfColour(colour);
  }

  point(cell: string | null): void {
    this.pointed = cell;
  }

  async choose(cell: string, sure = false): Promise<void> {
    const target = this.targets.get(cell);
    if (target === undefined) {
      const why = this.whyNot(cell);
      if (why !== null) this.session.say(why);
    } else if (this.decision !== null) {
      if (sure || this.fixed === cell) await this.answer(target.action);
      else this.fixed = cell;
    } else if (this.chosen === cell) await this.confirm();
    else this.fixed = cell;
  }

  whyNot(cell: string): string | null {
    const { view, mine, piece, targets, decision } = this;
    if (view === null || mine === null || targets.has(cell)) return null;
    if (decision !== null && decision.what !== "placing") {
      return decision.cells.size === 0 ? null : t(`web-deus-why-not-${decision.what}`);
    }
    if (piece === null || (targets.size === 0 && this.reason === null)) return null;
    const { id, facts } = siteReason(view, mine, piece, cell);
    return t(id, facts);
  }

  // --- doing

  /** Is all chosen that a build needs? */
  get ready(): boolean {
    const { plan } = this;
    return plan !== null && !this.busy && (plan.sites.size === 0 || this.chosen !== null);
  }

  async confirm(): Promise<void> {
    if (this.intent === "offer") return this.offer.confirm();
    if (this.plan === null || !this.ready) return;
    await this.send(path(this.plan, this.chosen));
  }

  async answer(action: Action): Promise<void> {
    if (!this.busy) await this.send([action]);
  }

  /** How many of each kind are to be gathered. */
  get gathered(): Counts {
    return this.counts.at(-1) ?? (this.gathering === null ? {} : proposal(this.gathering));
  }

  gather(counts: Counts): void {
    if (counts !== this.gathered) this.counts = [...this.counts, counts];
  }

  /** Take the last change of them back. */
  gatherBack(): void {
    this.counts = this.counts.slice(0, -1);
  }

  /** One more of the kind that stands there. */
  gatherMore(nth: number): void {
    const kind = [...(this.gathering?.single.keys() ?? [])][nth];
    if (this.gathering !== null && kind !== undefined) this.gather(withMore(this.gathering, this.gathered, kind));
  }

  /** Take all that was chosen; the last of a kind may come by itself. */
  async gatherAll(): Promise<void> {
    const { gathering, gathered, decision } = this;
    if (gathering === null || decision === null || this.busy || !complete(gathering, gathered)) return;
    await this.sending.send(rowOf(gathering, gathered, decision.decline), () => this.clear(), true);
  }

  /** Decisions are on their way. */
  get busy(): boolean {
    return this.sending.busy;
  }

  /** Decide in a row: then nothing is picked any more. */
  async send(actions: readonly Action[]): Promise<void> {
    await this.sending.send(actions, () => this.clear());
  }

  /** The decision that waits, once it is known what each answer comes to: no button moves away from under a finger. */
  get question(): Decision | null {
    return this.decision !== null && this.outcomes.has(this.decision) ? this.decision : null;
  }

  outcomeOf(action: Action): Preview | null {
    return this.outcomes.of(action);
  }
}

const BUILDS = new WeakMap<Session, Build>();

/** The plans of a table: its parts share them, and they outlive them all. */
export function buildOf(session: Session): Build {
  const known = BUILDS.get(session);
  if (known !== undefined) return known;
  let build!: Build;
  $effect.root(() => {
    build = new Build(session);
  });
  BUILDS.set(session, build);
  return build;
}

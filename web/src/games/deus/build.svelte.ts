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
import { automatic } from "./flow/automatic.svelte";
import { type Decision, decisionOf, isStart, isTurn, pieceOf } from "./flow/decisions";
import { openPlan, outline, path, type Plan, weighed } from "./flow/plan";
import { Outcomes } from "./flow/outcomes.svelte";
import type { Preview } from "./flow/preview";
import { siteReason } from "./flow/reasons";
import { Offer } from "./flow/offer.svelte";
import type { DeusView, SeatView } from "./types";

/** A region that can be chosen. */
export interface Target {
  cell: string;
  /** What choosing it decides. */
  action: Action;
  /** What would come of it: figures for the region; null while it is not known. */
  preview: Preview | null;
}

export type Intent = "build" | "joker" | "offer";
interface Wish {
  intent: Intent;
  /** Where the card lies in the hand. */
  nth: number;
  card: string;
  column: string | null;
}

const NEWS_WITHIN = 3000; // milliseconds that the view may take after a move was accepted
const BLINK = 15;
const GIFTS = new Set(["take", "harvest"]); // answers that cost nothing

export class Build {
  view: DeusView | null;
  /** My seat; null for spectators. */
  mine: SeatView | null;
  /** What is to be done: my turn, a decision that waits, the secret start; null: nothing by me. */
  mode: "turn" | "decision" | "start" | null;
  decision: Decision | null;
  targets: ReadonlyMap<string, Target>;
  piece: string | null;
  preview: Preview | null;
  readonly offer: Offer;

  pointed = $state<string | null>(null);
  /** Why the picked card cannot be built. */
  reason = $state<string | null>(null);
  /** Decisions are on their way. */
  busy = $state(false);
  /** What the server has thought of; null while it thinks, or if it cannot tell. */
  plan = $state.raw<Plan | null>(null);
  private wish = $state.raw<Wish | null>(null);
  private fixed = $state<string | null>(null);
  private readonly outcomes: Outcomes;
  private asked = 0;

  constructor(readonly session: Session) {
    this.view = $derived(session.view as DeusView | null);
    this.mine = $derived(session.you === null ? null : (this.view?.seats[session.you] ?? null));
    this.mode = $derived.by(() => {
      const legal = session.legal;
      if (legal.length === 0) return null;
      return isStart(legal) ? "start" : isTurn(legal) ? "turn" : "decision";
    });
    this.decision = $derived(this.view === null || this.busy ? null : decisionOf(this.view, session.legal));
    this.targets = $derived.by(() => this.findTargets());
    this.piece = $derived.by(() => this.findPiece());
    this.preview = $derived.by(() => {
      const at = this.pointed !== null && this.targets.has(this.pointed) ? this.pointed : this.chosen;
      return (at === null ? null : this.targets.get(at)?.preview) ?? this.plan?.previews.get("") ?? null;
    });
    this.offer = new Offer(this);
    this.outcomes = new Outcomes(session);
    // What was picked is forgotten when the turn is over; what waits is foreseen.
    $effect(() => {
      void [this.mode, session.looking];
      untrack(() => this.mode !== "turn" && !this.busy && this.clear());
    });
    $effect(() => {
      const { decision } = this;
      untrack(() => {
        this.fixed = null;
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
  }

  /** Pay in another way. */
  async payWith(pay: Action): Promise<void> {
    if (this.plan === null) return;
    await this.explore(this.plan.start, pay);
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
      if (wish === this.asked) this.reason = error.message;
    }
  }

  // --- regions

  private findTargets(): ReadonlyMap<string, Target> {
    const found = new Map<string, Target>();
    const { plan, decision } = this;
    if (decision !== null) {
      for (const [cell, action] of decision.cells) {
        found.set(cell, { cell, action, preview: this.outcomes.of(action) });
      }
    } else if (plan !== null && this.mode === "turn") {
      for (const [cell, action] of plan.sites)
        found.set(cell, { cell, action, preview: plan.previews.get(cell) ?? null });
      if (plan.sites.size > 0) return found;
      for (const [cell, preview] of plan.previews) {
        if (cell !== "") found.set(cell, { cell, action: plan.start, preview });
      }
    }
    return found;
  }

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

  /** Decide in a row; afterwards take what nobody would decline. */
  async send(actions: Action[]): Promise<void> {
    this.busy = true;
    try {
      for (const action of actions) if (!(await this.play(action))) return;
      this.clear();
      for (let next = await this.obvious(); next !== null; next = await this.obvious()) {
        if (!(await this.play(next))) return;
      }
    } finally {
      this.busy = false;
    }
  }

  private async play(action: Action): Promise<boolean> {
    const before = this.session.view;
    if (!(await this.session.play(action))) return false;
    const until = Date.now() + NEWS_WITHIN;
    while (this.session.view === before && Date.now() < until) await new Promise((done) => setTimeout(done, BLINK));
    return true;
  }

  /** What is decided without a question: the only answer, or a plain gain that shows nothing new. */
  private async obvious(): Promise<Action | null> {
    const { session, view } = this;
    const legal = session.legal;
    const [first] = legal;
    if (first === undefined || view === null || session.you === null || this.mode !== "decision") return null;
    if (legal.length === 1) return first.do === "decline" ? null : first;
    const [only, ...others] = legal.filter(({ do: verb }) => verb !== "decline");
    if (only === undefined || others.length > 0 || !GIFTS.has(only.do) || !automatic.on) return null;
    const come = await this.outcomes.single(only);
    return come === null || come.draws > 0 ? null : only;
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

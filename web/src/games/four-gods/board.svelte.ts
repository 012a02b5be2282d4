// The table as this reader sees it: turned so that he sits below, with his own commands under way already carried out.

import type { Session } from "../../table/session.svelte";
import type { ClockInfo } from "../../wire/types";
import { imagined } from "./hands/imagine";
import { Intents } from "./hands/intents.svelte";
import { Orientation, type Side } from "./orientation";
import type { Action, City, FourGodsView, Lying, SeatView } from "./types";
import type { Colour } from "./hands/tiles";

/** Where no table says otherwise (examples): what helps to see the rules. */
const USUAL_HELPS = ["highlight", "search"];
const NO_CLOCKS: ClockInfo[] = [];

export class Board {
  readonly intents: Intents;
  view: FourGodsView | null;
  mine: SeatView | null;
  orientation: Orientation;
  helps: ReadonlySet<string>;
  tiles: ReadonlyMap<string, Lying>;
  cities: ReadonlyMap<string, City>;
  /** What cells ask, as it looks on the screen. */
  asks: ReadonlyMap<string, string>;
  /** The sides of the screen at which somebody sits. */
  sides: Side[];

  constructor(readonly session: Session) {
    this.intents = new Intents(session);
    const real = $derived(session.view as FourGodsView | null);
    this.view = $derived.by(() => {
      const pending = session.looking ? [] : this.intents.pending;
      return real === null || session.you === null ? real : imagined(real, session.you, pending);
    });
    this.mine = $derived(session.you === null ? null : (this.view?.seats[session.you] ?? null));
    const below = $derived(this.mine?.seat ?? "south");
    this.orientation = $derived(new Orientation(below));
    this.helps = $derived(new Set(session.table?.helps ?? USUAL_HELPS));
    this.tiles = $derived(new Map((this.view?.world ?? []).map((tile) => [tile.cell, tile])));
    this.cities = $derived(new Map((this.view?.cities ?? []).map((city) => [city.cell, city])));
    this.asks = $derived(
      new Map((this.view?.asks ?? []).map(({ cell, corners }) => [cell, this.orientation.face(corners)])),
    );
    this.sides = $derived((this.view?.seats ?? []).map(({ seat }) => this.orientation.side(seat)));
  }

  /** The tiles that the table has confirmed. */
  get certain(): readonly Lying[] {
    return (this.session.view as FourGodsView | null)?.world ?? [];
  }

  get slots(): number {
    return this.view?.seats[0]?.row.length ?? 10;
  }

  /** May mistakes lie until somebody calls them? */
  get called(): boolean {
    return this.view?.options.mistakes.startsWith("called") ?? false;
  }

  /** Do I sit here, in a game that goes on, at its present? */
  get playing(): boolean {
    const { session, view, mine } = this;
    if (mine === null || mine.gone || view === null || session.looking) return false;
    return view.ending === "" && (session.table === null || session.table.state === "running");
  }

  /** Have I got my hands free to act: the start was given, and with timed turns it is mine? */
  get acting(): boolean {
    const { view, mine } = this;
    if (!this.playing || view === null || mine === null || view.phase === "ready") return false;
    return (view.active === null || view.active === mine.seat) && mine.debts.length === 0;
  }

  can(verb: Action["do"]): boolean {
    return this.session.legal.some((action) => action.do === verb);
  }

  /** Legal commands of a kind. */
  listed<V extends Action["do"]>(verb: V): Extract<Action, { do: V }>[] {
    return this.session.legal.filter((action) => action.do === verb) as unknown as Extract<Action, { do: V }>[];
  }

  /** The colours of a seat's prophets. */
  get colours(): Colour[] {
    return this.mine?.colours ?? [];
  }

  /** The reserve comes first; if it is empty one of the same colour may migrate from a tile. */
  sources(colour: Colour, except: string | null = null): string[] {
    if ((this.view?.reserves[colour] ?? 0) > 0) return [colour];
    return (this.view?.world ?? [])
      .filter((tile) => tile.prophet === colour && tile.cell !== except)
      .map(({ cell }) => cell);
  }

  clock(name: string, seat: number | null = this.session.you): ClockInfo | null {
    const clocks = (this.session.live.clocks as ClockInfo[] | undefined) ?? NO_CLOCKS;
    return clocks.find((clock) => clock.clock === name && clock.seat === seat) ?? null;
  }

  send(action: Action): Promise<boolean> {
    return this.intents.send(action);
  }
}

const BOARDS = new WeakMap<Session, Board>();

/** The board of a table: its parts share it, and it outlives them all. */
export function boardOf(session: Session): Board {
  const known = BOARDS.get(session);
  if (known !== undefined) return known;
  let board!: Board;
  $effect.root(() => {
    board = new Board(session);
  });
  BOARDS.set(session, board);
  return board;
}

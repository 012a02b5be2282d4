// Small positions for tests.

import type { Session } from "../../table/session.svelte";
import type { FourGodsOptions, FourGodsView, Lying, SeatView } from "./types";

const OPTIONS: FourGodsOptions = {
  players: 2,
  two_player_gods: 2,
  turns: "simultaneous",
  gods: "visible",
  mistakes: "enforced",
  beginners: [],
  memory: true,
  peek: false,
  turn: 30,
  final: 30,
  hold: 10,
  absent: 60,
  tiles: [],
  guard: 2000,
};

const aSeat = (seat: SeatView["seat"]): SeatView => ({
  seat,
  colours: [],
  gods: [],
  hands: [null, null],
  row: Array.from({ length: 20 }, () => null),
  ready: false,
  passed: false,
  gone: false,
  window: null,
  debts: [],
  last_command: 0,
});

export const aTile = (cell: string, face: string): Lying => ({
  cell,
  face,
  under: null,
  by: "south",
  laid: 1,
  prophet: null,
  corner: null,
  since: 0,
});

export function aView(change: Partial<FourGodsView>): FourGodsView {
  const none = { blue: 0, yellow: 0, green: 0, gray: 0 };
  return {
    you: 0,
    options: OPTIONS,
    phase: "play",
    world: [],
    cities: [],
    seats: [aSeat("south"), aSeat("west")],
    bag: 40,
    city_tokens: 8,
    reserves: { ...none },
    lost: { ...none },
    razed: { ...none },
    gods_dealt: 0,
    drawing: null,
    to_draw: 0,
    active: null,
    turn: 0,
    acted: false,
    touched: [],
    idle_seats: [],
    last_round: [],
    final: "",
    final_tick: 0,
    tick: 0,
    pass_tick: 0,
    change_tick: 0,
    peak: 0,
    idle: 0,
    ending: "",
    asks: [],
    kingdoms: [],
    ...change,
  };
}

/** A table at which Ada sits in the south and a bot in the west, as the words of the game ask for it. */
export function aSession(view: FourGodsView, legal: ({ do: string } & Record<string, unknown>)[] = []): Session {
  const seats = [
    { seat: "south", who: "Ada", kind: "person" },
    { seat: "west", who: "greedy", kind: "bot" },
  ];
  return {
    view,
    legal,
    you: 0,
    looking: false,
    myTurn: legal.length > 0,
    table: { seats, helps: [] },
    live: { view, legal, scores: null, events: [], clocks: [], skew: 0 },
  } as unknown as Session;
}

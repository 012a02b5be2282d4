// Small positions for tests.

import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/live.svelte";
import { aTable } from "../testing";
import type { FourGodsOptions, FourGodsView, Held, Lying, SeatView } from "./types";

const OPTIONS: FourGodsOptions = {
  players: 2,
  rules: 2,
  two_player_gods: 2,
  turns: "simultaneous",
  gods: "visible",
  mistakes: "enforced",
  wrong_calls: "free",
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

export const aSeat = (seat: SeatView["seat"], change: Partial<SeatView> = {}): SeatView => ({
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
  ...change,
});

/** A tile of the bag in the own hand. */
export const held = (one: string, two: string): Held => ({
  origin: "bag",
  since: 1,
  limited: false,
  faces: [one, two],
  up: one,
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

/** South (number 0) and north with short rows, an empty World whose corners ask for nothing. */
export function aBeginning(change: Partial<FourGodsView> = {}): FourGodsView {
  const row = [null, null, null];
  return aView({
    seats: [aSeat("south", { row }), aSeat("north", { row })],
    reserves: { blue: 13, yellow: 13, green: 13, gray: 13 },
    tick: 10,
    asks: ["a1", "h1", "a8", "h8"].map((cell) => ({ cell, corners: "...." })),
    ...change,
  });
}

/** Ada sits in the south, a bot in the west. */
export const aSession = (view: FourGodsView, legal: Action[] = []): Session => aTable(["south", "west"], view, legal);

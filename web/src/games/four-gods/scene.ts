// A small table for tests.

import type { FourGodsView, Held, SeatView } from "./types";

const OPTIONS: FourGodsView["options"] = {
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

export const held = (one: string, two: string): Held => ({
  origin: "bag",
  since: 1,
  limited: false,
  faces: [one, two],
  up: one,
});

export const seat = (side: SeatView["seat"], change: Partial<SeatView> = {}): SeatView => ({
  seat: side,
  colours: [],
  gods: [],
  hands: [null, null],
  row: [null, null, null],
  ready: true,
  passed: false,
  gone: false,
  window: null,
  debts: [],
  last_command: 0,
  ...change,
});

/** South (number 0) and north, an empty World whose corners ask for nothing. */
export const scene = (change: Partial<FourGodsView> = {}): FourGodsView => ({
  you: 0,
  options: OPTIONS,
  phase: "play",
  world: [],
  cities: [],
  seats: [seat("south"), seat("north")],
  bag: 80,
  city_tokens: 8,
  reserves: { blue: 13, yellow: 13, green: 13, gray: 13 },
  lost: {},
  razed: {},
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
  tick: 10,
  pass_tick: 0,
  change_tick: 0,
  peak: 0,
  idle: 0,
  ending: "",
  asks: ["a1", "h1", "a8", "h8"].map((cell) => ({ cell, corners: "...." })),
  kingdoms: [],
  ...change,
});

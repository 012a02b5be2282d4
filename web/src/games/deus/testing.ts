// Small positions for tests.

import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/live.svelte";
import { aTable } from "../testing";
import type { DeusOptions, DeusView, Region, SeatView } from "./types";

const OPTIONS: DeusOptions = {
  players: 2,
  rules: 1,
  start: "standard",
  pieces: 10,
  handicap: [],
  first: "drawn",
  shape: "standard",
  places: [],
  joker: false,
  vp: "hidden",
  deck: [],
};
const each = (count: number): Record<string, number> => ({
  ship: count,
  production: count,
  science: count,
  civil: count,
  unit: count,
});

export const aSeat = (seat: SeatView["seat"], change: Partial<SeatView> = {}): SeatView => ({
  seat,
  gold: 5,
  resources: { wood: 1, stone: 1, clay: 1, wheat: 1 },
  vp: seat === "north" ? 5 : null,
  board: each(2),
  reserve: each(3),
  hand: seat === "north" ? ["B01", "G01"] : null,
  cards: 5,
  columns: { blue: [], green: [], yellow: [], brown: [], red: [], temple: [] },
  joker_used: false,
  has_chosen: true,
  first: null,
  ...change,
});

export const aRegion = (at: [number, number], change: Partial<Region> = {}): Region => ({
  at,
  terrain: "forest",
  owner: null,
  pieces: [],
  vp: 0,
  attacked: false,
  edge: false,
  ...change,
});

export function aView(change: Partial<DeusView> = {}): DeusView {
  return {
    you: 0,
    options: OPTIONS,
    phase: "play",
    tiles: [],
    laid: 4,
    map: [],
    seats: [aSeat("north"), aSeat("east")],
    supply: { wood: 8, stone: 8, clay: 8, wheat: 8 },
    temples: 4,
    deck: 80,
    discard: 0,
    top: null,
    active: "north",
    starter: "north",
    round: 3,
    last_round: 0,
    idle: 0,
    built: false,
    stack: [],
    marched: [],
    ending: "",
    told: [],
    villages: [],
    pending: [{ what: "turn", card: null, column: null, piece: null, left: 0, at: null }],
    ...change,
  };
}

/** Ada sits in the north, a bot in the east. */
export const aSession = (view: DeusView, legal: Action[] = []): Session => aTable(["north", "east"], view, legal);

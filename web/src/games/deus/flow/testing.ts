// Small views for tests.

import type { DeusView, Region, SeatView } from "../types";

export function region(at: [number, number], terrain: Region["terrain"]): Region {
  return { at, terrain, owner: null, pieces: [], vp: 0, attacked: false, edge: false };
}

export function seat(of: Partial<SeatView> = {}): SeatView {
  const pieces = (count: number): Record<string, number> =>
    Object.fromEntries(["ship", "production", "science", "civil", "unit"].map((piece) => [piece, count]));
  return {
    seat: "north",
    gold: 5,
    resources: { wood: 1, stone: 1, clay: 1, wheat: 1 },
    vp: 5,
    board: pieces(2),
    reserve: pieces(3),
    hand: [],
    cards: 0,
    columns: { blue: [], green: [], yellow: [], brown: [], red: [], temple: [] },
    joker_used: false,
    has_chosen: false,
    first: null,
    ...of,
  };
}

export function view(of: Partial<DeusView> = {}): DeusView {
  return {
    you: 0,
    options: {
      players: 2,
      start: "standard",
      pieces: 10,
      handicap: [],
      shape: "standard",
      places: [],
      joker: false,
      vp: "hidden",
      deck: [],
    },
    phase: "play",
    tiles: [],
    laid: 0,
    map: [],
    seats: [seat(), seat({ seat: "east", vp: null, hand: null })],
    supply: { wood: 8, stone: 8, clay: 8, wheat: 8 },
    temples: 4,
    deck: 80,
    discard: 0,
    top: null,
    active: "north",
    starter: "north",
    round: 1,
    last_round: 0,
    idle: 0,
    built: false,
    stack: [],
    marched: [],
    ending: "",
    villages: [],
    pending: [],
    ...of,
  };
}

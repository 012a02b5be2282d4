// The open facts of a seat, and of the table, read off a view.

import { realmSpot } from "./spots";
import type { FourGodsView, SeatView } from "./types";

export type Colour = SeatView["colours"][number];

export interface ColourFacts {
  colour: Colour;
  /** Null is a god that is secret to the reader. */
  god: string | null;
  reserve: number;
  lost: number;
  cities: number;
  razed: number;
}

export type Mark = "ready" | "passed" | "gone" | "owes" | "beginner";

export interface SeatFacts {
  side: string;
  colours: ColourFacts[];
  /** Where the tiles in the two hands come from. */
  hands: (string | null)[];
  filled: number;
  slots: number;
  marks: Mark[];
}

export function factsOf(view: FourGodsView, number: number): SeatFacts | null {
  const seat = view.seats[number];
  if (seat === undefined) return null;
  return {
    side: seat.seat,
    colours: seat.colours.map((colour, at) => ({
      colour,
      god: seat.gods[at] ?? null,
      reserve: view.reserves[colour] ?? 0,
      lost: view.lost[colour] ?? 0,
      cities: view.cities.filter((city) => city.prophet === colour).length,
      razed: view.razed[colour] ?? 0,
    })),
    hands: seat.hands.map((hand) => hand?.origin ?? null),
    filled: seat.row.filter((slot) => slot !== null).length,
    slots: seat.row.length,
    marks: marksOf(view, seat, number),
  };
}

/** May somebody lose a prophet for a mistake of his, or a wrong call? */
const isPunished = ({ mistakes, wrong_calls }: FourGodsView["options"]): boolean =>
  mistakes === "called+penalty" || (mistakes === "called" && wrong_calls === "prophet");

function marksOf(view: FourGodsView, seat: SeatView, number: number): Mark[] {
  const marks: Mark[] = [];
  if (view.options.beginners.includes(number + 1) && isPunished(view.options)) marks.push("beginner");
  if (seat.gone) return [...marks, "gone"];
  if (view.phase === "ready" && seat.ready) marks.push("ready");
  if (seat.debts.length > 0) marks.push("owes");
  if (seat.passed) marks.push("passed");
  return marks;
}

export const TERRAINS = ["sea", "plain", "forest", "mountain"] as const;
export const GODS = ["merfolk", "humans", "elves", "dwarves"] as const;
export interface TerrainFacts {
  terrain: (typeof TERRAINS)[number];
  count: number;
  /** Tiles of the largest. */
  largest: number;
  /** Its land, to be lit. */
  cells: string[];
}

/** The Kingdoms by terrain. */
export function terrainsOf(view: FourGodsView): TerrainFacts[] {
  return TERRAINS.map((terrain) => {
    const found = view.kingdoms.filter((kingdom) => kingdom.terrain === terrain);
    return {
      terrain,
      count: found.length,
      largest: Math.max(0, ...found.map(({ cells }) => cells.length)),
      cells: [...new Set(found.flatMap(({ cells }) => cells))].map((cell) => realmSpot(cell, terrain)),
    };
  });
}

/** Gods that nobody has chosen yet; none where they are dealt in secret. */
export function freeGods(view: FourGodsView): string[] {
  if (view.options.gods === "secret" || view.ending !== "") return [];
  const chosen = view.seats.flatMap((seat) => seat.gods);
  return GODS.filter((god) => !chosen.includes(god));
}

// Games whose new tables have a form of their own: what stands where, what is worth knowing, what means nothing.

import type { Component } from "svelte";
import DeusSeats from "./deus/DeusSeats.svelte";
import DeusVariants from "./deus/DeusVariants.svelte";
import * as deus from "./deus/notes";
import Clocks from "./four-gods/Clocks.svelte";
import FourGodsSeats from "./four-gods/FourGodsSeats.svelte";
import FourGodsVariants from "./four-gods/FourGodsVariants.svelte";
import * as fourGods from "./four-gods/notes";
import GodsSeats from "./gods/GodsSeats.svelte";
import GodsVariants from "./gods/GodsVariants.svelte";
import * as gods from "./gods/seating";
import type { Note } from "./plan/notes";
import type { Plan } from "./plan/plan.svelte";

type Part = Component<{ plan: Plan; notes: Note[] }>;

export interface OwnForm {
  /** How many play, who sits where, who starts. */
  Seats: Part;
  /** By which rules. */
  Variants: Part;
  /** The clocks of the game's own, and their options. */
  Clocks?: Component<{ plan: Plan }>;
  clocks?: string[];
  /** Numbers and lists that stand in these parts. */
  own: ReadonlySet<string>;
  /** So many play from now on. */
  seat(plan: Plan, number: number): void;
  notes(plan: Plan): Note[];
  /** Options that mean nothing as the others stand. */
  idle(plan: Plan): ReadonlySet<string>;
}

export const FORMS: Readonly<Record<string, OwnForm>> = {
  gods: {
    Seats: GodsSeats,
    Variants: GodsVariants,
    own: new Set(["gods"]),
    seat: gods.seat,
    notes: () => [],
    idle: () => new Set(),
  },
  "four-gods": {
    Seats: FourGodsSeats,
    Variants: FourGodsVariants,
    Clocks,
    clocks: ["turn", "final", "hold", "absent"],
    own: new Set(["beginners", "turn", "final", "hold", "absent"]),
    seat: fourGods.seat,
    notes: fourGods.notes,
    idle: fourGods.idle,
  },
  deus: {
    Seats: DeusSeats,
    Variants: DeusVariants,
    own: new Set(["pieces", "handicap", "places"]),
    seat: deus.seat,
    notes: deus.notes,
    idle: deus.idle,
  },
};

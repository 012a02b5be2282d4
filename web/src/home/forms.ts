// Games whose new tables have a form of their own: what stands where, what is worth knowing, what means nothing.

import type { Component } from "svelte";
import DeusCards from "./deus/Cards.svelte";
import DeusOptions from "./deus/DeusOptions.svelte";
import * as deus from "./deus/notes";
import GodsOptions from "./gods/GodsOptions.svelte";
import GodsRules from "./gods/GodsRules.svelte";
import FinerPoints from "./four-gods/FinerPoints.svelte";
import FourGodsOptions from "./four-gods/FourGodsOptions.svelte";
import * as fourGods from "./four-gods/notes";
import type { Note } from "./plan/notes";
import type { Plan } from "./plan/plan.svelte";

type Part = Component<{ plan: Plan; notes: Note[] }>;

export interface OwnForm {
  /** What people talk about before they sit down. */
  Options: Part;
  /** What else a table may settle. */
  Finer: Part;
  /** Numbers, lists and files that stand in these parts. */
  own: ReadonlySet<string>;
  notes(plan: Plan): Note[];
  /** Options that mean nothing as the others stand. */
  idle(plan: Plan): ReadonlySet<string>;
}

export const FORMS: Readonly<Record<string, OwnForm>> = {
  gods: {
    Options: GodsOptions,
    Finer: GodsRules,
    own: new Set(["gods"]),
    notes: () => [],
    idle: () => new Set(),
  },
  "four-gods": {
    Options: FourGodsOptions,
    Finer: FinerPoints,
    own: new Set(["beginners", "turn", "final", "hold", "absent"]),
    notes: fourGods.notes,
    idle: fourGods.idle,
  },
  deus: {
    Options: DeusOptions,
    Finer: DeusCards,
    own: new Set(["pieces", "handicap", "places", "deck"]),
    notes: deus.notes,
    idle: deus.idle,
  },
};

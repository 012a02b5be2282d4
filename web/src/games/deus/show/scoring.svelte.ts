// The scoring of Deus as a show.

import type { Session } from "../../../table/session.svelte";
import type { Score } from "../../../wire/types";
import { oneFor, Show } from "../../show/show.svelte";
import { type Step, stepsOf } from "./steps";

const LASTS: Record<Step["kind"], number> = { vp: 3200, temple: 3400, majorities: 4500, total: 0 };

class Scoring extends Show<Step> {
  protected tell(scores: Score[]): Step[] {
    return stepsOf(scores);
  }

  protected lasts(step: Step): number {
    return LASTS[step.kind];
  }
}

export const scoringOf = oneFor((session: Session) => new Scoring(session));

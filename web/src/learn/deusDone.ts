// When a lesson of Deus is learnt. A learner may do other things than the guide proposes, and in another order: it is
// asked what has been done so far. A game that is over has been learnt.

import type { DeusView } from "../games/deus/types";

/** What is known of somebody who learns. */
export interface Learner {
  view: Pick<DeusView, "ending"> | null;
  /** The verbs of his own moves, in order. */
  did: string[];
  /** A card is picked, to be built. */
  picked: boolean;
  /** A region is chosen for it. */
  sited: boolean;
  /** Something of this turn is still to be decided. */
  deciding: boolean;
}

/** So many cards have been built. */
const built = ({ did }: Learner): number => did.filter((verb) => verb === "build" || verb === "joker").length;

const DONE: Record<string, (learner: Learner) => boolean> = {
  pick: (learner) => learner.picked || built(learner) > 0,
  site: (learner) => learner.sited || built(learner) > 0,
  build: (learner) => built(learner) > 0 && !learner.deciding,
  column: (learner) => built(learner) > 1 && !learner.deciding,
  unit: (learner) => built(learner) > 2 && !learner.deciding,
  offer: ({ did, deciding }) => did.includes("done") && !deciding,
};

/** Does this lesson wait for something? */
export const waits = (lesson: string): boolean => lesson in DONE;

export function learnt(lesson: string, learner: Learner): boolean {
  return (learner.view?.ending ?? "") !== "" || (DONE[lesson]?.(learner) ?? false);
}

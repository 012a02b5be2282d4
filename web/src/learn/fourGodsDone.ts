// When a lesson of 4 Gods is learnt. Everything runs in real time, so it is asked what has been done so far, in whatever
// order; and a game that is over has been learnt.

import type { Holding } from "../games/four-gods/hands/hands.svelte";
import type { FourGodsView, SeatView } from "../games/four-gods/types";

/** What is known of somebody who learns. */
export interface Learner {
  view: Pick<FourGodsView, "phase" | "ending" | "city_tokens"> | null;
  seat: Pick<SeatView, "gods"> | null;
  /** The verbs of his own moves, in order. */
  did: string[];
  /** The tiles in his hands. */
  hands: Pick<Holding, "held" | "faces" | "way">[];
}

const LAID = ["place", "place-prophet", "destroy", "destroy-prophet"];
const CRUSHED = ["destroy", "destroy-prophet"];
const PREACHED = ["place-prophet", "destroy-prophet", "prophet"];

const times = ({ did }: Learner, ...verbs: string[]): number => did.filter((verb) => verbs.includes(verb)).length;

const turnedOver = ({ hands }: Learner): boolean =>
  hands.some(({ held, faces, way }) => way.up !== (held.up ?? faces[0] ?? ""));

const turnedRound = ({ hands }: Learner): boolean => hands.some(({ way }) => way.quarters !== 0);

const DONE: Record<string, (learner: Learner) => boolean> = {
  ready: ({ view }) => view !== null && view.phase !== "ready", // when all are
  faces: (learner) => turnedOver(learner) || times(learner, ...LAID) > 0,
  turn: (learner) => turnedRound(learner) || times(learner, ...LAID) > 0,
  lay: (learner) => times(learner, ...LAID) > 0,
  edges: (learner) => times(learner, ...LAID, "discard") > 1,
  draw: (learner) => times(learner, "draw") > 0,
  discard: (learner) => times(learner, "discard") > 0,
  rowflip: (learner) => times(learner, "flip") > 0,
  take: (learner) => times(learner, "take") > 0,
  god: ({ seat }) => (seat?.gods.length ?? 0) > 0,
  prophet: (learner) => times(learner, ...PREACHED) > 0,
  city: (learner) => times(learner, "build") > 0 || learner.view?.city_tokens === 0,
  crush: (learner) => times(learner, ...CRUSHED) > 0,
};

/** Does this lesson wait for something? */
export const waits = (lesson: string): boolean => lesson in DONE;

export function learnt(lesson: string, learner: Learner): boolean {
  return (learner.view?.ending ?? "") !== "" || (DONE[lesson]?.(learner) ?? false);
}

// A card of the hand is pressed, by whatever means.

import { t } from "../../../texts/texts.svelte";
import type { Build } from "../build.svelte";

/** It is picked to be built, or goes into the offering; while there is nothing to do with it, that is said. */
export function press(build: Build, nth: number): void {
  const { session } = build;
  if (build.mode !== "turn") session.say(t(session.looking ? "web-deus-hand-looking" : "web-deus-hand-wait"));
  else if (build.intent === "offer") build.offer.toggle(nth);
  else void build.pick(nth);
}

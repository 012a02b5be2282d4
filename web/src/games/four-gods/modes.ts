// How a table plays, as small signs with their meaning.

import type { GlyphName } from "./pieces/Glyph.svelte";
import type { FourGodsOptions } from "./types";

export interface Mode {
  glyph: GlyphName;
  id: string;
  seconds: number;
}

/** How many gods a seat is to have in the end: as many as colours, where these are picked for secret gods. */
export const godsEach = ({ players, two_player_gods }: FourGodsOptions): 1 | 2 =>
  players === 2 && two_player_gods === 4 ? 2 : 1;

/** What differs from the plainest game, and the two choices that make every game. */
export function modesOf(options: FourGodsOptions): Mode[] {
  const timed = options.turns === "timed";
  const modes: Mode[] = [
    timed
      ? { glyph: "sand", id: "web-four-gods-mode-timed", seconds: options.turn }
      : { glyph: "all", id: "web-four-gods-mode-simultaneous", seconds: 0 },
    options.gods === "secret"
      ? { glyph: "secret", id: "web-four-gods-mode-secret", seconds: 0 }
      : { glyph: "open", id: "web-four-gods-mode-visible", seconds: 0 },
  ];
  if (godsEach(options) === 2) {
    modes.push({ glyph: "two", id: "web-four-gods-mode-two", seconds: 0 });
  }
  if (options.mistakes === "called") modes.push({ glyph: "called", id: "web-four-gods-mode-called", seconds: 0 });
  if (options.mistakes === "called+penalty") {
    modes.push({ glyph: "penalty", id: "web-four-gods-mode-penalty", seconds: 0 });
  }
  if (options.mistakes !== "enforced" && options.wrong_calls === "prophet") {
    modes.push({ glyph: "prophet", id: "web-four-gods-mode-wrong-calls", seconds: 0 });
  }
  if (options.peek) modes.push({ glyph: "tile", id: "web-four-gods-mode-peek", seconds: 0 });
  else if (!options.memory) modes.push({ glyph: "forget", id: "web-four-gods-mode-forget", seconds: 0 });
  if (!timed && options.hold > 0) modes.push({ glyph: "hold", id: "web-four-gods-mode-hold", seconds: options.hold });
  return modes;
}

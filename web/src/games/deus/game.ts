// Deus on the table.

import type { GameModule } from "../contract";
import { came } from "./came";
import Common from "./Common.svelte";
import Facts from "./Facts.svelte";
import { scoringOf } from "./show/scoring.svelte";
import Sign from "./Sign.svelte";
import { soundsOf } from "./sounds";
import { hue, portions, sources } from "./sources";
import Tray from "./Tray.svelte";
import { active, line, prompt, score } from "./words";
import World from "./World.svelte";

export const game: GameModule = {
  World,
  Tray,
  Facts,
  Common,
  Sign,
  line,
  score,
  sources,
  portions,
  hue,
  coordinates: true,
  secrets: true,
  active,
  prompt,
  came,
  sounds: soundsOf,
  show: (session) => scoringOf(session).again(),
  showing: (session) => scoringOf(session).at !== null,
  keys: [
    ["1–9", "web-deus-key-card"],
    ["⌫", "web-deus-key-back"],
    ["B", "web-deus-key-build"],
    ["O", "web-deus-key-offer"],
    ["J", "web-deus-key-joker"],
    ["P", "web-deus-key-pay"],
    ["T", "web-deus-key-tableau"],
    ["↵", "web-deus-key-enter"],
    ["N", "web-deus-key-decline"],
    ["Esc", "web-deus-key-escape"],
  ],
};

// 4 Gods on the table.

import type { GameModule } from "../contract";
import { came } from "./came";
import Common from "./Common.svelte";
import Facts from "./Facts.svelte";
import { scoringOf } from "./show/scoring.svelte";
import Sign from "./Sign.svelte";
import { soundsOf } from "./sounds";
import { hue, portions, sources } from "./sources";
import Tray from "./Tray.svelte";
import { active, line, mine, prompt, score, spot } from "./words";
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
  secrets: true,
  active,
  prompt,
  realtime: true,
  mine,
  spot,
  came,
  sounds: soundsOf,
  show: (session) => scoringOf(session).again(),
  showing: (session) => scoringOf(session).at !== null,
  keys: [
    ["Q E", "web-four-gods-key-hands"],
    ["R ⇧R", "web-four-gods-key-turn"],
    ["F", "web-four-gods-key-flip"],
    ["B ⇧B", "web-four-gods-key-draw"],
    ["T", "web-four-gods-key-take"],
    ["P", "web-four-gods-key-prophet"],
    ["C", "web-four-gods-key-city"],
    ["X", "web-four-gods-key-call"],
    ["G", "web-four-gods-key-god"],
    ["␣", "web-four-gods-key-pass"],
    ["N", "web-four-gods-key-end"],
    ["A ⇧A", "web-four-gods-key-next"],
    ["↵", "web-four-gods-key-enter"],
  ],
};

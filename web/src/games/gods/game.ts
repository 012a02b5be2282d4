// Gods on the table.

import type { GameModule } from "../contract";
import { came } from "./came";
import Common from "./Common.svelte";
import Facts from "./Facts.svelte";
import Legend from "./Legend.svelte";
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
  Legend,
  line,
  score,
  sources,
  portions,
  hue,
  coordinates: true,
  keys: [["1–9", "web-gods-key-pick"]],
  active,
  prompt,
  came,
  sounds: soundsOf,
};

// What is shown as tokens with two sides: turns and gods, as in the box, and mistakes, which is an option of ours.

import type { FourGodsOptions } from "../../games/four-gods/types";

export type Mode = "turns" | "gods" | "mistakes";
export type Modes = Pick<FourGodsOptions, Mode>;

export const SIDES: Record<Mode, readonly [string, string]> = {
  turns: ["simultaneous", "timed"],
  gods: ["visible", "secret"],
  mistakes: ["enforced", "called"],
};
export const MODES = Object.keys(SIDES) as Mode[];

/** Which side of its token an option shows; penalties come on top of the second side. */
export const sideOf = (mode: Mode, value: string): 0 | 1 => (SIDES[mode][0] === value ? 0 : 1);

export const turned = (mode: Mode, value: string): string => SIDES[mode][sideOf(mode, value) === 0 ? 1 : 0];

/** What the box has tokens for: turns, gods, and for two players how many gods. */
export type Tossed = Pick<FourGodsOptions, "turns" | "gods"> & { two_player_gods?: "4" | "2" };

/** These tokens in the air. The rulebooks advise two players with four gods against secret ones: they stay visible. */
export function tossed(random: () => number, players: number): Tossed {
  const heads = (): boolean => random() < 0.5;
  const turns = heads() ? "simultaneous" : "timed";
  const gods = heads() ? "visible" : "secret";
  if (players !== 2) return { turns, gods };
  return heads() ? { turns, gods: "visible", two_player_gods: "4" } : { turns, gods, two_player_gods: "2" };
}

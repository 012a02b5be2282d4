// The three mode tokens. Each has two sides; they may be chosen or flipped.

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

/** All tokens in the air. Two players with four gods have no secret ones, so theirs stays as it lies. */
export function tossed(random: () => number, maySecret: boolean): Modes {
  const heads = (): boolean => random() < 0.5;
  return {
    turns: heads() ? "simultaneous" : "timed",
    gods: heads() || !maySecret ? "visible" : "secret",
    mistakes: heads() ? "enforced" : heads() ? "called" : "called+penalty",
  };
}

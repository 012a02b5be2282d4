import { describe, expect, it } from "vitest";
import data from "../../../../src/pantheon/games/gods/data.toml?raw";
import type { GodsView } from "./types";
import {
  ACTIONS,
  bonuses,
  CARD,
  CARDS_PER_COLOUR,
  DESERT_MOVE,
  guard,
  MOST_POWER,
  threshold,
  TRIBES_PER_NATION,
} from "./worth";

const [common = "", late = "", early = ""] = data.split(/\[editions\.\d+\]/);
const number = (part: string, name: string): number => Number(new RegExp(`^${name} = (\\d+)`, "m").exec(part)?.[1]);
const view = (edition: 2001 | 2005, players: 2 | 3 | 4): GodsView => ({ options: { edition, players } }) as GodsView;

describe("numbers that are shown", () => {
  it("are those of the game", () => {
    expect([number(common, "card"), number(common, "cards_per_colour")]).toEqual([CARD, CARDS_PER_COLOUR]);
    expect([number(common, "actions"), number(common, "most")]).toEqual([ACTIONS, MOST_POWER]);
    expect(number(common, "desert_move")).toBe(DESERT_MOVE);
    expect(number(common, "tribes")).toBe(TRIBES_PER_NATION);
  });

  it("differ between the editions as the game says", () => {
    const bonus = (part: string): number[] => JSON.parse(/bonus = (\[.*?\])/.exec(part)?.[1] ?? "[]") as number[];
    expect([bonuses(view(2005, 3)), bonuses(view(2001, 3))]).toEqual([bonus(late), bonus(early)]);
    for (const players of [2, 3, 4] as const) {
      const points = new RegExp(`${players} = (\\d+)`).exec(/threshold = \{(.*?)\}/.exec(late)?.[1] ?? "")?.[1];
      expect(threshold(view(2005, players))).toBe(Number(points));
      expect(guard(view(2005, players))).toBe(players * number(late, "guard_turns_per_player"));
    }
    expect([threshold(view(2001, 3)), guard(view(2001, 3))]).toEqual([null, null]);
  });
});

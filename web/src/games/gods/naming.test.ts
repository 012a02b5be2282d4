import { beforeEach, expect, test } from "vitest";
import { loadTexts } from "../../texts/texts.svelte";
import { aTable } from "../testing";
import { compare } from "./effects";
import { whose } from "./naming";
import type { GodsView } from "./types";
import { effects, hexText, line } from "./words";

beforeEach(() => loadTexts("en"));

const session = aTable(["crimson", "gold"], {}, []);

test("a god is called by who plays it; a bot, or nobody, is called by the god", () => {
  expect(whose(session, "crimson")).toBe("Ada");
  expect(whose(session, "gold")).toBe("Gold");
  expect(whose(session, "azure")).toBe("Azure");
});

test("log, map and previews call everybody by the same name", () => {
  const place = { kind: "move" as const, move: 9, seat: 0, action: { do: "temple", at: [1, -1] } };
  expect(line(session, place).text).toContain("Ada");
  expect(hexText(session, { hex: "temple", god: "crimson", at: [0, 0] } as never)).toContain("Ada");
  const seat = (god: string, power: number) => ({ god, power, cards: {}, points: 0, tokens: [] });
  const before = { seats: [seat("crimson", 3), seat("gold", 4)], active: 1, map: [], tokens: {}, ending: "" };
  const after = { ...before, seats: [seat("crimson", 1), seat("gold", 6)] };
  const change = compare(before as never, after as never);
  expect(effects(session, after as unknown as GodsView, change)).toEqual(["Ada loses 2 power"]);
});

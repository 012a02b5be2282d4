import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire/types";
import { Plan } from "./plan.svelte";
import { fieldsOf } from "./refusals";

const option = (name: string, value: string | null): OptionInfo => ({
  name,
  kind: "choice",
  choices: [],
  least: null,
  most: null,
  default: value,
  meaning: "",
  file: false,
});

const game = (name: string, options: OptionInfo[], helps: string[]): GameInfo => ({
  name,
  title: name,
  designer: "",
  publishers: "",
  year: 2016,
  realtime: true,
  rules: 1,
  players: [2, 3, 4],
  options,
  bots: [],
  levels: [],
  paces: {},
  helps: helps.map((help) => ({ name: help, meaning: help })),
});

const fourGods = game(
  "four-gods",
  [option("players", "4"), option("hold", "10"), option("beginners", "")],
  ["highlight", "kingdoms"],
);

test("only what was said is asked for", () => {
  const plan = new Plan(fourGods);
  expect(plan.settings().options).toEqual({});
  expect("helps" in plan.settings()).toBe(false);
  plan.say("hold", "20");
  plan.help("highlight", false);
  expect(plan.settings().options).toEqual({ hold: "20" });
  expect(plan.settings().helps).toEqual(["kingdoms"]);
  expect(plan.settings(new Set(["hold"])).options).toEqual({});
});

test("a help that is wanted again comes back in its place", () => {
  const plan = new Plan(fourGods);
  plan.help("highlight", false);
  plan.help("highlight", true);
  expect(plan.helps).toEqual(["highlight", "kingdoms"]);
  expect("helps" in plan.settings()).toBe(false);
});

test("options are read as they stand", () => {
  const plan = new Plan(fourGods);
  expect([plan.of("players"), plan.number("hold"), plan.list("beginners")]).toEqual(["4", 10, []]);
  plan.say("beginners", "1,3");
  expect([plan.list("beginners"), plan.usual("beginners"), plan.usual("hold")]).toEqual([["1", "3"], false, true]);
});

test("so many play as the card of the game says", () => {
  const plan = new Plan(fourGods, 3);
  expect([plan.of("players"), plan.settings().options]).toEqual(["3", { players: "3" }]);
  plan.turnTo(game("gods", [option("players", "4")], []), 2);
  expect(plan.number("players")).toBe(2);
});

test("another game forgets the options, but not who comes", () => {
  const plan = new Plan(fourGods);
  plan.say("hold", "20");
  plan.visibility = "private";
  plan.turnTo(game("gods", [option("players", "4")], []));
  expect([plan.of("hold"), plan.visibility, plan.helps]).toEqual(["", "private", []]);
});

test("a refusal marks its options until something else is said", () => {
  const plan = new Plan(fourGods);
  const fields = fieldsOf({ text: "bad-option-range", facts: { name: "hold" }, message: "no" });
  plan.refused = { fields, reason: "no" };
  expect([plan.isRefused("hold"), plan.isRefused("players")]).toEqual([true, false]);
  plan.say("hold", "10");
  expect(plan.refused).toBeNull();
});

test("refusals of 4 Gods name their options", () => {
  expect(fieldsOf({ text: "four-gods-two-only", facts: {}, message: "" })).toEqual(["two_player_gods"]);
  expect(fieldsOf({ text: "table-full", facts: { name: "Anna" }, message: "" })).toEqual([]);
});

test("refusals of Deus name theirs", () => {
  const fields = (text: string): string[] => fieldsOf({ text, facts: {}, message: "" });
  expect([fields("deus-shape"), fields("deus-places"), fields("deus-apart")]).toEqual([
    ["shape"],
    ["places"],
    ["places"],
  ]);
  expect([fields("deus-handicap"), fields("deus-deck")]).toEqual([["handicap"], ["deck"]]);
});

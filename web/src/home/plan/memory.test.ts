import { beforeEach, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire/types";
import { forget, keep, recall } from "./memory";
import { Plan } from "./plan.svelte";

const KEY = "pantheon.tables";
const option = (name: string, more: Partial<OptionInfo>): OptionInfo =>
  ({
    name,
    kind: "list",
    choices: [],
    least: null,
    most: null,
    default: "",
    meaning: "",
    file: false,
    ...more,
  }) as OptionInfo;

const gods = {
  name: "gods",
  realtime: false,
  players: [2, 3, 4],
  options: [
    option("players", { kind: "choice", choices: ["2", "3", "4"], default: "4" }),
    option("edition", { kind: "choice", choices: ["2005", "2001"], default: "2005" }),
    option("one_piece", { kind: "switch", default: "no" }),
    option("guard", { kind: "number", least: 100, most: 900, default: "500" }),
    option("gods", {}),
    option("tiles", { file: true }),
  ],
  helps: [
    { name: "glow", meaning: "" },
    { name: "count", meaning: "" },
  ],
} as unknown as GameInfo;

beforeEach(() => localStorage.setItem(KEY, "{}"));

function planned(): Plan {
  const plan = new Plan(gods, 3);
  for (const [name, value] of [["edition", "2001"], ["gods", "jade,gold,azure"], ["tiles", "many"]] as const) plan.say(name, value); // prettier-ignore
  plan.help("glow", false);
  plan.visibility = "private";
  plan.spectators = false;
  plan.clock = { kind: "move", seconds: 172_800 };
  plan.overdue = "bot";
  plan.name = "Sunday";
  plan.seed = "7";
  return plan;
}

test("the next table is as the last one was, but for its name, its seed and its files", () => {
  const before = planned();
  keep("gods", before.kept(2));
  const plan = new Plan(gods, 2, recall(gods));
  const { name, seed, ...rest } = before.settings(new Set(["tiles"]));
  expect([name, seed]).toEqual(["Sunday", "7"]);
  expect(plan.settings()).toEqual({ ...rest, name: "", seed: null });
  expect(recall(gods)?.players).toBe(2);
});

test("each game has its own, and may be forgotten", () => {
  keep("gods", planned().kept(2));
  expect(recall({ ...gods, name: "deus" })).toBeNull();
  keep("deus", planned().kept(2));
  forget("gods");
  expect([recall(gods), recall({ ...gods, name: "deus" }) === null]).toEqual([null, false]);
});

test("usual again is as if nothing had been kept", () => {
  const plan = planned();
  plan.name = plan.seed = "";
  plan.reset(2);
  expect(plan.settings()).toEqual(new Plan(gods, 2).settings());
});

test.each(["", "null", "[]", "7", '"gods"', "{", '{"gods": 7}', '{"gods": []}', '{"gods": null}'])(
  "what is spoilt as a whole is nothing: %s",
  (words) => {
    localStorage.setItem(KEY, words);
    expect(recall(gods)).toBeNull();
    keep("gods", planned().kept(2));
    expect(recall(gods)?.visibility).toBe("private");
  },
);

test.each([
  [{ options: { edition: "1999", one_piece: "perhaps", guard: "7", unknown: "x", players: "2" } }, { players: "2" }],
  [{ options: { guard: 500, gods: { jade: 1 }, players: "2" } }, { players: "2" }],
  [{ options: { players: "9", gods: "jade,gold", edition: "2001" } }, { edition: "2001" }],
  [{ options: ["players"] }, {}],
  [{ options: { players: "2", tiles: "mine" } }, { players: "2" }],
])("options that do not fit any more are passed over: %j", (kept, options) => {
  localStorage.setItem(KEY, JSON.stringify({ gods: kept }));
  expect(recall(gods)?.options).toEqual(options);
});

test.each([
  { clock: { kind: "move", seconds: 1 } },
  { clock: { kind: "move", seconds: "60" } },
  { clock: { kind: "bank", seconds: 600 } },
  { clock: { kind: "sun" }, visibility: "secret", spectators: "yes", overdue: 1, helps: "glow", players: "2" },
])("settings that are none are passed over: %j", (kept) => {
  localStorage.setItem(KEY, JSON.stringify({ gods: kept }));
  expect(recall(gods)).toEqual({ options: {} });
  expect(new Plan(gods, 2, recall(gods)).settings()).toEqual(new Plan(gods, 2).settings());
});

test("a browser that keeps nothing makes tables, too", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error("full");
  };
  keep("gods", planned().kept(2));
  forget("gods");
  localStorage.setItem = setItem;
  expect(recall(gods)).toBeNull();
});

import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire/types";
import { clockNotes, isRight, isSlow } from "./clocks";
import { Plan } from "./plan.svelte";
import { presetOf, presetsFor, take } from "./presets";

const option = (name: string, value: string): OptionInfo =>
  ({
    name,
    kind: "choice",
    choices: [],
    least: null,
    most: null,
    default: value,
    meaning: "",
    file: false,
  }) as OptionInfo;

const game = (name: string, realtime: boolean, options: OptionInfo[] = []): GameInfo =>
  ({ name, realtime, players: [2, 3, 4], options, helps: [] }) as unknown as GameInfo;

const gods = game("gods", false);
const fourGods = game("four-gods", true, [
  option("turns", "simultaneous"),
  option("turn", "30"),
  option("hold", "10"),
]);
const ids = (one: GameInfo): string[] => presetsFor(one).map(({ id }) => id);
const nth = (one: GameInfo, at: number): ReturnType<typeof presetsFor>[number] => {
  const found = presetsFor(one)[at];
  if (found === undefined) throw new Error("no such preset");
  return found;
};

test("nobody plays in real time over days", () => {
  expect([ids(gods), ids(fourGods)]).toEqual([
    ["quick", "evening", "days"],
    ["quick", "evening"],
  ]);
});

test("a table is an evening's unless somebody says otherwise", () => {
  expect(presetOf(new Plan(gods))?.id).toBe("evening");
  expect(presetOf(new Plan(fourGods))?.id).toBe("quick");
});

test("a preset says all that has to do with time", () => {
  const plan = new Plan(gods);
  for (const preset of presetsFor(gods)) {
    take(plan, preset);
    expect(presetOf(plan)?.id).toBe(preset.id);
    expect(isRight(plan.clock)).toBe(true);
  }
  expect(plan.settings()).toMatchObject({ clock: { kind: "move", seconds: 172_800 }, overdue: "vote" });
  take(plan, nth(gods, 0));
  expect(plan.settings()).toMatchObject({ clock: { kind: "bank", seconds: 600, increment: 10 }, overdue: "bot" });
});

test("a clock of one's own is no preset, and without one it matters to nobody who is late", () => {
  const plan = new Plan(gods);
  plan.clock = { kind: "move", seconds: 90 };
  expect(presetOf(plan)).toBeNull();
  plan.clock = { kind: "none" };
  plan.overdue = "bot";
  expect(presetOf(plan)?.id).toBe("evening");
});

test("a preset of a game with clocks of its own puts them back as they were", () => {
  const plan = new Plan(fourGods);
  plan.say("hold", "0");
  expect(presetOf(plan)).toBeNull();
  take(plan, nth(fourGods, 1));
  expect([plan.of("turns"), plan.of("turn"), plan.of("hold")]).toEqual(["timed", "60", "10"]);
  take(plan, nth(fourGods, 0));
  expect([plan.of("turns"), plan.of("turn"), presetOf(plan)?.id]).toEqual(["simultaneous", "30", "quick"]);
});

test("a clock that the server would refuse is marked", () => {
  expect(clockNotes({ kind: "none" })).toEqual([]);
  expect(clockNotes({ kind: "move", seconds: 5 })).toEqual([]);
  for (const seconds of [4, 14 * 86_400 + 1, 60.5, NaN]) {
    expect(clockNotes({ kind: "move", seconds }).map(({ id, refused }) => [id, refused])).toEqual([
      ["clock-move", true],
    ]);
  }
  expect(clockNotes({ kind: "bank", seconds: 600, increment: 86_401 }).length).toBe(1);
});

test("a day on the clock is a slow game", () => {
  expect(isSlow({ kind: "none" })).toBe(false);
  expect([86_399, 86_400].map((seconds) => isSlow({ kind: "move", seconds }))).toEqual([false, true]);
  expect(isSlow({ kind: "bank", seconds: 600, increment: 86_400 })).toBe(true);
});

import { expect, test } from "vitest";
import type { GameModule } from "../games/contract";
import type { Event } from "../wire/types";
import { deedOf } from "./following";
import type { Session } from "./session.svelte";

const game = {
  line: (_: unknown, { action }: { action: { do: string } }) => ({
    text: action.do,
    cells: ["0,1"],
    small: action.do === "pay",
    silent: action.do === "draw",
  }),
} as unknown as GameModule;

function table(level = "steady", more: object = {}, clock = "none"): Session {
  const seats = [
    { kind: "person", level: "", stand_in: "" },
    { kind: "bot", level, stand_in: "" },
  ];
  return {
    you: 0,
    looking: false,
    came: new Map(),
    past: null,
    table: { state: "running", clock: { kind: clock }, seats },
    ...more,
  } as unknown as Session;
}

const moves = (...made: [number | null, string][]): Event[] =>
  made.map(([seat, deed], n) => ({ n, at: 0, what: { kind: "move", move: n, seat, action: { do: deed } } }));

test("an action of a bot is to be seen, with its place, and parts of one more briefly", () => {
  const deed = deedOf(table(), game, moves([1, "temple"], [null, "draw"]));
  expect(deed).toMatchObject({ seat: 1, text: "temple", cells: ["0,1"] });
  expect(deedOf(table(), game, moves([1, "pay"]))?.rest).toBeLessThan(deed?.rest ?? 0);
  expect(deedOf(table("brisk"), game, moves([1, "temple"]))?.rest).toBeLessThan(deed?.rest ?? 0);
});

test("one's own, what chance does and what is silent are not waited for, nor bots that play at once", () => {
  expect(deedOf(table(), game, moves([0, "temple"]))).toBeNull();
  expect(deedOf(table(), game, moves([null, "draw"]))).toBeNull();
  expect(deedOf(table(), game, moves([1, "draw"]))).toBeNull();
  expect(deedOf(table("frantic"), game, moves([1, "temple"]))).toBeNull();
});

test("nothing is held back where time runs, nor while one looks back", () => {
  const made = moves([1, "temple"]);
  expect(deedOf(table("steady", {}, "move"), game, made)).toBeNull();
  expect(deedOf(table("steady", { looking: true }), game, made)).toBeNull();
  expect(deedOf(table(), { ...game, realtime: true }, made)).toBeNull();
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { byRecency, hasPlayed, recent } from "./recent";

const GAMES = [{ name: "gods" }, { name: "four-gods" }, { name: "deus" }];
const order = (): string[] => byRecency(GAMES).map(({ name }) => name);

beforeAll(() => {
  let kept: string | null = null;
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
});
afterAll(() => vi.unstubAllGlobals());

test("games that were never played stay as they are", () => {
  expect(order()).toEqual(["gods", "four-gods", "deus"]);
});

test("what was played last comes first, once", () => {
  for (const game of ["deus", "four-gods", "deus"]) hasPlayed(game);
  expect(recent()).toEqual(["deus", "four-gods"]);
  expect(order()).toEqual(["deus", "four-gods", "gods"]);
});

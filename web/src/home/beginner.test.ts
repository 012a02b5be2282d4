import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasBegun, isBeginner, isFirst } from "./beginner";

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

test("the first three games are those of a beginner, by game; the very first is told apart", () => {
  expect([isBeginner("gods"), isFirst("gods")]).toEqual([true, false]); // none is going on
  hasBegun("gods");
  expect([isBeginner("gods"), isFirst("gods")]).toEqual([true, true]);
  hasBegun("gods");
  expect([isBeginner("gods"), isFirst("gods")]).toEqual([true, false]);
  hasBegun("gods");
  expect(isBeginner("gods")).toBe(false);
  expect(isBeginner("deus")).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reel } from "./reel.svelte";

let seen: string[];
let reel: Reel<string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  seen = [];
  reel = new Reel((item) => {
    seen.push(item);
    return item.startsWith("bot") ? 800 : 0;
  });
});

afterEach(() => vi.useRealTimers());

const take = (...items: string[]): void => items.forEach((item) => reel.take(item));

test("what is worth no look delays nothing", () => {
  take("mine", "chat", "mine");
  expect(seen).toEqual(["mine", "chat", "mine"]);
  expect(reel.ahead).toBe(0);
});

test("what a bot does is seen for a moment before anything follows, in order", () => {
  take("mine", "bot 1", "bot 2", "chat");
  expect(seen).toEqual(["mine", "bot 1"]);
  expect(reel.ahead).toBe(2);
  vi.advanceTimersByTime(799);
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["mine", "bot 1", "bot 2"]);
  vi.advanceTimersByTime(800);
  expect(seen.at(-1)).toBe("chat");
  expect(reel.ahead).toBe(0);
});

test("one that comes late enough is shown at once", () => {
  take("bot 1");
  vi.advanceTimersByTime(900);
  take("bot 2");
  expect(seen).toEqual(["bot 1", "bot 2"]);
});

test("where much is still to come each is shown more briefly", () => {
  take("bot 1", ...Array.from({ length: 8 }, (_, nth) => `bot ${nth + 2}`));
  vi.advanceTimersByTime(800 + 500); // behind the second there are seven
  expect(seen.length).toBeGreaterThan(2);
});

test("whoever has seen enough is shown all of it at once", () => {
  take("bot 1", "bot 2", "bot 3");
  reel.skip();
  expect(seen).toEqual(["bot 1", "bot 2", "bot 3"]);
  expect(reel.ahead).toBe(0);
  take("mine"); // and waits for nothing afterwards
  expect(seen.at(-1)).toBe("mine");
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(4);
});

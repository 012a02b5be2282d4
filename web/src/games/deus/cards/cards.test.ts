import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardInfo } from "../../../wire/types";
import { Cards } from "./cards.svelte";

const PORT = { id: "B01", name: "Port" } as CardInfo;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks for a deck once, and knows it when it has come", async () => {
  const load = vi.fn(() => Promise.resolve([PORT]));
  const cards = new Cards(load);
  expect(cards.name("B01")).toBe("B01");
  await vi.advanceTimersByTimeAsync(0);
  expect(cards.name("B01")).toBe("Port");
  expect(load).toHaveBeenCalledOnce();
});

it("is asked again, a little later, for a deck that did not come", async () => {
  const load = vi.fn(() => Promise.resolve([PORT]));
  load.mockRejectedValueOnce(new Error("lost"));
  const cards = new Cards(load);
  for (let second = 0; second < 5; second++) {
    expect(cards.name("B01")).toBe(second < 3 ? "B01" : "Port");
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

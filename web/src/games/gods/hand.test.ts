import { expect, test } from "vitest";
import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/live.svelte";
import { Hand } from "./hand.svelte";

const LEGAL: Action[] = [
  { do: "tribe", tribe: "green", at: [1, 1] },
  { do: "tribe", tribe: "green", at: [0, 2] },
  { do: "temple", at: [1, 1] },
];

/** A table that answers when it is told to. */
class Slow {
  legal = LEGAL;
  hinted = null;
  played: Action[] = [];
  answer: (done: boolean) => void = () => undefined;
  play = (action: Action): Promise<boolean> => {
    this.played.push(action);
    return new Promise((resolve) => (this.answer = resolve));
  };
}

function hold(what: string): { table: Slow; hand: Hand; pick: (key: string) => void } {
  const table = new Slow();
  const hand = new Hand(table as unknown as Session);
  const pick = (key: string): void => {
    const choice = hand.all.find((one) => one.key === key);
    if (choice !== undefined) void hand.pick(choice);
  };
  pick(what);
  return { table, hand, pick };
}

test("what is placed leaves the hand at once, and is placed once", async () => {
  const { table, hand } = hold("tribe:green");
  const placed = hand.place("1,1");
  expect(hand.picked).toBeNull();
  await hand.place("1,1");
  expect(table.played).toEqual([LEGAL[0]]);
  table.answer(true);
  await placed;
  expect(hand.picked).toBeNull();
});

test("what is picked before the answer comes stays in hand", async () => {
  const { table, hand, pick } = hold("tribe:green");
  const placed = hand.place("1,1");
  pick("temple");
  hand.at = "0,2";
  table.answer(true);
  await placed;
  expect(hand.picked?.key).toBe("temple");
  expect(hand.at).toBe("0,2");
});

test("what is refused comes back, unless something else was picked", async () => {
  const { table, hand, pick } = hold("tribe:green");
  hand.at = "1,1";
  let placed = hand.place("1,1");
  table.answer(false);
  await placed;
  expect([hand.picked?.key, hand.at]).toEqual(["tribe:green", "1,1"]);
  placed = hand.place("1,1");
  pick("temple");
  table.answer(false);
  await placed;
  expect(hand.picked?.key).toBe("temple");
});

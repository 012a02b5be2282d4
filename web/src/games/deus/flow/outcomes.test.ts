import { expect, it } from "vitest";
import type { Session } from "../../../table/session.svelte";
import type { Action } from "../../../wire/live.svelte";
import type { Outcome } from "../../../wire/types";
import { aSeat, aView } from "../testing";
import { type Decision, decisionOf } from "./decisions";
import { Outcomes } from "./outcomes.svelte";

const SALE: Action[] = [{ do: "sell", resource: "wood", amount: 1 }, { do: "decline" }];
const view = aView({ seats: [aSeat("north"), aSeat("east")] });

/** A decision at a table that answers when it is told to. */
function asked(): [Outcomes, Decision, (answer: Promise<Outcome[]>) => void] {
  let answer!: (answer: Promise<Outcome[]>) => void;
  const foresee = (): Promise<Outcome[]> => new Promise((done) => (answer = done));
  const session = { view, you: 0, live: { foresee } } as unknown as Session;
  return [new Outcomes(session), decisionOf(view, SALE) as Decision, (told) => answer(told)];
}

it("knows what a decision comes to when the table has told it", async () => {
  const [outcomes, decision, answer] = asked();
  const told = outcomes.foresee(decision);
  expect(outcomes.has(decision)).toBe(false);
  answer(Promise.resolve([]));
  await told;
  expect(outcomes.has(decision)).toBe(true);
});

it("waits no longer when the table cannot tell", async () => {
  const [outcomes, decision, answer] = asked();
  const told = outcomes.foresee(decision);
  answer(Promise.reject(new Error("lost")));
  await expect(told).rejects.toThrow("lost");
  expect(outcomes.has(decision)).toBe(true);
});

it("knows nothing of a decision after the next one", async () => {
  const [outcomes, first, answer] = asked();
  const told = outcomes.foresee(first);
  const late = answer;
  void outcomes.foresee(null);
  late(Promise.resolve([]));
  await told;
  expect(outcomes.has(first)).toBe(false);
});

import { expect, test } from "vitest";
import type { Draws } from "../wire/types";
import type { Kept } from "./pledges";
import { pledgeOf } from "./pledges";
import { type Fault, prove } from "./proof";
import told from "./proof.fixture.json";

// A game of two as the server tells it (python -m tools.proof): south has pledged something, north gave it openly.
const TOLD = told as unknown as Draws;
const [OURS = "", THEIRS = ""] = TOLD.entropy;
const SEED = TOLD.seed ?? "";
const KEPT: Kept = {
  commitment: TOLD.commitment,
  nonces: [OURS],
  start: { seat: 0, pledges: TOLD.pledges, given: ["", THEIRS] },
};
const SHOWN = new Map(TOLD.draws.map(({ move, outcomes, drawn }) => [move, outcomes[drawn] as { do: string }]));
const faults = (change: Partial<Draws>, kept: Kept | null = KEPT): Fault[] =>
  prove({ ...TOLD, ...change }, kept, SHOWN).faults;
const flipped = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);

test("an honest server is believed, and every draw was worked out", () => {
  expect(prove(TOLD, KEPT, SHOWN)).toEqual({ faults: [], draws: TOLD.draws.length, sealed: true, own: true });
  expect(TOLD.draws.length).toBeGreaterThan(20);
});

test("who has kept nothing can still work out the draws", () => {
  expect(prove(TOLD, null, new Map())).toEqual({ faults: [], draws: TOLD.draws.length, sealed: false, own: false });
});

test("another seal than before the game", () => {
  expect(faults({ commitment: flipped(TOLD.commitment) })).toEqual(["seal", "seed"]);
});

test("another seed, chosen afterwards together with a seal that fits", () => {
  const other = { ...KEPT, commitment: flipped(TOLD.commitment) };
  expect(faults({}, other)).toEqual(["seal"]);
  expect(faults({ seed: flipped(SEED) })).toEqual(["seed", "draw"]);
});

test("our own part left out or changed", () => {
  expect(faults({ entropy: ["", THEIRS] })).toContain("own");
  expect(faults({ entropy: [flipped(OURS), THEIRS] })).toEqual(["own", "pledges", "draw"]);
  const nonce = flipped(OURS);
  expect(faults({ entropy: [nonce, THEIRS], pledges: [pledgeOf(nonce), ""] })).toContain("own");
});

test("another seat's part, chosen when ours was known", () => {
  expect(faults({ entropy: [OURS, flipped(THEIRS)] })).toEqual(["pledges", "draw"]);
});

test("any draw that is changed, left out, or made twice", () => {
  for (const [n, draw] of TOLD.draws.entries()) {
    const others = (one: Draws["draws"]): Draws["draws"] => [
      ...TOLD.draws.slice(0, n),
      ...one,
      ...TOLD.draws.slice(n + 1),
    ];
    if (draw.outcomes.length > 1) {
      const changed = { ...draw, drawn: (draw.drawn + 1) % draw.outcomes.length };
      expect(faults({ draws: others([changed]) })).toContain("draw");
      expect(faults({ draws: others([changed]) })).toContain("shown");
    }
    if (TOLD.draws.slice(n + 1).some(({ purpose }) => purpose === draw.purpose)) {
      expect(faults({ draws: others([]) })).toContain("draw");
    }
    expect(faults({ draws: others([draw, draw]) })).toContain("draw");
  }
});

test("a draw that was shown otherwise while the game was played", () => {
  const [[move, action] = [0, { do: "" }]] = [...SHOWN];
  const other = new Map(SHOWN).set(move, { ...action, do: "something else" });
  expect(prove(TOLD, KEPT, other).faults).toEqual(["shown"]);
});

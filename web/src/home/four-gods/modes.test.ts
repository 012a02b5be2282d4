import { expect, test } from "vitest";
import { MODES, SIDES, sideOf, tossed, turned } from "./modes";

/** Numbers in turn, as if they were random. */
function dice(...numbers: number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] as number;
}

test("a token shows one of two sides, and turning it twice changes nothing", () => {
  for (const mode of MODES) {
    const [front, back] = SIDES[mode];
    expect([sideOf(mode, front), sideOf(mode, back)]).toEqual([0, 1]);
    expect(turned(mode, turned(mode, front))).toBe(front);
    expect(turned(mode, front)).toBe(back);
  }
});

test("penalties lie on the side of called mistakes, and go when it is turned", () => {
  expect(sideOf("mistakes", "called+penalty")).toBe(1);
  expect(turned("mistakes", "called+penalty")).toBe("enforced");
});

function allTosses(players: number): string[] {
  const found = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const bits = [n & 1, n & 2, n & 4].map((bit) => (bit ? 0.9 : 0.1));
    found.add(JSON.stringify(tossed(dice(...bits), players)));
  }
  return [...found];
}

test("every combination of turns and gods can be tossed, mistakes never", () => {
  expect(allTosses(4).length).toBe(4);
  expect(allTosses(3).length).toBe(4);
  for (const shown of allTosses(4)) expect(shown).not.toContain("mistakes");
});

test("two players toss the number of gods, too, and four are never secret", () => {
  const found = allTosses(2).map((shown) => JSON.parse(shown) as ReturnType<typeof tossed>);
  expect(found.length).toBe(6);
  expect(found.filter((shown) => shown.two_player_gods === "4").map((shown) => shown.gods)).toEqual([
    "visible",
    "visible",
  ]);
});

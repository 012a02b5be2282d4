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

test("every combination of modes can be tossed", () => {
  const found = new Set<string>();
  for (let n = 0; n < 16; n++) {
    const bits = [n & 1, n & 2, n & 4, n & 8].map((bit) => (bit ? 0.9 : 0.1));
    found.add(JSON.stringify(tossed(dice(...bits), true)));
  }
  expect(found.size).toBe(2 * 2 * 3);
});

test("two players with four gods are never given secret ones", () => {
  for (const number of [0, 0.49, 0.5, 0.99]) expect(tossed(() => number, false).gods).toBe("visible");
  expect(tossed(() => 0.9, true).gods).toBe("secret");
});

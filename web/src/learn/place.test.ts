import { expect, test } from "vitest";
import { aside } from "./place";

const [HIGH, ROOM] = [200, 844];

test("a card about the world lies below it", () => {
  expect(aside({ top: 54, bottom: 480 }, HIGH, ROOM)).toBe("below");
});

test("a card about things in hand lies above them", () => {
  expect(aside({ top: 600, bottom: 760 }, HIGH, ROOM)).toBe("above");
});

test("where it hides nothing at either end, or nothing is spoken of, it stays above", () => {
  expect(aside({ top: 400, bottom: 460 }, HIGH, ROOM)).toBe("above");
  expect(aside(null, HIGH, ROOM)).toBe("above");
});

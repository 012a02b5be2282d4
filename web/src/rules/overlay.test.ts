import { expect, test } from "vitest";
import { around } from "./overlay";

test("the tab key goes round inside", () => {
  const stops = ["undo", "leave", "world"];
  expect(around(stops, "world", false)).toBe("undo");
  expect(around(stops, "undo", true)).toBe("world");
  expect(around(stops, "leave", false)).toBeNull();
  expect(around(stops, "leave", true)).toBeNull();
});

test("from the title it goes on by itself, and backwards to the end", () => {
  expect(around(["undo", "leave"], "title", false)).toBeNull();
  expect(around(["undo", "leave"], "title", true)).toBe("leave");
  expect(around([], "title", true)).toBeNull();
});

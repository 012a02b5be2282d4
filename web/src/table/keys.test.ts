import { expect, test } from "vitest";
import { commandOf } from "./keys";

const key = (name: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test("letters mean something unless somebody types", () => {
  expect(commandOf(key("u"), false, false)).toBe("undo");
  expect(commandOf(key("U"), false, false)).toBe("undo");
  expect(commandOf(key("u"), true, false)).toBe(null);
});

test("Ctrl+Z takes back, other shortcuts are the browser's", () => {
  expect(commandOf(key("z", { ctrlKey: true }), false, false)).toBe("undo");
  expect(commandOf(key("z", { metaKey: true }), false, false)).toBe("undo");
  expect(commandOf(key("z", { ctrlKey: true, shiftKey: true }), false, false)).toBe(null);
  expect(commandOf(key("h", { ctrlKey: true }), false, false)).toBe(null);
  expect(commandOf(key("ArrowLeft", { altKey: true }), false, false)).toBe(null);
});

test("arrows look back, except where they move something else", () => {
  expect(commandOf(key("ArrowLeft"), false, false)).toBe("back");
  expect(commandOf(key("End"), false, false)).toBe("last");
  expect(commandOf(key("ArrowLeft"), false, true)).toBe(null);
  expect(commandOf(key("<", { shiftKey: true }), false, true)).toBe("back");
});

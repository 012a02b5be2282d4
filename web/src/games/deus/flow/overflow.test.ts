import { expect, test } from "vitest";
import { more } from "./overflow";

const part = (scrollTop: number, clientHeight: number, scrollHeight: number): Element =>
  ({ scrollTop, clientHeight, scrollHeight }) as Element;

test.each([
  ["nothing", part(0, 40, 40), ""],
  ["nothing that an eye could see", part(0.4, 40, 40.9), ""],
  ["something below", part(0, 40, 90), "down"],
  ["something on both sides", part(20, 40, 90), "both"],
  ["something above", part(50, 40, 90), "up"],
])("a part that scrolls says that it hides %s", (_, one, told) => {
  expect(more(one)).toBe(told);
});

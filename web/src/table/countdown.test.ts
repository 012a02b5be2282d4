import { expect, test } from "vitest";
import { countdown, isUrgent } from "./countdown";

test("seconds and minutes", () => {
  expect(countdown(5)).toBe("0:05");
  expect(countdown(65)).toBe("1:05");
  expect(countdown(599.2)).toBe("10:00");
});

test("hours and days", () => {
  expect(countdown(3600)).toBe("1:00:00");
  expect(countdown(90_000)).toBe("1 d 1 h");
});

test("time that has run out stays at nothing", () => {
  expect(countdown(-3)).toBe("0:00");
});

test("the last seconds are urgent", () => {
  expect(isUrgent(10)).toBe(true);
  expect(isUrgent(11)).toBe(false);
});

import { expect, test } from "vitest";
import { ServerClock } from "./serverClock";

const TOLD = 1_700_000_000.123;
const OURS = 1_699_994_600_123; // an hour and a half behind, in milliseconds

test("it goes on between two messages, whatever our own clock says", () => {
  const clock = new ServerClock().heard(TOLD, OURS);
  expect(clock.left(TOLD + 30, OURS)).toBe(30);
  expect(clock.left(TOLD + 30, OURS + 12_500)).toBe(17.5);
  expect(clock.left(TOLD + 30, OURS + 31_000)).toBe(-1);
});

test("nobody has more time than the server said, though our clock was read before its message came", () => {
  const clock = new ServerClock().heard(TOLD, OURS);
  expect(clock.left(TOLD + 8, OURS - 250)).toBe(8);
  expect(Math.ceil(clock.left(1_700_000_008.123, OURS))).toBe(8); // though such numbers have rounding errors
});

test("a message that comes late does not put it back", () => {
  const clock = new ServerClock().heard(TOLD, OURS).heard(TOLD + 10, OURS + 12_000);
  expect(clock.left(TOLD + 30, OURS + 12_000)).toBe(18);
  expect(clock.heard(TOLD + 20, OURS + 20_000).left(TOLD + 30, OURS + 20_000)).toBe(10);
});

test("a quicker message puts it forward", () => {
  const slow = new ServerClock().heard(TOLD, OURS + 700);
  expect(slow.left(TOLD + 30, OURS + 1000)).toBe(29.7);
  expect(slow.heard(TOLD + 1, OURS + 1100).left(TOLD + 30, OURS + 2000)).toBe(28.1);
});

test("an answer tells when our own clock was put forward", () => {
  const forward = OURS + 3_600_000;
  const clock = new ServerClock().heard(TOLD, OURS).heard(TOLD + 5, forward + 5000);
  expect(clock.left(TOLD + 30, forward + 5000)).toBeLessThan(-3000);
  const asked = clock.heard(TOLD + 15, forward + 15_040, forward + 14_980);
  expect(asked.left(TOLD + 30, forward + 15_040)).toBe(14.94);
});

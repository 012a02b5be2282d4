import { expect, test } from "vitest";
import { UNITS, unitOf } from "./duration";

test("a time is counted in the largest unit that makes it whole", () => {
  expect([45, 90, 180, 5400, 7200, 86_400, 1_209_600, 129_600].map(unitOf)).toEqual(
    ["second", "second", "minute", "minute", "hour", "day", "day", "hour"], // prettier-ignore
  );
  expect(UNITS[unitOf(0)]).toBe(1);
});

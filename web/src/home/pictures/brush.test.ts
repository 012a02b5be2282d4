import { expect, test } from "vitest";
import { deus } from "./deus";
import { fourGods } from "./fourGods";
import { gods } from "./gods";

test.each([gods, fourGods, deus])("a picture is the same every time, and every path can be drawn", (paint) => {
  const marks = paint();
  expect(marks).toEqual(paint());
  for (const { d, fill, stroke } of marks) {
    expect(d).toMatch(/^M-?[\d.]/);
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}$/);
  }
});

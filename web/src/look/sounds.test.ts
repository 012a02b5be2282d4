import { expect, test } from "vitest";
import { Ear } from "./sounds";

test("of what happens all the time a few are heard in a second, and rare sounds always", () => {
  const ear = new Ear();
  const heard = Array.from({ length: 20 }, (_, nth) => ear.lets("laid", nth * 50)).filter(Boolean);
  expect(heard).toHaveLength(4);
  expect(ear.lets("city-fallen", 960)).toBe(true);
  expect(ear.lets("city-fallen", 961)).toBe(true);
  expect(ear.lets("drawn", 962)).toBe(false);
  expect(ear.lets("drawn", 2000)).toBe(true);
});

test("in fast motion even rare sounds are few, and common ones do not drown them", () => {
  const ear = new Ear(2, 2);
  const heard = Array.from({ length: 10 }, (_, nth) => ear.lets("laid", nth * 100)).filter(Boolean);
  expect(heard).toHaveLength(2);
  const rare = Array.from({ length: 10 }, (_, nth) => ear.lets("city-fallen", nth * 100)).filter(Boolean);
  expect(rare).toHaveLength(2);
  expect(ear.lets("city-fallen", 1001)).toBe(true);
});

test("two of the same moment are one", () => {
  const ear = new Ear();
  expect([ear.lets("laid", 0), ear.lets("prophet", 30), ear.lets("prophet", 90)]).toEqual([true, false, true]);
});

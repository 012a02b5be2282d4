import { expect, test } from "vitest";
import { pathOf } from "./address";

const HERE = "https://here.example";

test("a table is found by its name, its address or a link to a seat", () => {
  expect(pathOf(" HQmz0TpWDAQz ", HERE)).toBe("/table/HQmz0TpWDAQz");
  expect(pathOf("https://here.example/table/abc", HERE)).toBe("/table/abc");
  expect(pathOf("https://here.example/table/abc/move/7", HERE)).toBe("/table/abc/move/7");
  expect(pathOf("/table/abc#link=secret", HERE)).toBe("/table/abc#link=secret");
});

test("anything else leads nowhere", () => {
  for (const words of ["", "no table at all", "https://here.example/rules/gods", "/table/", "http://"]) {
    expect(pathOf(words, HERE)).toBeNull();
  }
});

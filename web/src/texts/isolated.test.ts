import { expect, test } from "vitest";
import { isolated } from "./isolated";

test("a name from right to left keeps its direction to itself; any other stays as it is", () => {
  expect(isolated("יעל")).toBe("\u2068יעל\u2069");
  expect(isolated("سارة 2")).toBe("\u2068سارة 2\u2069");
  expect(isolated("𞤀𞤣𞤤𞤢𞤥")).toBe("\u2068𞤀𞤣𞤤𞤢𞤥\u2069");
  for (const name of ["", "Anna", "Nguyễn", "神々", "ภาษาไทย", "👨‍👩‍👧"]) expect(isolated(name)).toBe(name);
});

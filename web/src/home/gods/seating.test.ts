import { expect, it } from "vitest";
import { given, seated, wordsOf } from "./seating";

it("gives every seat a god, the chosen ones first", () => {
  expect(seated([], 2)).toEqual(["crimson", "gold"]);
  expect(seated(["jade"], 3)).toEqual(["jade", "crimson", "gold"]);
  expect(seated(["jade", "azure", "gold"], 2)).toEqual(["jade", "azure"]);
});

it("lets two seats change gods", () => {
  expect(given(["crimson", "gold"], 0, "gold")).toEqual(["gold", "crimson"]);
  expect(given(["crimson", "gold"], 1, "jade")).toEqual(["crimson", "jade"]);
});

it("says nothing of the usual gods", () => {
  expect(wordsOf(["crimson", "gold", "azure"])).toBe("");
  expect(wordsOf(["jade", "crimson"])).toBe("jade,crimson");
});

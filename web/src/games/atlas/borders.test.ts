import { expect, test } from "vitest";
import { borderLabels } from "./borders";
import { type At, centre } from "./cells";

test("each row and each column of the land is named once, beside its first cell", () => {
  const land: At[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
  ];
  const labels = borderLabels(land);
  expect(labels.map(({ text }) => text).toSorted()).toEqual(["→ 0", "→ 1", "↘ 0", "↘ 1", "↘ −1"].toSorted());
  const row = labels.find(({ text }) => text === "→ 1");
  expect(row?.at[0]).toBeLessThan(centre([-1, 1])[0]);
  expect(row?.at[1]).toBe(centre([-1, 1])[1]);
});

import { expect, test } from "vitest";
import { partOf, partsFor } from "./parts";

test.each([
  ["web.ftl", "home"],
  ["web_home.ftl", "home"],
  ["web_plan.ftl", "pages"],
  ["seats.ftl", "home"],
  ["gods.ftl", "gods"],
  ["web_gods.ftl", "gods"],
  ["web_four_gods_show.ftl", "four-gods"],
  ["deus_cards.ftl", "deus"],
  ["cli_deus.ftl", undefined],
  ["rulings_four_gods.ftl", "rulings-four-gods"],
  ["language.ftl", "home"],
  ["server.ftl", undefined],
  ["titles", undefined],
])("%s belongs to %s", (file, part) => expect(partOf(file)).toBe(part));

test("the first page needs no texts of a game, and a page of a game none of another", () => {
  expect(partsFor({ page: "home" })).toEqual(["home"]);
  expect(partsFor({ page: "rules", game: "deus", example: null })).toEqual(["home", "pages", "deus"]);
  expect(partsFor({ page: "rules", game: "chess", example: null })).toEqual(["home", "pages"]);
});

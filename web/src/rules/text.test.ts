import { expect, test } from "vitest";
import { OUTLINES } from "./outline";
import { runs, type RulesText } from "./text";

const FILES = import.meta.glob<{ rules: RulesText }>("./texts/*/*.ts", { eager: true });
const LANGUAGES = ["en", "fr", "de"];

test("what stands between stars is strong", () => {
  expect(runs("a **b** c")).toEqual([
    { text: "a ", strong: false },
    { text: "b", strong: true },
    { text: " c", strong: false },
  ]);
});

test.each(Object.keys(OUTLINES))("the rules of %s have every section in every language, alike in form", (game) => {
  const shape = ({ sections }: RulesText) =>
    OUTLINES[game]?.map(({ id }) =>
      sections[id]?.blocks.map((block) => (typeof block === "string" ? "p" : Object.keys(block))),
    );
  const told = LANGUAGES.map((language) => FILES[`./texts/${language}/${game}.ts`]?.rules as RulesText);
  for (const rules of told) {
    expect(shape(rules)).toEqual(shape(told[0] as RulesText));
    expect(shape(rules)?.every((blocks) => (blocks?.length ?? 0) > 0)).toBe(true);
    expect(Object.keys(rules.sections).length).toBe(OUTLINES[game]?.length);
  }
});

import { expect, test } from "vitest";
import { OUTLINES } from "./outline";
import { readRulings } from "./rulings";
import { type Block, runs, type RulesText } from "./text";

const FILES = import.meta.glob<{ rules: RulesText }>("./texts/*/*.ts", { eager: true });
const LANGUAGES = ["en", "fr", "de"];

test("what stands between stars is strong", () => {
  expect(runs("a **b** c")).toEqual([
    { text: "a ", strong: false },
    { text: "b", strong: true },
    { text: " c", strong: false },
  ]);
});

test("what stands in braces is a mark", () => {
  expect(runs("a. {B}{O map-apart} **b {P}** {other}")).toEqual([
    { text: "a. ", strong: false },
    { mark: "rulebook", ruling: null },
    { mark: "ruling", ruling: "map-apart" },
    { text: " ", strong: false },
    { text: "b ", strong: true },
    { mark: "source", ruling: null },
    { text: " {other}", strong: false },
  ]);
});

test("a ruling is a message with its parts", () => {
  const text = "# Ours\nruling-gods-map-apart = Apart?\n    .book = Open.\n    .ours = Yes.\n    .why = So.\n";
  expect(readRulings("gods", "en", text)).toEqual([
    { name: "map-apart", title: "Apart?", book: "Open.", ours: "Yes.", why: "So." },
  ]);
});

/** The sentences of a block that are to be marked: its paragraph, its items, the last cell of each row. */
const sentences = (block: Block): string[] =>
  typeof block === "string"
    ? [block]
    : "list" in block
      ? block.list
      : block.table.slice(1).map((row) => row.at(-1) ?? "");
const marks = (text: string): string[] => text.match(/\{[BPO][^}]*\}/g) ?? [];

test.each(Object.keys(OUTLINES))("every rule of %s says who says so, alike in every language", (game) => {
  const told = LANGUAGES.map((language) => FILES[`./texts/${language}/${game}.ts`]?.rules as RulesText);
  const marked = told.map(({ sections }) =>
    Object.entries(sections).map(([id, { blocks }]) => [id, blocks.flatMap((block) => sentences(block).map(marks))]),
  );
  expect(marked[1]).toEqual(marked[0]);
  expect(marked[2]).toEqual(marked[0]);
  for (const [id, { blocks }] of Object.entries(told[0]?.sections ?? {})) {
    if (id === "idea" || id === "checks") continue;
    const rules = blocks.flatMap(sentences).filter((text) => !text.endsWith(":"));
    expect(rules.filter((text) => marks(text).length === 0)).toEqual([]);
  }
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

import { expect, test } from "vitest";
import { OUTLINES } from "./outline";
import { readRulings } from "./rulings";
import { type Block, rulesOf, runs, type RulesText } from "./text";

const FILES = import.meta.glob<RulesText>("../../../src/pantheon/locales/*/rules/*.md", {
  eager: true,
  import: "default",
});

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

const marks = (text: string): string[] => text.match(/\{[BPO][^}]*\}/g) ?? [];
/** A block as it is in every language: what it is, with the marks of each paragraph, item and cell. */
const form = (block: Block): object =>
  typeof block === "string"
    ? marks(block)
    : "list" in block
      ? { list: block.list.map(marks) }
      : { table: block.table.map((row) => row.map(marks)) };
/** The sentences of a block that are to be marked: its paragraph, its items, the last cell of each row. */
const sentences = (block: Block): string[] =>
  typeof block === "string"
    ? [block]
    : "list" in block
      ? block.list
      : block.table.slice(1).map((row) => row.at(-1) ?? "");

test.each(Object.keys(OUTLINES))("the rules of %s are alike in every language", async (game) => {
  const english = await rulesOf(game, "en");
  const alike = (rules: RulesText | null): unknown =>
    Object.entries(rules?.sections ?? {}).map(([id, { example, blocks }]) => [id, example, blocks.map(form)]);
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${game.replace("-", "_")}.md`));
  expect(files.length).toBeGreaterThan(1);
  for (const [path, rules] of files) expect(alike(rules), path).toEqual(alike(english));
});

test.each(Object.keys(OUTLINES))("every rule of %s says who says so", async (game) => {
  for (const [id, { blocks }] of Object.entries((await rulesOf(game, "en"))?.sections ?? {})) {
    expect(blocks.length).toBeGreaterThan(0);
    if (id === "idea" || id === "checks") continue;
    const rules = blocks.flatMap(sentences).filter((text) => !text.endsWith(":"));
    expect(rules.filter((text) => marks(text).length === 0)).toEqual([]);
  }
});

test("a language without rules has the English ones", async () => {
  expect(await rulesOf("four-gods", "xx")).toBe(await rulesOf("four-gods", "en"));
  expect(await rulesOf("chess", "en")).toBeNull();
});

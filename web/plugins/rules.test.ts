import { expect, test } from "vitest";
import { readRules } from "./rules";

const NAMES = { sections: ["idea", "end"], rulings: ["ties"], examples: ["two-tribes"] };

const RULES = `# Gods

What it
is about.

## The idea {#idea}

{example: two-tribes}

Some **words**. {B}{O ties}

- one {P}
- and **another,
  longer {B}**

| God | |
| --- | --- |
| Mars | red {B} |

## The end {#end}

Nobody wins. {B}
`;

const read = (text: string): unknown => readRules(text, "gods.md", NAMES);

test("rules are read from Markdown", () => {
  expect(read(RULES)).toEqual({
    lead: "What it is about.",
    sections: {
      idea: {
        title: "The idea",
        example: "two-tribes",
        blocks: [
          "Some **words**. {B}{O ties}",
          { list: ["one {P}", "and **another, longer {B}**"] },
          {
            table: [
              ["God", ""],
              ["Mars", "red {B}"],
            ],
          },
        ],
      },
      end: { title: "The end", example: null, blocks: ["Nobody wins. {B}"] },
    },
  });
});

test.each([
  ["# Gods", "Gods", "gods.md:1: a file begins with the name of its game"],
  ["What it\nis about.", "- What it is about.", "gods.md:3: below the name of the game, a paragraph"],
  ["is about.", "- is about.", "gods.md:4: before this an empty line is missing"],
  ["## The idea {#idea}", "The idea", "gods.md:6: a section begins with ## Title {#id}"],
  ["## The end {#end}", "### The end {#end}", "gods.md:20: a section begins with ## Title {#id}"],
  [
    "## The end {#end}",
    "## The end {#edn}",
    "gods.md:20: the sections are, in the order of web/src/rules/outline.ts: idea, end",
  ],
  [
    "## The end {#end}",
    "## The end {#idea}",
    "gods.md:20: the sections are, in the order of web/src/rules/outline.ts: idea, end",
  ],
  ["## The end {#end}", "", "gods.md: {#end} is missing: the sections are"],
  ["The end", "The **end**", "gods.md:20: a * too many"],
  ["two-tribes", "three-tribes", "gods.md:8: no example three-tribes in fixtures/rules"],
  ["{example: two-tribes}", "{example two-tribes}", "gods.md:8: an example is {example: name}"],
  ["Some", "{example: two-tribes}\n\nSome", "gods.md:10: a section shows one example"],
  ["{P}", "{example: two-tribes}", "gods.md:12: {example: two-tribes} is no mark: {B}, {P} and {O ruling} are"],
  ["{O ties}", "{O}", "gods.md:10: {O} is no mark: {B}, {P} and {O ruling} are"],
  ["{O ties}", "{O tise}", "gods.md:10: no ruling tise in rulings_*.ftl"],
  ["red {B}", "red {B", "gods.md:18: a { too many"],
  ["**words**", "**words*", "gods.md:10: a * too many"],
  ["Some", "* Some", "gods.md:10: a * too many"],
  ["\n\n- one", "\n- one", "gods.md:11: before this an empty line is missing"],
  ["\n\n| God", "\n| God", "gods.md:15: before this an empty line is missing"],
  ["| Mars |", "|", "gods.md:18: a row of 1 cells below a head of 2"],
  ["red {B} |", "red {B}", "gods.md:18: a row of a table stands between | and |"],
  ["| --- | --- |\n", "", "gods.md:17: below the head of a table stands | --- | --- |"],
])("%j cannot be %j", (right, wrong, error) => {
  expect(RULES).toContain(right);
  expect(() => read(RULES.replace(right, wrong))).toThrow(error);
});

// Rules as data: sections of short blocks, read from Markdown by plugins/rules.ts. What is not language (pictures, lists
// of examples) stands in the outline.

import rules from "virtual:rules";

/**
 * A paragraph, a list, or a table whose first row is its head; **words** between stars are strong.
 * Marks behind a sentence tell who says so: {B} the rulebook, {P} another public source, {O name} a ruling of ours.
 */
export type Block = string | { list: string[] } | { table: string[][] };

export interface SectionText {
  title: string;
  /** The example that is pictured beside it. */
  example: string | null;
  blocks: Block[];
}

export interface RulesText {
  /** What the game is about, in two or three sentences. */
  lead: string;
  sections: Record<string, SectionText>;
}

/** The rules of a game in a language, or else in English; they are loaded when they are read. */
export async function rulesOf(game: string, language: string): Promise<RulesText | null> {
  const load = rules[`${language}/${game}`] ?? rules[`en/${game}`];
  return (await load?.())?.default ?? null;
}

export type Mark = "rulebook" | "source" | "ruling";
export type Run = { text: string; strong: boolean } | { mark: Mark; ruling: string | null };

const MARKS: Record<string, Mark> = { B: "rulebook", P: "source", O: "ruling" };

/** A text in runs: what stands between ** is strong, what stands in braces is a mark. */
export function runs(text: string): Run[] {
  return text
    .split("**")
    .flatMap((part, index) => part.split(/(\{[BPO][^}]*\})/).map((piece) => run(piece, index % 2 === 1)))
    .filter((found) => !("text" in found) || found.text !== "");
}

function run(piece: string, strong: boolean): Run {
  const [letter, ruling] = /^\{([BPO])(?: ([a-z0-9-]+))?\}$/.exec(piece)?.slice(1) ?? [];
  const mark = MARKS[letter ?? ""];
  return mark === undefined ? { text: piece, strong } : { mark, ruling: ruling ?? null };
}

// Rules as data: sections of short blocks. What is not language (examples, pictures) stands in the outline.

import type { Language } from "../texts/texts.svelte";

/** A paragraph, a list, or a table whose first row is its head; **words** between stars are strong. */
export type Block = string | { list: string[] } | { table: string[][] };

export interface SectionText {
  title: string;
  blocks: Block[];
}

export interface RulesText {
  /** What the game is about, in two or three sentences. */
  lead: string;
  sections: Record<string, SectionText>;
}

const FILES = import.meta.glob<{ rules: RulesText }>("./texts/*/*.ts");

/** The rules of a game in a language; they are loaded when they are read. */
export async function rulesOf(game: string, language: Language): Promise<RulesText | null> {
  const load = FILES[`./texts/${language}/${game}.ts`];
  return load === undefined ? null : (await load()).rules;
}

export type Run = { text: string; strong: boolean };

/** A text in runs: what stands between ** is strong. */
export function runs(text: string): Run[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}

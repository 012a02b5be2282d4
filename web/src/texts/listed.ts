// Several things in one sentence.

import { spoken } from "./texts.svelte";

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: "conjunction" }).format(words);

// Several things in one sentence.

import { locale } from "./texts.svelte";

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);

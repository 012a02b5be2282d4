// What is said to those who listen instead of looking: politely, or at once.

import { untrack } from "svelte";

const BLANK = "\u00a0";

/** Screen readers hear a change only. */
const again = (words: string, before: string): string => (words === before ? words + BLANK : words);

class Announcer {
  polite = $state("");
  urgent = $state("");

  /** Said when the listener has time. The same words twice are two messages. */
  say(words: string): void {
    this.polite = again(
      words,
      untrack(() => this.polite),
    );
  }

  /** Said at once: something was refused, or it is your turn. */
  alarm(words: string): void {
    this.urgent = again(
      words,
      untrack(() => this.urgent),
    );
  }
}

export const announcer = new Announcer();
export const announce = (words: string): void => announcer.say(words);
export const alarm = (words: string): void => announcer.alarm(words);

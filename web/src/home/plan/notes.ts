// What somebody should know before the table is made. A note never stands in the way.

import type { Facts } from "../../texts/texts.svelte";

/** Something that would mend it: options to say, helps to leave out. */
export interface Fix {
  id: string;
  say?: Record<string, string>;
  without?: string[];
}

export interface Note {
  id: string;
  /** The server will not have it. */
  refused?: boolean;
  /** The part of the form that it belongs to. */
  at: string;
  facts?: Facts;
  fixes: Fix[];
}

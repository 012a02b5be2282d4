// Which options a refusal of the server is about.

import type { ErrorInfo } from "../../wire/types";

const ABOUT: Record<string, string[]> = {
  "bad-gods": ["gods"],
  "unknown-god": ["gods"],
  "four-gods-two-only": ["two_player_gods"],
  "four-gods-beginners": ["beginners"],
  "four-gods-tiles": ["tiles"],
  "bad-option-first": ["first"],
  "deus-handicap": ["handicap"],
  "deus-pieces": ["pieces"],
  "deus-shape": ["shape"],
  "deus-place": ["places"],
  "deus-places": ["places"],
  "deus-apart": ["places"],
  "deus-deck": ["deck"],
  "unknown-help": ["helps"],
};

export function fieldsOf({ text, facts }: ErrorInfo): string[] {
  const name = facts["name"];
  return ABOUT[text] ?? (typeof name === "string" && text.startsWith("bad-option") ? [name] : []);
}

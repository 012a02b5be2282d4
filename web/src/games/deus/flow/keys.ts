// What a key means in Deus; the table's own keys (undo, hint, log, chat) are not among them.

import type { Mode } from "./decisions";

export type Meaning =
  | { do: "card" | "answer"; nth: number }
  | { do: "confirm" | "escape" | "offer" | "joker" | "pay" | "tableau" | "decline" | "back" };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

const LETTERS: Record<string, Meaning> = {
  b: { do: "confirm" },
  o: { do: "offer" },
  j: { do: "joker" },
  p: { do: "pay" },
  t: { do: "tableau" },
  n: { do: "decline" },
};
const BY_TURN = new Set(["o", "j", "p"]);

/** Enter on a button or on a region is that button's own. */
const OWN = "button, a, summary, [data-cell], [role=tab], [role=radio]";
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

const within = (target: EventTarget | null, selector: string): boolean =>
  typeof (target as Element | null)?.closest === "function" && (target as Element).closest(selector) !== null;

export function keyMeaning(pressed: Pressed, mode: Mode): Meaning | null {
  const { key, target } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || within(target, TYPING)) return null;
  if (key === "Escape") return { do: "escape" };
  if (key === "Backspace") return mode === "decision" ? { do: "back" } : null;
  if (key === "Enter") return within(target, OWN) && !within(target, "[data-card]") ? null : { do: "confirm" };
  if (/^[0-9]$/.test(key)) {
    const nth = (Number(key) + 9) % 10;
    if (mode === "turn") return { do: "card", nth };
    return mode === "decision" ? { do: "answer", nth } : null;
  }
  const letter = key.toLowerCase();
  if (BY_TURN.has(letter) && mode !== "turn") return null;
  if (letter === "n" && mode !== "decision") return null;
  return LETTERS[letter] ?? null;
}

// The log of a table as a tale: moves that stand, and what people said and did in between.

import type { Facts } from "../texts/texts.svelte";
import type { Event } from "../wire/types";
import type { StandingMove } from "./session.svelte";

export type Note = { id: string; facts: Facts };
export type Entry =
  | { kind: "move"; n: number; move: StandingMove }
  | { kind: "talk"; n: number; at: number; seat: number | null; name: string; text: string }
  | { kind: "note"; n: number; note: Note };

export type Names = (seat: number) => string;

/** Moves that were taken back leave the tale; that they were stays in it. */
export function tell(earlier: readonly StandingMove[], events: readonly Event[], names: Names): Entry[] {
  let tale: Entry[] = earlier.map((move) => ({ kind: "move", n: move.n, move }));
  for (const { n, at, what } of events) {
    if (what.kind === "move") {
      tale.push({ kind: "move", n, move: { ...what, n, at } });
    } else if (what.kind === "said") {
      tale.push({ kind: "talk", n, at, seat: what.seat, name: what.name, text: what.text });
    } else {
      if (what.kind === "undo") tale = tale.filter((entry) => entry.kind !== "move" || entry.move.move <= what.left);
      const note = noteOf(what, names);
      if (note !== null) tale.push({ kind: "note", n, note });
    }
  }
  return tale;
}

type Happening = Exclude<Event["what"], { kind: "move" | "said" }>;

/** What happened beside the game, as a message with its facts; null is not worth a line. */
export function noteOf(what: Happening, names: Names): Note | null {
  switch (what.kind) {
    case "created":
      return null;
    case "joined":
      return { id: "web-note-joined", facts: { name: what.name } };
    case "bot":
      return { id: "web-note-joined", facts: { name: names(what.seat) } };
    case "started":
      return { id: "web-note-started", facts: {} };
    case "ended":
      return { id: `web-note-ended-${what.reason}`, facts: {} };
    case "rematch":
      return { id: "web-note-rematch", facts: {} };
    case "proposed": {
      const target = what.target === null ? "" : names(what.target);
      return { id: `web-note-proposed-${what.what}`, facts: { name: names(what.seat), target } };
    }
    case "voted":
      return { id: what.yes ? "web-note-yes" : "web-note-no", facts: { name: names(what.seat) } };
    case "handed":
      return { id: what.turn_only ? "web-note-skipped" : "web-note-handed", facts: { name: names(what.seat) } };
    default:
      return { id: `web-note-${what.kind}`, facts: { name: names(what.seat) } }; // left, undo, overdue, back, resigned
  }
}

/** How many lines of chat others have written after event `n`. */
export function unread(events: readonly Event[], n: number, you: number | null): number {
  return events.filter(
    (event) => event.n > n && event.what.kind === "said" && (you === null || event.what.seat !== you),
  ).length;
}

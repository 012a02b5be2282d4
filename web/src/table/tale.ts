// The log of a table as a tale: moves that stand, and what people said and did in between.

import type { GameModule } from "../games/contract";
import { isolated } from "../texts/isolated";
import { type Facts, t } from "../texts/texts.svelte";
import type { Event } from "../wire/types";
import { fresh, lateText, type Race } from "./races";
import type { Session, StandingMove } from "./session.svelte";

/** What happened beside the game: a message about somebody (a seat, or a name as it was said), perhaps with another. */
export type Note = {
  id: string;
  who: number | string | null;
  target: number | string | null;
  moves?: StandingMove[];
};
export type Entry =
  | { kind: "move"; n: number; move: StandingMove }
  | { kind: "talk"; n: number; at: number; seat: number | null; guest: string; name: string; text: string }
  | { kind: "race"; n: number; race: Race }
  | { kind: "note"; n: number; note: Note };

/** The same event is the same entry for ever, so that a page need not write its line anew. */
const known = new WeakMap<Event | StandingMove, Entry>();

/** Moves that were taken back leave the tale; that they were stays in it. */
export function tell(earlier: readonly StandingMove[], events: readonly Event[]): Entry[] {
  let tale: Entry[] = earlier.map((move) => kept(move, () => ({ kind: "move", n: move.n, move })));
  for (const event of events) {
    const { what } = event;
    if (what.kind === "created") continue;
    const entry = entryOf(event);
    if (what.kind === "undo" && entry.kind === "note") {
      const gone = tale.flatMap((one) => (one.kind === "move" && one.move.move > what.left ? [one.move] : []));
      tale = tale.filter((one) => one.kind !== "move" || one.move.move <= what.left);
      entry.note.moves = gone.filter(({ seat }) => seat === what.seat);
    }
    tale.push(entry);
  }
  return tale;
}

function kept(key: Event | StandingMove, make: () => Entry): Entry {
  const found = known.get(key);
  if (found !== undefined) return found;
  const entry = make();
  known.set(key, entry);
  return entry;
}

export const entryOf = (event: Event): Entry => kept(event, () => write(event));

function write(event: Event): Entry {
  const { n, at, what } = event;
  const [race] = fresh([event]);
  if (race !== undefined) return { kind: "race", n, race };
  if (what.kind === "move") return { kind: "move", n, move: { ...what, n, at } };
  if (what.kind === "said") {
    const { seat, guest, name, text } = what;
    return { kind: "talk", n, at, seat, guest, name, text };
  }
  return { kind: "note", n, note: noteOf(what as Happening) };
}

/** The facts of a note, with people's names as they are now. */
export function factsOf({ who, target }: Note, names: (seat: number) => string): Facts {
  return {
    name: typeof who === "number" ? names(who) : (who ?? ""),
    target: typeof target === "number" ? names(target) : (target ?? ""),
  };
}

type Happening = Exclude<Event["what"], { kind: "move" | "said" | "missed" }>;

export function noteOf(what: Happening): Note {
  switch (what.kind) {
    case "joined":
      return { id: "web-note-joined", who: isolated(what.name), target: null };
    case "bot":
      return { id: "web-note-joined", who: what.seat, target: null };
    case "ended":
      return { id: `web-note-ended-${what.reason}`, who: null, target: null };
    case "proposed":
      return { id: `web-note-proposed-${what.what}`, who: what.seat, target: what.target };
    case "voted":
      return { id: what.yes ? "web-note-yes" : "web-note-no", who: what.seat, target: null };
    case "muted":
      return { id: what.yes ? "web-note-muted" : "web-note-unmuted", who: what.by, target: what.name };
    case "removed":
      return { id: "web-note-removed", who: what.by, target: what.name };
    case "talk":
      return { id: `web-note-talk-${what.who}`, who: what.by, target: null };
    case "watching":
      return { id: what.yes ? "web-note-watched" : "web-note-unwatched", who: what.by, target: null };
    case "owner":
      return {
        id: what.by === null ? "web-note-took" : "web-note-gave",
        who: what.by ?? what.name,
        target: what.name,
      };
    case "handed":
      return { id: what.turn_only ? "web-note-skipped" : "web-note-handed", who: what.seat, target: null };
    default: // created, started, rematch; left, undo, overdue, back, resigned
      return { id: `web-note-${what.kind}`, who: "seat" in what ? what.seat : null, target: null };
  }
}

const PEACE = new Set(["muted", "removed", "talk", "watching", "owner"]);

/** Is it said in the chat: a line, or what the owner does for peace in it? */
export const isTalk = ({ what }: Event): boolean => what.kind === "said" || PEACE.has(what.kind);

/** How many lines of chat others have written after event `n`. */
export function unread(events: readonly Event[], n: number, you: number | null): number {
  return events.filter(
    (event) => event.n > n && event.what.kind === "said" && (you === null || event.what.seat !== you),
  ).length;
}

/** Who came too late for what, by how much, and who was faster. */
export function raceText(session: Session, game: GameModule, { seat, at, by, late }: Race): string {
  const spot = game.spot?.(session, at).text ?? at;
  return t("web-race", { name: session.name(seat), by: session.name(by), spot, late: lateText(late) });
}

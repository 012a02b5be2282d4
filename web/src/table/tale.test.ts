import { expect, test } from "vitest";
import type { Event } from "../wire/types";
import { entryOf, factsOf, isTalk, noteOf, tell, unread } from "./tale";

const names = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";
const move = (n: number, number: number, seat: number | null): Event => ({
  n,
  at: n,
  what: { kind: "move", move: number, seat, action: { do: "spare" } },
});

test("moves that were taken back leave the tale, talk stays", () => {
  const events: Event[] = [
    { n: 1, at: 1, what: { kind: "started" } },
    move(2, 1, 0),
    move(3, 2, 0),
    { n: 4, at: 4, what: { kind: "said", seat: 1, guest: "b", name: "Bo", text: "hm" } },
    { n: 5, at: 5, what: { kind: "undo", seat: 0, left: 1 } },
    move(6, 2, 0),
  ];
  expect(tell([], events).map((entry) => [entry.n, entry.kind])).toEqual([
    [1, "note"],
    [2, "move"],
    [4, "talk"],
    [5, "note"],
    [6, "move"],
  ]);
});

test("the line of an undo says what was taken back", () => {
  const events = [move(1, 1, 0), move(2, 2, 0), move(3, 3, null), move(4, 4, 1)];
  const undo: Event = { n: 5, at: 5, what: { kind: "undo", seat: 0, left: 1 } };
  const told = tell([], [...events, undo]).at(-1);
  expect(told?.kind === "note" && told.note.moves?.map((one) => one.move)).toEqual([2]);
});

test("a line that was told is the same line when more is told", () => {
  const events = [move(1, 1, 0), move(2, 2, 1)];
  const before = tell([], events.slice(0, 1));
  expect(tell([], events)[0]).toBe(before[0]);
});

test("what was played before this table comes first", () => {
  const earlier = [{ kind: "move" as const, move: 1, seat: 0, action: {}, n: -1, at: 0 }];
  expect(tell(earlier, [move(3, 2, 1)]).map((entry) => entry.n)).toEqual([-1, 3]);
});

test("votes name whom they are about", () => {
  const proposed = noteOf({ kind: "proposed", seat: 0, what: "bot", target: 1, left: null });
  expect(proposed.id).toBe("web-note-proposed-bot");
  expect(factsOf(proposed, names)).toEqual({ name: "Ada", target: "Bo" });
});

test("one's own lines are read already", () => {
  const said = (n: number, seat: number | null): Event => ({
    n,
    at: n,
    what: { kind: "said", seat, guest: "g", name: "x", text: "y" },
  });
  expect(unread([said(1, 1), said(2, 0), said(3, null)], 0, 0)).toBe(2);
  expect(unread([said(1, 1), said(2, 1)], 1, 0)).toBe(1);
});

test("what the owner does for peace is told by name, to those in the chat, too", () => {
  const told = (what: Event["what"]): unknown => {
    const event: Event = { n: 1, at: 0, what };
    const entry = entryOf(event);
    return isTalk(event) && entry.kind === "note" && [entry.note.id, factsOf(entry.note, (seat) => `seat ${seat}`)];
  };
  const [by, guest, name] = ["Anna", "z", "Zoe"];
  expect(told({ kind: "muted", seat: null, guest, name, by, yes: true })).toEqual([
    "web-note-muted",
    { name: "Anna", target: "Zoe" },
  ]);
  expect(told({ kind: "muted", seat: 1, guest, name, by, yes: false })).toMatchObject(["web-note-unmuted", {}]);
  expect(told({ kind: "talk", who: "nobody", by })).toEqual(["web-note-talk-nobody", { name: "Anna", target: "" }]);
  expect(told({ kind: "owner", guest, name, by })).toEqual(["web-note-gave", { name: "Anna", target: "Zoe" }]);
  expect(told({ kind: "owner", guest, name, by: null })).toMatchObject(["web-note-took", { name: "Zoe" }]);
  expect(told({ kind: "overdue", seat: 1 })).toBe(false);
});

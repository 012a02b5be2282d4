import { expect, test } from "vitest";
import type { Event } from "../wire/types";
import { factsOf, noteOf, tell, unread } from "./tale";

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
    { n: 4, at: 4, what: { kind: "said", seat: 1, name: "Bo", text: "hm" } },
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
    what: { kind: "said", seat, name: "x", text: "y" },
  });
  expect(unread([said(1, 1), said(2, 0), said(3, null)], 0, 0)).toBe(2);
  expect(unread([said(1, 1), said(2, 1)], 1, 0)).toBe(1);
});

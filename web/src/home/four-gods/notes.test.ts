import { expect, test } from "vitest";
import { type Planned, idle, notes } from "./notes";

const USUAL: Record<string, string> = {
  players: "4",
  two_player_gods: "4",
  turns: "simultaneous",
  gods: "visible",
  mistakes: "enforced",
  wrong_calls: "free",
  turn: "30",
  final: "30",
  hold: "10",
  absent: "60",
  guard: "2000",
};

function plan(said: Record<string, string> = {}, helps = ["highlight", "kingdoms", "search"]): Planned {
  const words = { ...USUAL, ...said };
  return {
    of: (name) => words[name] ?? "",
    number: (name) => Number(words[name]),
    standard: (name) => USUAL[name] ?? "",
    helps,
  };
}

const ids = (planned: Planned): string[] => notes(planned).map((note) => note.id);

test("a table as usual needs no notes", () => {
  expect(ids(plan())).toEqual([]);
  expect(ids(plan({ players: "2" }))).toEqual([]);
  expect(ids(plan({ gods: "secret" }))).toEqual([]);
});

test("secret gods with two each are advised against, and every fix mends it", () => {
  const said = { players: "2", gods: "secret" };
  const [note] = notes(plan(said));
  expect([note?.id, note?.refused]).toEqual(["secret-two", undefined]);
  expect(note?.fixes.length).toBe(2);
  for (const fix of note?.fixes ?? []) expect(ids(plan({ ...said, ...fix.say }))).toEqual([]);
  expect(ids(plan({ ...said, players: "3" }))).toEqual([]);
});

test("where mistakes are called, helps that show what is right are named and can be left out", () => {
  for (const mistakes of ["called", "called+penalty"]) {
    const [note] = notes(plan({ mistakes }, ["highlight", "kingdoms"]));
    expect([note?.id, note?.fixes[0]?.without]).toEqual(["called-shown", ["highlight"]]);
    expect(ids(plan({ mistakes }, ["kingdoms"]))).toEqual([]);
  }
});

test("clocks that leave no time are named, but only those that run", () => {
  const short = { turn: "10", final: "5", hold: "3", absent: "10" };
  expect(ids(plan(short))).toEqual(["short-final", "short-hold", "short-absent"]);
  expect(ids(plan({ ...short, turns: "timed" }))).toEqual(["short-turn"]);
  for (const note of notes(plan(short))) {
    const mended = Object.assign({}, ...note.fixes.map((fix) => fix.say)) as Record<string, string>;
    expect(ids(plan({ ...short, ...mended }))).not.toContain(note.id);
  }
});

test("clocks that are switched off have their price", () => {
  expect(ids(plan({ hold: "0", absent: "0" }))).toEqual(["no-hold", "no-absent"]);
  expect(ids(plan({ hold: "0", absent: "0", turns: "timed" }))).toEqual([]);
});

test("what means nothing as the rest stands is left out", () => {
  expect(idle(plan())).toEqual(new Set(["two_player_gods", "wrong_calls", "beginners", "turn"]));
  expect(idle(plan({ players: "2", turns: "timed", mistakes: "called+penalty" }))).toEqual(
    new Set(["hold", "final", "absent"]),
  );
  const idleWith = (wrong_calls: string): Set<string> => idle(plan({ mistakes: "called", wrong_calls }));
  expect([idleWith("prophet").has("beginners"), idleWith("free").has("beginners")]).toEqual([false, true]);
});

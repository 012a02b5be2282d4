import { expect, test } from "vitest";
import { grown, holding, Ledger, type Row, rowAt, Rows, shifted, tail, type Weight } from "./rows";
import type { Event } from "../wire/types";
import type { StandingMove } from "./session.svelte";
import type { Entry } from "./tale";

const NOTHING: StandingMove[] = [];
const WEIGHTS: Record<string, Weight> = { place: "full", draw: "small", flip: "small", tile: "none" };
const weigh = (move: StandingMove): Weight => WEIGHTS[String(move.action["do"])] ?? "full";
const told = (...deeds: [number | null, string][]): Entry[] =>
  deeds.map(([seat, verb], at) => {
    const move: StandingMove = { kind: "move", move: at + 1, seat, action: { do: verb }, n: at + 10, at };
    return { kind: "move", n: move.n, move };
  });
const rowsOf = (entries: Entry[], weighing = weigh, bare = false): Row[] => {
  const rows = new Rows(weighing, bare);
  for (const entry of entries) rows.add(entry);
  return rows.list;
};
const shape = (entries: Entry[], bare = false): (number[] | string)[] =>
  rowsOf(entries, weigh, bare).map((row) => (row.kind === "moves" ? row.moves.map(({ move }) => move) : row.kind));

const TALE = told([0, "draw"], [null, "tile"], [null, "tile"], [0, "flip"], [1, "flip"], [0, "place"], [0, "draw"]);

test("small moves of a seat that follow each other are one row, and silent ones none", () => {
  expect(shape(TALE)).toEqual([[1, 4], [5], [6], [7]]);
});

test("what changes the World can be had alone", () => {
  expect(shape(TALE, true)).toEqual([[6]]);
});

test("talk parts rows", () => {
  const talk: Entry = { kind: "talk", n: 99, at: 0, seat: 0, guest: "g", name: "x", text: "y" };
  const [draw, , , flip] = TALE as [Entry, Entry, Entry, Entry];
  expect(shape([draw, talk, flip])).toEqual([[1], "talk", [4]]);
});

const events = (...deeds: [number, string][]): Event[] =>
  deeds.map(([seat, verb], at) => ({
    n: at + 1,
    at,
    what: { kind: "move", move: at + 1, seat, action: { do: verb } },
  }));
const drawn = (rows: { list: readonly Row[] }): number[][] =>
  rows.list.map((row) => (row.kind === "moves" ? row.moves.map(({ move }) => move) : []));

test("a log that goes on keeps the rows that did not change", () => {
  const all = events([0, "place"], [0, "draw"], [0, "flip"], [1, "place"]);
  const ledger = new Ledger(weigh);
  const before = [...ledger.rowsOf(NOTHING, all.slice(0, 2), false).list];
  const after = ledger.rowsOf(NOTHING, all, false);
  expect(drawn(after)).toEqual([[1], [2, 3], [4]]);
  expect(after.list.map((row, at) => row === before[at])).toEqual([true, false, false]);
  expect(drawn(new Ledger(weigh).rowsOf(NOTHING, all, false))).toEqual(drawn(after));
});

test("a log that was cut or is read otherwise is told anew", () => {
  const all = events([0, "place"], [0, "draw"], [1, "place"]);
  const ledger = new Ledger(weigh);
  ledger.rowsOf(NOTHING, all, false);
  const back: Event = { n: 4, at: 4, what: { kind: "undo", seat: 1, left: 2 } };
  expect(drawn(ledger.rowsOf(NOTHING, [...all, back], false))).toEqual([[1], [2], []]);
  expect(drawn(ledger.rowsOf(NOTHING, all, true))).toEqual([[1], [3]]);
});

test("every move is found, also one that is not told", () => {
  const rows = rowsOf(TALE, weigh);
  expect([1, 2, 3, 4, 5, 6, 7].map((move) => rowAt(rows, move))).toEqual([0, 0, 0, 0, 1, 2, 3]);
  expect(rowAt(rows, 8)).toBe(-1);
});

test("rows do not grow without end", () => {
  expect(shape(told(...Array.from({ length: 6 }, () => [0, "flip"] as [number, string])))).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test("a long log is on the page in part, wherever one looks", () => {
  expect(tail(50)).toEqual({ from: 0, to: 50 });
  expect(tail(1000)).toEqual({ from: 800, to: 1000 });
  expect(holding(tail(1000), 900, 1000)).toEqual(tail(1000));
  expect(holding(tail(1000), 300, 1000)).toEqual({ from: 200, to: 400 });
  expect(holding(tail(1000), 5, 1000)).toEqual({ from: 0, to: 200 });
  expect(shifted({ from: 200, to: 400 }, true, 1000)).toEqual({ from: 120, to: 400 });
  expect(shifted({ from: 120, to: 400 }, true, 1000)).toEqual({ from: 40, to: 320 });
  expect(shifted({ from: 40, to: 320 }, false, 1000)).toEqual({ from: 120, to: 400 });
  expect(shifted({ from: 0, to: 60 }, true, 60)).toEqual({ from: 0, to: 60 });
  expect(grown({ from: 100, to: 160 }, 170)).toEqual({ from: 100, to: 170 });
  expect(grown({ from: 100, to: 300 }, 1000)).toEqual({ from: 100, to: 380 });
});

test("between recalled moves and events that are known there is a place for what is not", () => {
  const all = events([0, "place"], [0, "place"], [0, "place"]);
  const recalled = [{ ...(all[0]?.what as StandingMove), n: -1, at: 0 }];
  const kinds = (earlier: StandingMove[], heard: Event[]): string[] =>
    new Ledger(weigh).rowsOf(earlier, heard, false).list.map(({ kind }) => kind);
  expect(kinds(recalled, all.slice(1))).toEqual(["moves", "more", "moves", "moves"]);
  expect(kinds(NOTHING, all.slice(2))).toEqual(["more", "moves"]);
  expect(kinds(NOTHING, all)).toEqual(["moves", "moves", "moves"]);
});

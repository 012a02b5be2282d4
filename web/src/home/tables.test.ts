import { beforeAll, expect, test } from "vitest";
import { loadTexts } from "../texts/texts.svelte";
import type { SeatInfo, TableInfo } from "../wire/types";
import { ago, byRecency, ordered, sitter } from "./tables";

beforeAll(() => loadTexts("en"));

const table = (id: string, facts: Partial<TableInfo>): TableInfo => ({ id, touched: 0, ...facts }) as TableInfo;
const seat = (facts: Partial<SeatInfo>): SeatInfo =>
  ({ seat: "gold", who: "greedy", kind: "bot", ...facts }) as SeatInfo;

test("who waits for me comes first, then what goes on, then the latest", () => {
  const tables = [
    table("over", { state: "finished", touched: 9 }),
    table("open", { state: "open", touched: 8 }),
    table("earlier", { state: "running", touched: 1 }),
    table("later", { state: "running", touched: 2 }),
    table("mine", { state: "running", touched: 0 }),
  ];
  expect(ordered(tables, new Set(["mine"])).map(({ id }) => id)).toEqual([
    "mine",
    "later",
    "earlier",
    "open",
    "over",
  ]);
});

test("the game that was played last comes first, and those that never were stay as they are", () => {
  const games = [{ name: "gods" }, { name: "four-gods" }, { name: "deus" }];
  const order = (...tables: TableInfo[]): string[] => byRecency(games, tables).map(({ name }) => name);
  expect(order()).toEqual(["gods", "four-gods", "deus"]);
  expect(order(table("one", { game: "deus", touched: 5 }))).toEqual(["deus", "gods", "four-gods"]);
  const earlier = table("one", { game: "four-gods", touched: 1 });
  expect(order(earlier, table("two", { game: "gods", touched: 2 }))).toEqual(["gods", "four-gods", "deus"]);
});

test("people have names, and of several bots each that of its side", () => {
  const seats = [seat({ kind: "person", who: "Anna" }), seat({}), seat({ seat: "jade" })];
  const names = (count: number): string[] =>
    seats.slice(0, count).map((_, index) => sitter(table("one", { seats: seats.slice(0, count) }), index));
  expect(names(2)).toEqual(["Anna", "bot"]);
  expect(names(3)).toEqual(["Anna", "Gold", "Jade"]);
});

test("time that has gone by is told in the unit that fits", () => {
  const now = 1_000_000;
  const told = [20, 120, 3 * 3600, 2 * 86400].map((seconds) => ago(now - seconds, now));
  expect(told).toEqual(["just now", "2 min ago", "3 hr ago", "2 days ago"]);
});

import { expect, test } from "vitest";
import type { GameInfo, OptionInfo, TableInfo } from "../wire/types";
import { settled } from "./settled";

const USUAL: Record<string, string> = {
  players: "4",
  two_player_gods: "4",
  turns: "simultaneous",
  gods: "visible",
  mistakes: "enforced",
  beginners: "",
  memory: "yes",
  peek: "no",
  turn: "30",
  final: "30",
  hold: "10",
  absent: "60",
  tiles: "",
  guard: "2000",
};

const option = (name: string, value: string): OptionInfo => ({
  name,
  kind: name === "beginners" || name === "tiles" ? "list" : "choice",
  choices: [],
  least: null,
  most: null,
  default: value,
  meaning: name,
  file: name === "tiles",
});

const game = { options: Object.entries(USUAL).map(([name, value]) => option(name, value)) } as GameInfo;
const table = (said: Record<string, string> = {}, name = "four-gods"): TableInfo =>
  ({ game: name, options: { ...USUAL, ...said } }) as unknown as TableInfo;

test("the modes and the clocks of 4 Gods are always told", () => {
  const told = settled(table(), game);
  expect(told.modes.map((one) => one.value)).toEqual(["simultaneous", "visible", "enforced"]);
  expect(told.clocks).toEqual([
    { id: "hold", seconds: 10 },
    { id: "final", seconds: 120 },
    { id: "absent", seconds: 60 },
  ]);
  expect([told.twoGods, told.undersides, told.guard, told.files, told.rest]).toEqual(["", "", null, [], []]);
});

test("only the clocks that run are told", () => {
  expect(settled(table({ turns: "timed", turn: "45" }), game).clocks).toEqual([{ id: "turn", seconds: 45 }]);
});

test("beginners count where there are penalties", () => {
  const said = { beginners: "1,4" };
  expect(settled(table(said), game).beginners).toEqual([]);
  expect(settled(table({ ...said, mistakes: "called+penalty" }), game).beginners).toEqual([0, 3]);
});

test("backs, two gods each, tiles of one's own and the guard are told where they are not as usual", () => {
  const told = settled(table({ players: "2", peek: "yes", tiles: "1:SSSS/PPFM", guard: "300" }), game);
  expect([told.undersides, told.twoGods, told.files, told.guard]).toEqual(["all", "4", ["tiles"], 300]);
  expect(settled(table({ memory: "no" }), game).undersides).toBe("none");
});

test("Deus tells of pieces that differ and of a map that was drawn, each in its own words", () => {
  const usual = { players: "3", start: "standard", pieces: "10", handicap: "", shape: "standard", places: "" };
  const deus = { options: Object.entries(usual).map(([name, value]) => option(name, value)) } as GameInfo;
  const at = (said: Record<string, string>): TableInfo => table({ ...usual, ...said }, "deus");
  const told = settled(at({ start: "chosen", handicap: "10,7,9", places: "0/0,1/0,-1/2" }), deus);
  expect(told.handicap).toEqual([10, 7, 9]);
  expect(told.places).toEqual([[0, 0], [1, 0], [-1, 2]]); // prettier-ignore
  expect(told.rest.map(({ plan, value }) => [plan, value])).toEqual([["start", "chosen"]]);
  const plain = settled(at({}), deus);
  expect([plain.handicap, plain.places, plain.usual]).toEqual([[], [], true]);
});

test("a list that has no words of its own is told as it is", () => {
  const gods = { options: [option("beginners", "")] } as GameInfo;
  const { rest } = settled(table({ beginners: "1,2" }, "gods"), gods);
  expect(rest.map((one) => one.value)).toEqual(["1,2"]);
});

test("another game tells what is not as usual, or that all is", () => {
  const gods = { options: [option("players", "4"), option("edition", "2010"), option("gods", "")] } as GameInfo;
  expect(settled(table({ edition: "2010", gods: "crimson,gold" }, "gods"), gods).usual).toBe(true);
  const told = settled(table({ edition: "2001" }, "gods"), gods);
  expect([told.usual, told.rest.map((one) => one.value), told.modes]).toEqual([false, ["2001"], []]);
});

test("tells who starts, if it is not drawn by lot", () => {
  const gods = { options: [option("players", "4"), option("first", "drawn")] } as GameInfo;
  const at = (first: string): TableInfo => ({ game: "gods", options: { first } }) as unknown as TableInfo;
  expect(settled(at("drawn"), gods)).toMatchObject({ first: null, rest: [], usual: true });
  expect(settled(at("2"), gods)).toMatchObject({ first: 1, rest: [], usual: false });
});

import { expect, it } from "vitest";
import { drawn, given, seat, seated, wordsOf } from "./seating";

it("gives every seat a god, the chosen ones first", () => {
  expect(seated([], 2)).toEqual(["crimson", "gold"]);
  expect(seated(["jade"], 3)).toEqual(["jade", "crimson", "gold"]);
  expect(seated(["jade", "azure", "gold"], 2)).toEqual(["jade", "azure"]);
});

it("lets two seats change gods", () => {
  expect(given(["crimson", "gold"], 0, "gold")).toEqual(["gold", "crimson"]);
  expect(given(["crimson", "gold"], 1, "jade")).toEqual(["crimson", "jade"]);
});

it("knows no gods but the four", () => {
  expect(seated(["jade", "odin", "jade", "gold"], 3)).toEqual(["jade", "gold", "crimson"]);
});

it("draws other gods each time, and none twice", () => {
  const draws = [0, 0.3, 0.6, 0.99].map((number) => drawn(() => number, 3));
  expect(draws.map((gods) => new Set(gods).size)).toEqual([3, 3, 3, 3]);
  expect(new Set(draws.map((gods) => gods[0]))).toEqual(new Set(["crimson", "gold", "azure", "jade"]));
});

it("lets nobody start who does not play", () => {
  const words: Record<string, string> = { first: "3", gods: "jade,gold,azure", players: "3" };
  const of = (name: string): string => words[name] ?? "";
  const plan = {
    list: (name: string) => of(name).split(","),
    number: (name: string) => Number(of(name)),
    standard: () => "drawn",
    say: (name: string, value: string) => void (words[name] = value),
  };
  seat(plan, 2);
  expect(words).toEqual({ first: "drawn", gods: "jade,gold", players: "2" });
});

it("says nothing of the usual gods", () => {
  expect(wordsOf(["crimson", "gold", "azure"])).toBe("");
  expect(wordsOf(["jade", "crimson"])).toBe("jade,crimson");
});

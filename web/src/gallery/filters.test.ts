import { describe, expect, it } from "vitest";
import type { CardInfo } from "../wire/types";
import { fits, knownOf, NO_WISH, read, type Wish, written } from "./filters";

const card = (of: Partial<CardInfo>): CardInfo => ({
  id: "B06",
  colour: "blue",
  copies: 1,
  cost: { clay: 1, stone: 1 },
  effect: { do: "sell", resource: "wood", for: "vp", amount: 1, limit: 6 },
  sources: { cost: "public", effect: "rulebook", limit: "public" },
  name: "Quai à l'argile",
  price: "",
  text: "Vendez jusqu'à 6 bois.",
  whence: "",
  ...of,
});
const shows = (wish: Partial<Wish>, of: Partial<CardInfo> = {}): boolean => fits(card(of), { ...NO_WISH, ...wish });

describe("filters", () => {
  it("show everything without a wish", () => expect(shows({})).toBe(true));

  it.each([
    [{ colour: "blue" }, true],
    [{ colour: "red" }, false],
    [{ cost: "clay" }, true],
    [{ cost: "gold" }, false],
    [{ kind: "trade" }, true],
    [{ kind: "steal" }, false],
    [{ known: "public" }, true],
    [{ known: "ours" }, false],
    [{ words: "quai a l'argile" }, true],
    [{ words: "VENDEZ b06" }, true],
    [{ words: "quai blé" }, false],
    [{ colour: "blue", known: "part" }, false],
  ] as [Partial<Wish>, boolean][])("%j: %s", (wish, shown) => expect(shows(wish)).toBe(shown));

  it("a horseman moves and steals", () => {
    const effect = { do: "move", units: 1, steps: 2, good: "gold", amount: 3 };
    expect(shows({ kind: "move" }, { effect })).toBe(true);
    expect(shows({ kind: "steal" }, { effect })).toBe(true);
  });

  it("say what is known", () => {
    const of = (sources: CardInfo["sources"]): string => knownOf(card({ sources }));
    expect(of({ cost: "rulebook", effect: "public", limit: null })).toBe("public");
    expect(of({ cost: "rulebook", effect: "doubtful", limit: null })).toBe("part");
    expect(of({ cost: "public", effect: "public", limit: "invented" })).toBe("part");
    expect(of({ cost: "invented", effect: "symmetry", limit: null })).toBe("ours");
    expect(of(null)).toBe("ours");
  });

  it("stand in the address", () => {
    const wish: Wish = { colour: "red", cost: null, kind: "move", known: "ours", words: "à b" };
    expect(read(written(wish))).toEqual(wish);
    expect(written(NO_WISH)).toBe("");
    expect(read("known=nonsense").known).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import file from "../../../../../src/pantheon/games/deus/cards.toml?raw";
import { type Effect, goodsOf, KINDS, kindsOf, tokens } from "./effects";
import { isGlyph, pieceOfColour, SIGNS, TINTS } from "./glyphs";
import { scene } from "./scene";

/** The cards of our deck, as their file has them, with the fields that the server fills in. */
function deck(): { id: string; colour: string; effect: Effect }[] {
  return file
    .split("[[cards]]")
    .slice(1)
    .map((card) => {
      const id = /id = "(\w+)"/.exec(card)?.[1] ?? "";
      const colour = /colour = "(\w+)"/.exec(card)?.[1] ?? "";
      const record = (/effect = (\{.*\})/.exec(card)?.[1] ?? "{}").replace(/(\w+) = /g, '"$1": ');
      const written = JSON.parse(record) as { do: string };
      const usual = written.do === "gain" ? { per: "once", terrain: null, size: null, plus: 0, limit: 0 } : {};
      const empty = written.do === "move" ? { good: null, amount: 0 } : written.do === "sell" ? { limit: 0 } : {};
      return { id, colour, effect: { ...usual, ...empty, ...written } as unknown as Effect };
    });
}

const CARDS = deck();
const said = (effect: Effect): string =>
  tokens(effect)
    .map((token) => ("glyph" in token ? token.glyph : token.text))
    .join(" ");

describe("effects in signs", () => {
  it("reads the whole deck", () => {
    expect(CARDS).toHaveLength(61);
    expect(new Set(CARDS.map(({ effect }) => effect.do)).size).toBe(9);
  });

  it.each(CARDS)("$id has a sign for everything", ({ effect, colour }) => {
    const shown = tokens(effect);
    expect(shown.length).toBeGreaterThan(1);
    for (const token of shown) if ("glyph" in token) expect(isGlyph(token.glyph), token.glyph).toBe(true);
    expect(kindsOf(effect).every((kind) => KINDS.includes(kind))).toBe(true);
    expect(SIGNS[colour]).toBeDefined();
    expect(TINTS[colour]).toBeDefined();
    expect(isGlyph(pieceOfColour(colour))).toBe(true);
  });

  it("tells any two effects apart", () => {
    const shown = CARDS.map(({ effect, colour }) => `${colour === "temple"} ${said(effect)}`);
    const records = CARDS.map(({ effect, colour }) => `${colour === "temple"} ${JSON.stringify(effect)}`);
    expect(new Set(shown).size).toBe(new Set(records).size);
  });

  it.each([
    [{ do: "buy", limit: 2, price: 1 }, "1 gold arrow any ≤2"],
    [{ do: "sell", resource: "wood", for: "gold", amount: 4, limit: 0 }, "wood arrow 4 gold"],
    [{ do: "move", units: 1, steps: 2, good: "gold", amount: 3 }, "unit march ≤2 hand 3 gold"],
    [{ do: "activate", colour: "red" }, "spark 1 sign-red"],
    [
      { do: "gain", good: "vp", amount: 1, per: "cities", terrain: null, size: 2, plus: 0, limit: 3 },
      "1 vp / city2 2+ ≤3",
    ],
  ] as [Effect, string][])("%j is %s", (effect, signs) => expect(said(effect)).toBe(signs));

  it("knows what is dealt in", () => {
    expect(goodsOf({ do: "steal", good: "vp", amount: 1, from: "one" })).toEqual(["vp"]);
    expect(goodsOf({ do: "activate", colour: "red" })).toEqual([]);
  });
});

describe("paintings", () => {
  it("differ from card to card, and never for the same", () => {
    const painted = CARDS.map(({ id, colour, effect }) => scene(id, colour, effect));
    expect(new Set(painted).size).toBe(CARDS.length);
    expect(scene("B01", "blue", CARDS[0]?.effect as Effect)).toBe(painted[0]);
    for (const picture of painted) expect(picture).not.toContain("undefined");
  });
});

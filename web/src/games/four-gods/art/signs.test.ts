import { describe, expect, it } from "vitest";
import { cityArt, CREAM, INK, prophetArt } from "./figures";
import { GROUND } from "./ground";
import { COLOURS, idol, markOn, SIGNS, token } from "./signs";

/** Relative luminance as the WCAG have it. */
function luminance(colour: string): number {
  const part = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const lightness = (colour: string): number => 116 * Math.cbrt(luminance(colour)) - 16;

describe("terrains", () => {
  it("are told apart without colour", () => {
    const grounds = Object.values(GROUND)
      .map(lightness)
      .toSorted((a, b) => a - b);
    for (let k = 1; k < grounds.length; k++) expect((grounds[k] ?? 0) - (grounds[k - 1] ?? 0)).toBeGreaterThan(7);
  });
});

describe("figures", () => {
  it("stand out against every terrain by one of their two rims, and against the rim by their colour", () => {
    for (const ground of Object.values(GROUND)) {
      expect(Math.max(contrast(INK, ground), contrast(CREAM, ground))).toBeGreaterThan(3);
    }
    for (const colour of Object.values(COLOURS)) expect(contrast(INK, colour)).toBeGreaterThan(3);
  });

  it("have a shape of their own for each colour", () => {
    expect(new Set(Object.values(SIGNS).map(({ body }) => body)).size).toBe(4);
    for (const colour of Object.keys(COLOURS)) {
      expect(contrast(markOn(colour), COLOURS[colour] ?? "")).toBeGreaterThan(3);
      expect(token(colour)).toContain(SIGNS[colour]?.body);
      expect(prophetArt(colour)).toContain(SIGNS[colour]?.body);
      expect(cityArt(colour, true)).not.toBe(cityArt(colour, false));
    }
    expect(idol("merfolk")).toContain(SIGNS.blue?.body);
  });
});

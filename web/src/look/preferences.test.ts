import { beforeEach, expect, test, vi } from "vitest";
import { Preferences } from "./preferences.svelte";

type Hear = (event: { key: string | null }) => void;
let kept: Map<string, string>;
let tell: Hear;
let system: Record<string, { matches: boolean; changed?: (now: { matches: boolean }) => void }>;

beforeEach(() => {
  kept = new Map();
  system = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", (_what: string, heard: Hear) => (tell = heard));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", (query: string) => {
    const asked = (system[query] ??= { matches: false });
    return { matches: asked.matches, addEventListener: (_what: string, then: never) => (asked.changed = then) };
  });
  return () => void vi.unstubAllGlobals();
});

const root = (): DOMStringMap => document.documentElement.dataset;
const LIGHT = "(prefers-color-scheme: light)";
const CALM = "(prefers-reduced-motion: reduce)";
const CONTRAST = "(prefers-contrast: more)";

test("what was kept by earlier versions is taken over", () => {
  kept = new Map([
    ["pantheon.theme", "light"],
    ["pantheon.sound", "off"],
    ["pantheon.coordinates", "off"],
    ["pantheon.language", "fr"],
    ["pantheon.step", "round"],
    ["pantheon.deus.automatic", "no"],
  ]);
  const { wish, theme } = new Preferences();
  expect(wish).toMatchObject({ theme: "light", sound: false, coordinates: false, language: "fr" });
  expect(wish).toMatchObject({ step: "round", automatic: false });
  expect(theme).toBe("light");
});

test("what means nothing is as if nobody had set it", () => {
  kept = new Map([
    ["pantheon.theme", "purple"],
    ["pantheon.sound", "{"],
    ["pantheon.volume", "250"],
    ["pantheon.muted", "moves,thunder,,clocks"],
    ["pantheon.step", ""],
  ]);
  const { wish } = new Preferences();
  expect(wish).toMatchObject({ theme: "system", sound: true, volume: 100, step: "turn" });
  expect(wish.muted).toEqual(["moves", "clocks"]);
});

test("what is set is found again", () => {
  const preferences = new Preferences();
  preferences.set("volume", 35);
  preferences.set("muted", ["turns"]);
  preferences.set("automatic", false);
  preferences.turnTheme();
  expect(new Preferences().wish).toMatchObject({ volume: 35, muted: ["turns"], automatic: false, theme: "light" });
  preferences.reset();
  expect(new Preferences().wish).toMatchObject({ volume: 100, muted: [], automatic: true, theme: "system" });
});

test("a browser that keeps nothing does what is set all the same, and says that it will not last", () => {
  const refuses = (): never => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses });
  const preferences = new Preferences();
  expect(preferences.wish.sound).toBe(true);
  preferences.set("sound", false);
  expect([preferences.wish.sound, preferences.stays]).toEqual([false, false]);
});

test("the system decides until somebody does, and may change its mind", () => {
  system[LIGHT] = { matches: true };
  const preferences = new Preferences();
  expect(root()).toMatchObject({ theme: "light", motion: "full", contrast: "usual" });
  for (const query of [CALM, CONTRAST]) system[query]?.changed?.({ matches: true });
  system[LIGHT].changed?.({ matches: false });
  expect(root()).toMatchObject({ theme: "dark", motion: "reduced", contrast: "more" });
  preferences.set("motion", "full");
  preferences.set("contrast", "usual");
  preferences.set("theme", "light");
  expect(root()).toMatchObject({ theme: "light", motion: "full", contrast: "usual" });
  expect([preferences.calm, preferences.contrast, preferences.theme]).toEqual([false, "usual", "light"]);
});

test("another window's settings take effect in this one, too", () => {
  const preferences = new Preferences();
  kept.set("pantheon.theme", "light");
  kept.set("pantheon.coordinates", "off");
  tell({ key: "pantheon.theme" });
  expect([preferences.wish.theme, preferences.wish.coordinates]).toEqual(["light", true]);
  expect(root()["theme"]).toBe("light");
  kept.clear();
  tell({ key: null });
  expect(preferences.wish.theme).toBe("system");
});

import { expect, test } from "vitest";
import { OUTLINES } from "./outline";

const RULES = import.meta.glob<string>("../../../fixtures/rules/*/*.rule", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.keys(OUTLINES))("every example of %s has its place among the rules", (game) => {
  const files = Object.entries(RULES).filter(([path]) => path.includes(`/rules/${game.replace("-", "_")}/`));
  const sections = new Set(files.map(([, text]) => /^section: (.+)$/m.exec(text)?.[1] ?? ""));
  const places = (OUTLINES[game] ?? []).flatMap(({ from }) => from);
  expect(files.length).toBeGreaterThan(100);
  expect([...sections].filter((section) => !places.includes(section))).toEqual([]);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

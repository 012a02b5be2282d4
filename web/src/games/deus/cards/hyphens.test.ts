import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

test.each([
  ["de", "Offiziersschule", "Offi-ziers-schule"],
  ["de", "Zeichenbüro", "Zei-chen-büro"],
  ["de", "Tagelöhner", "Tage-löh-ner"],
  ["de", "Moorschrein", "Moor-schrein"],
  ["de", "Tempel der Städte", "Tempel der Städte"],
  ["fr", "Galère de ravitaillement", "Galère de ravi-tail-le-ment"],
  ["en", "Storehouse keeper", "Storehouse keeper"],
])("in %s %s may be broken as people write it", (lang, name, broken) => {
  const found = hyphenated(name, lang);
  expect(found.replaceAll("\u00ad", "")).toBe(name);
  expect(
    found
      .split(" ")
      .map((word) => word.replaceAll("\u00ad", "-"))
      .join(" "),
  ).toBe(broken);
});

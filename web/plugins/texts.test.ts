import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { languages, sayer, stretches } from "./texts.ts";

const more = mkdtempSync(`${tmpdir()}/locales-`);
mkdirSync(`${more}/pt`);
mkdirSync(`${more}/pt-BR`);
mkdirSync(`${more}/__notes__`);
writeFileSync(`${more}/pt/web.ftl`, "# Sem o resto.\n\nlanguage-name = Português\nweb-no =\n    Não\n");
writeFileSync(
  `${more}/pt/rulings_gods.ftl`,
  "ruling-gods-seats = Lugares\n    .book = Livro\n\n# Uma só.\nruling-gods-flower =\n    .ours = Nós\n",
);
const folders = languages(more);

test("folders are languages, English first", () => {
  expect([...folders.keys()]).toEqual(["en", "de", "fr", "pt", "pt-BR"]);
});

test("what stands in English only is taken from there, in the order of English", () => {
  const own = stretches("pt", "home", folders).filter(({ language }) => language === "pt");
  expect(own).toEqual([
    { language: "pt", text: "language-name = Português\n" },
    { language: "pt", text: "web-no =\n    Não\n" },
  ]);
  expect(stretches("fr", "home", folders).map(({ language }) => language)).toEqual(["fr"]);
  expect(stretches("pt-BR", "home", folders)).toEqual(stretches("en", "home", folders));
});

test("a message that lacks an attribute is none", () => {
  expect(stretches("pt", "rulings-gods", folders)).toEqual(stretches("en", "rulings-gods", folders));
});

test("a message is said in English if need be", () => {
  const say = sayer("pt", folders);
  expect([say("language-name"), say("web-no"), say("web-yes")]).toEqual(["Português", "Não", "Yes"]);
});

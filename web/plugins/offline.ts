// The page for times without a connection: /worker.js, with its texts in every language.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/texts/parts.ts";
import { LOCALES } from "./texts.ts";

const WORKER = `${import.meta.dirname}/../offline/worker.js`;
const SAID = { title: "web-offline", words: "web-offline-words", again: "web-try-again" };

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      const texts = Object.fromEntries(
        LANGUAGES.map((language) => {
          const file = readFileSync(`${LOCALES}/${language}/web.ftl`, "utf-8");
          return [language, Object.fromEntries(Object.entries(SAID).map(([name, id]) => [name, said(file, id)]))];
        }),
      );
      const source = readFileSync(WORKER, "utf-8").replace("__TEXTS__", JSON.stringify(texts));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** A message without facts. */
function said(file: string, id: string): string {
  const [, words] = new RegExp(`^${id} = (.+)$`, "m").exec(file) ?? [];
  if (words === undefined) throw new Error(`no text ${id}`);
  return words;
}

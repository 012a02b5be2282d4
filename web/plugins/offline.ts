// The page for times without a connection: /worker.js, with its texts in every language.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { languages, sayer } from "./texts.ts";

const WORKER = `${import.meta.dirname}/../offline/worker.js`;
const SAID = { title: "web-offline", words: "web-offline-words", again: "web-try-again" };

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      const texts = Object.fromEntries(
        [...languages().keys()].map((language) => {
          const say = sayer(language);
          return [language, Object.fromEntries(Object.entries(SAID).map(([name, id]) => [name, say(id)]))];
        }),
      );
      const source = readFileSync(WORKER, "utf-8").replace("__TEXTS__", JSON.stringify(texts));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

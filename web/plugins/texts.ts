// The texts, as modules: one for each part in each language, made of the Fluent files that belong to it.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES, partOf, PARTS } from "../src/texts/parts.ts";

const ALL = "virtual:texts";
export const LOCALES = `${import.meta.dirname}/../../src/pantheon/locales`;

export const textsIn = (language: string, part: string): string => `${ALL}/${language}/${part}`;

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return listed();
      if (!id.startsWith(`\0${ALL}/`)) return null;
      const [, language = "", part = ""] = id.split("/");
      const folder = `${LOCALES}/${language}`;
      const files = readdirSync(folder).filter((name) => partOf(name) !== undefined);
      const found = files.map((name) => ownOf(part, name, readFileSync(`${folder}/${name}`, "utf-8")));
      for (const name of files) this.addWatchFile(`${folder}/${name}`);
      return `export default ${JSON.stringify(found.join(""))}`;
    },
  };
}

/** What of a file belongs to a part: of that which every page needs, the first page needs no more than the beginning. */
function ownOf(part: string, name: string, text: string): string {
  if (name !== "web.ftl") return partOf(name) === part ? `${text}\n` : "";
  const [first = "", rest = ""] = text.split(/^##/m);
  return part === "home" ? first : part === "pages" ? `##${rest}\n` : "";
}

/** What fetches each of them. */
function listed(): string {
  const languages = LANGUAGES.map((language) => {
    const parts = PARTS.map((part) => `"${part}": () => import("${textsIn(language, part)}")`);
    return `${language}: { ${parts.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} }`;
}

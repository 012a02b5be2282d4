// The texts, as modules: one for each part in each language, made of the Fluent files that belong to it. A language is a
// folder of them, here or in the folder that PANTHEON_LOCALES names (docs/translating.md).

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { type AnyPart, ENGLISH, partOf, PARTS, RULINGS, type Stretch } from "../src/texts/parts.ts";

const ALL = "virtual:texts";
export const LOCALES = `${import.meta.dirname}/../../src/pantheon/locales`;
const MORE = process.env["PANTHEON_LOCALES"];
const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;
/** A message stands from its name to the next line that begins with something else of its kind. */
const ENTRY = /^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*/gm;

type Messages = Map<string, string>;

/** The folder of each language, English first. */
export function languages(more = MORE): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of more === undefined ? [LOCALES] : [LOCALES, more]) {
    for (const code of readdirSync(folder)) if (CODE.test(code)) found.set(code, `${folder}/${code}`);
  }
  const rank = (code: string): string => (code === ENGLISH ? "" : code);
  return new Map([...found].sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1)));
}

export const textsIn = (language: string, part: string): string => `${ALL}/${language}/${part}`;

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return listed();
      if (!id.startsWith(`\0${ALL}/`)) return null;
      const [, language = "", part = ""] = id.split("/");
      const folders = languages();
      for (const folder of [folders.get(ENGLISH), folders.get(language)]) {
        for (const name of filesIn(folder)) this.addWatchFile(`${folder}/${name}`);
      }
      return `export default ${JSON.stringify(stretches(language, part as AnyPart, folders))}`;
    },
  };
}

/** What fetches each of them, and what the languages are called. */
function listed(): string {
  const folders = languages();
  const names: Record<string, { name: string; label: string }> = {};
  const all = [...folders.keys()].map((language) => {
    const say = sayer(language, folders);
    names[language] = { name: say("language-name"), label: say("language-label") };
    const parts = [...PARTS, ...RULINGS].map((part) => `"${part}": () => import("${textsIn(language, part)}")`);
    return `"${language}": { ${parts.join(", ")} }`;
  });
  return `export const names = ${JSON.stringify(names)};\nexport default { ${all.join(", ")} }`;
}

/** What says a message without facts, in a language or else in English. */
export function sayer(language: string, folders = languages()): (id: string) => string {
  const bundle = new FluentBundle([language, ENGLISH]);
  for (const code of [ENGLISH, language]) {
    for (const text of messages(folders.get(code)).values()) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return (id) => {
    const found = bundle.getMessage(id)?.value;
    if (found == null) throw new Error(`no text ${id}`);
    return bundle.formatPattern(found);
  };
}

/** The messages of a part in the order of English, and in English where the language has none or not all of one. */
export function stretches(language: string, part: AnyPart, folders = languages()): Stretch[] {
  const own = messages(folders.get(language));
  const found: Stretch[] = [];
  for (const [id, english] of messages(folders.get(ENGLISH), part)) {
    const text = own.get(id);
    const whole = text !== undefined && attributes(english).every((name) => attributes(text).includes(name));
    const [spoken, words] = whole ? [language, text] : [ENGLISH, english];
    const last = found.at(-1);
    if (last?.language === spoken) last.text += words;
    else found.push({ language: spoken, text: words });
  }
  return found;
}

const attributes = (message: string): string[] =>
  [...message.matchAll(/^\s+\.([\w-]+) *=/gm)].map(([, name = ""]) => name);

/** All messages in a folder, or those of a part. */
function messages(folder: string | undefined, part?: AnyPart): Messages {
  const texts = filesIn(folder).map((name) => ownOf(part, name, readFileSync(`${folder}/${name}`, "utf-8")));
  const found = texts.flatMap((text) => [...text.matchAll(ENTRY)]);
  return new Map(found.map(([text, id = ""]) => [id, `${text.trimEnd()}\n`]));
}

const filesIn = (folder: string | undefined): string[] =>
  folder !== undefined && existsSync(folder) ? readdirSync(folder).filter((name) => partOf(name) !== undefined) : [];

/** What of a file belongs to a part: of that which every page needs, the first page needs no more than the beginning. */
function ownOf(part: AnyPart | undefined, name: string, text: string): string {
  if (part === undefined) return text;
  if (name !== "web.ftl") return partOf(name) === part ? text : "";
  const [first = "", rest = ""] = text.split(/^##/m);
  return part === "home" ? first : part === "pages" ? `##${rest}` : "";
}

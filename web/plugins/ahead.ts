// Tells the server what each page needs, so that its HTML asks for all of it at once: .vite/ahead.json.

import type { Plugin, Rolldown } from "vite";
import type { Part } from "../src/texts/parts.ts";
import { languages, textsIn } from "./texts.ts";

interface Page {
  entry?: string;
  texts: Part[];
  /** Are the pictures of the games on it? */
  posters?: boolean;
  /** What it asks the server for as soon as it runs; LANG is the reader's language. */
  api?: string[];
}

const ME = "/api/guests/me";
const PAGES: Record<string, Page> = {
  home: {
    entry: "home/Home.svelte",
    texts: ["home"],
    posters: true,
    api: [ME, "/api/games?lang=LANG", "/api/tables?state=open", "/api/tables?state=running"],
  },
  table: { entry: "table/Table.svelte", texts: ["home", "pages"], api: [ME] },
  rules: { entry: "rules/Rules.svelte", texts: ["home", "pages"], api: [ME] },
  learn: { entry: "learn/Learn.svelte", texts: ["home", "pages"], api: [ME] },
  cards: { entry: "gallery/Gallery.svelte", texts: ["home", "pages", "deus"], api: [ME] },
  lost: { texts: ["home"], api: [ME] },
  // A game, beside the page that it is on.
  gods: { texts: ["gods"] },
  "four-gods": { texts: ["four-gods"] },
  deus: { texts: ["deus"] },
};
const FONT = /\.woff2$/;
const POSTER = /\.avif$/;
/** Cut out for our languages; the whole ones come when a name needs them. */
const SMALL = /alegreya(-sans)?-\d+-/;

type Chunk = Rolldown.OutputChunk;

export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    generateBundle: {
      order: "post", // when Vite has written its last word into them
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === "chunk");
        const fonts = files.map((file) => file.fileName).filter((name) => FONT.test(name) && SMALL.test(name));
        const start = chunks.find((chunk) => chunk.isEntry);
        if (start === undefined) throw new Error("the pages have no beginning");
        const always = closure(start, chunks);
        const plan = Object.fromEntries(
          Object.entries(PAGES).map(([page, { entry, texts, posters = false, api = [] }]) => {
            const own = entry === undefined ? [] : closure(entranceOf(`/src/${entry}`, chunks), chunks);
            const more = own.filter((chunk) => !always.includes(chunk));
            return [
              page,
              {
                modules: more.map(address),
                styles: more
                  .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
                  .map((name) => `/${name}`),
                fonts: entry === undefined && page !== "lost" ? [] : fonts.map((name) => `/${name}`),
                posters: posters ? postersOf(files.map((file) => file.fileName)) : {},
                api,
                texts: textsOf(texts, chunks),
              },
            ];
          }),
        );
        this.emitFile({ type: "asset", fileName: ".vite/ahead.json", source: JSON.stringify(plan) });
      },
    },
  };
}

const address = (chunk: Chunk): string => `/${chunk.fileName}`;

/** What is imported where a module is: the chunk with it, or one that points there. */
function entranceOf(module: string, chunks: Chunk[]): Chunk {
  return chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ?? chunkOf(module, chunks);
}

function chunkOf(module: string, chunks: Chunk[]): Chunk {
  const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`no chunk has ${module} in it`);
  return found;
}

/** A chunk with all that it imports. */
function closure(first: Chunk, chunks: Chunk[]): Chunk[] {
  const found = new Set([first]);
  for (const chunk of found) {
    for (const one of chunks) if (chunk.imports.includes(one.fileName)) found.add(one);
  }
  return [...found];
}

/** The chunks with the texts of some parts, by language. */
function textsOf(parts: Part[], chunks: Chunk[]): Record<string, string[]> {
  const of = (language: string): string[] => parts.map((part) => address(chunkOf(textsIn(language, part), chunks)));
  return Object.fromEntries([...languages().keys()].map((language) => [language, of(language)]));
}

/** The pictures of the games, by theme. */
function postersOf(names: string[]): Record<string, string[]> {
  const of = (theme: string): string[] => names.filter((name) => name.includes(`-${theme}-`) && POSTER.test(name));
  return Object.fromEntries(["light", "dark"].map((theme) => [theme, of(theme).map((name) => `/${name}`)]));
}

// The rules for players, as modules: plain Markdown in locales/<language>/rules/<game>.md, read when the pages are built.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Plugin } from "vite";
import { OUTLINES } from "../src/rules/outline.ts";
import type { Block, RulesText, SectionText } from "../src/rules/text.ts";
import { languages, LOCALES } from "./texts.ts";

const ROOT = `${import.meta.dirname}/../..`;
const ALL = "virtual:rules";

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === ALL ? `\0${ALL}` : null),
    load(id) {
      if (id === `\0${ALL}`) return listed();
      const [, slug] = /\/rules\/([^/]+)\.md$/.exec(id) ?? [];
      if (slug === undefined) return null;
      const found = readRules(readFileSync(id, "utf-8"), relative(ROOT, id), namesOf(slug));
      return { code: `export default ${JSON.stringify(found)}`, moduleType: "js" };
    },
  };
}

/** What fetches the rules, by language and game. */
function listed(): string {
  const found = [...languages()].flatMap(([language, folder]) =>
    existsSync(`${folder}/rules`)
      ? readdirSync(`${folder}/rules`).map((file) => [
          `${language}/${basename(file, ".md").replaceAll("_", "-")}`,
          `${folder}/rules/${file}`,
        ])
      : [],
  );
  return `export default { ${found.map(([name, file]) => `"${name}": () => import("${file}")`).join(", ")} }`;
}

/** What the rules of a game may name, and which sections they have, in this order. */
export interface Names {
  sections: string[];
  rulings: string[];
  examples: string[];
}

function namesOf(slug: string): Names {
  const game = slug.replaceAll("_", "-");
  const rulings = readFileSync(`${LOCALES}/en/rulings_${slug}.ftl`, "utf-8");
  return {
    sections: (OUTLINES[game] ?? []).map(({ id }) => id),
    rulings: [...rulings.matchAll(new RegExp(`^ruling-${game}-(\\S+) =`, "gm"))].map(([, name = ""]) => name),
    examples: readdirSync(`${ROOT}/fixtures/rules/${slug}`).map((name) => basename(name, ".rule")),
  };
}

/** A line with its file and number. A paragraph or an item that goes on in the next lines is one. */
interface Line {
  text: string;
  place: string;
}
/** What stands between two empty lines. */
type Piece = [Line, ...Line[]];

function refuse({ place }: Line, what: string): never {
  throw new Error(`${place}: ${what}`);
}

/** The rules in a file, or an error that says where it is wrong, and what would be right. */
export function readRules(text: string, file: string, names: Names): RulesText {
  const nothing: Piece = [{ text: "", place: file }];
  const [name = nothing, lead = nothing, ...rest] = pieces(text, file);
  if (!/^# \S/.test(only(name))) refuse(name[0], "a file begins with the name of its game: # Gods");
  if (OPENING.test(only(lead))) refuse(lead[0], "below the name of the game, a paragraph says what it is about");
  const sections: Record<string, SectionText> = {};
  const next = (): string | undefined => names.sections[Object.keys(sections).length];
  const order = `the sections are, in the order of web/src/rules/outline.ts: ${names.sections.join(", ")}`;
  let section: SectionText | undefined;
  for (const piece of rest) {
    const [first] = piece;
    if (first.text.startsWith("#")) {
      const [, words = "", id] = /^## (.+) \{#(\S+)\}$/.exec(only(piece)) ?? refuse(first, TITLE);
      if (id === undefined || id !== next()) refuse(first, order);
      section = sections[id] = { title: plain(first, words), example: null, blocks: [] };
    } else if (section === undefined) {
      refuse(first, TITLE);
    } else if (first.text.startsWith("{example")) {
      if (section.example !== null) refuse(first, "a section shows one example");
      section.example = exampleIn(first, only(piece), names);
    } else {
      section.blocks.push(blockOf(piece, names));
    }
  }
  if (next() !== undefined) refuse(nothing[0], `{#${next()}} is missing: ${order}`);
  return { lead: plain(lead[0], lead[0].text), sections };
}

const TITLE = "a section begins with ## Title {#id}, alone between two empty lines";
/** What a line begins with that does not go on with the one before. */
const OPENING = /^(?:#|- |\||\{example|$)/;

function pieces(text: string, file: string): Piece[] {
  const found: Piece[] = [];
  let piece: Piece | undefined;
  for (const [index, written] of text.split("\n").entries()) {
    const line = { text: written.trim(), place: `${file}:${index + 1}` };
    const last = piece?.at(-1);
    if (line.text === "") piece = undefined;
    else if (piece === undefined || last === undefined) found.push((piece = [line]));
    else if (OPENING.test(line.text)) piece.push(line);
    else last.text += ` ${line.text}`;
  }
  return found;
}

function blockOf(piece: Piece, names: Names): Block {
  const [first] = piece;
  if (first.text.startsWith("|")) return { table: tableOf(piece, names) };
  if (!first.text.startsWith("- ")) return sentences(first, only(piece), names);
  return { list: piece.map((line) => sentences(line, /^- (.+)$/.exec(line.text)?.[1] ?? apart(line), names)) };
}

function tableOf([head, rule = head, ...rows]: Piece, names: Names): string[][] {
  const titles = cellsOf(head, names);
  if (!/^\|(?: *-+ *\|)+$/.test(rule.text) || cellsOf(rule, names).length !== titles.length) {
    refuse(rule, `below the head of a table stands |${" --- |".repeat(titles.length)}`);
  }
  return [titles, ...rows.map((row) => cellsOf(row, names, titles.length))];
}

function cellsOf(row: Line, names: Names, width?: number): string[] {
  const inner = /^\|(.*)\|$/.exec(row.text)?.[1] ?? refuse(row, "a row of a table stands between | and |");
  const cells = inner.split("|").map((cell) => sentences(row, cell.trim(), names));
  if (cells.length !== (width ?? cells.length))
    refuse(row, `a row of ${cells.length} cells below a head of ${width}`);
  return cells;
}

function exampleIn(line: Line, text: string, names: Names): string {
  const [, name = ""] = /^\{example: (\S+)\}$/.exec(text) ?? refuse(line, "an example is {example: name}");
  return names.examples.includes(name) ? name : refuse(line, `no example ${name} in fixtures/rules`);
}

/** The text of a piece that has no other lines. */
function only([first, second]: Piece): string {
  return second === undefined ? first.text : apart(second);
}

const apart = (line: Line): never => refuse(line, "before this an empty line is missing");

/** Sentences, if their marks and stars are right. */
function sentences(line: Line, text: string, names: Names): string {
  const bare = text.replace(/\{([^{}]*)\}/g, (mark, inner: string) => {
    const [known, ruling] = /^(?:[BP]|O (\S+))$/.exec(inner) ?? [];
    if (known === undefined) refuse(line, `${mark} is no mark: {B}, {P} and {O ruling} are`);
    if (ruling !== undefined && !names.rulings.includes(ruling)) refuse(line, `no ruling ${ruling} in rulings_*.ftl`);
    return "";
  });
  plain(line, bare.replace(/\*\*[^*]+\*\*/g, ""));
  return text;
}

/** Words without marks and stars. */
function plain(line: Line, text: string): string {
  const [odd] = /[{}*]/.exec(text) ?? [];
  return odd === undefined ? text : refuse(line, `a ${odd} too many: sentences have marks {B} and **strong** words`);
}

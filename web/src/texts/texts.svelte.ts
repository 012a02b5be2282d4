// Texts from the same Fluent files that the server and the command line speak from. What a language lacks is said in
// English.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { preferences } from "../look/preferences.svelte";
import { tell } from "../look/told";
import texts, { names } from "virtual:texts";
import { type AnyPart, ENGLISH, type Part, PARTS, type Stretch } from "./parts";

export { names };
/** The code of one of them. */
export type Language = string;
export type Facts = Record<string, string | number>;

const GROUPED = 10_000; // from here on numbers are written in groups of three digits

/** In a link, for this visit; until somebody chooses another language. */
let asked = new URLSearchParams(location.search).get("lang");
let language = $state<Language>(preferred());
let bundle = $state.raw(bundleOf(ENGLISH, []));
/** For what stands in English only. */
let english = $state.raw(bundleOf(ENGLISH, []));
/** What will be spoken as soon as its texts are there. */
let chosen = preferred();
/** The parts that are needed, in whatever language is spoken, and what was read of them. */
const needed = new Set<Part>();
const read = new Map<string, Stretch[]>();

function preferred(): Language {
  const wanted = [asked ?? "", preferences.wish.language, ...navigator.languages];
  return wanted.map(fitting).find((ours) => ours !== undefined) ?? ENGLISH;
}

/** The language of ours that a tag means, the most special one. */
function fitting(tag: string): Language | undefined {
  const means = (code: string): boolean => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase());
  return Object.keys(names).findLast(means);
}

function bundleOf(code: Language, stretches: readonly Stretch[]): FluentBundle {
  const made = new FluentBundle([code, ENGLISH], { useIsolating: false });
  for (const { language, text } of stretches) if (language === code) made.addResource(new FluentResource(text));
  return made;
}

/** All texts, in a language. */
export async function loadTexts(wanted: Language = language): Promise<void> {
  for (const part of PARTS) needed.add(part);
  await turnTo(wanted);
}

/** The texts of parts of the pages, before one of them is shown. */
export async function textsOf(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await turnTo(chosen);
}

export async function speak(wanted: Language | "system"): Promise<void> {
  asked = null;
  preferences.set("language", wanted);
  await speakAsWished();
}

/** Another window may have set another language. */
export async function speakAsWished(): Promise<void> {
  if (preferred() !== chosen) await turnTo(preferred());
}

async function turnTo(wanted: Language): Promise<void> {
  chosen = wanted;
  const found = (await Promise.all([...needed].map((part) => stretches(wanted, part)))).flat();
  if (chosen !== wanted) return turnTo(chosen); // meanwhile somebody has asked for another one
  bundle = bundleOf(wanted, found);
  english = wanted === ENGLISH ? bundle : bundleOf(ENGLISH, found);
  language = wanted;
  const page = document.documentElement;
  if (page.lang === wanted) return;
  page.lang = wanted;
  tell("language", wanted);
}

/** A part in a language. */
export async function stretches(wanted: Language, part: AnyPart): Promise<Stretch[]> {
  const name = `${wanted}/${part}`;
  const known = read.get(name) ?? (await texts[wanted]?.[part]())?.default ?? [];
  read.set(name, known);
  return known;
}

export function spoken(): Language {
  return language;
}

/** How lists, times and numbers are written: as in the country that the texts are written for. */
export const locale = (): string => (has("language-locale") ? t("language-locale").replace("_", "-") : language);

export function has(id: string): boolean {
  return bundle.hasMessage(id) || english.hasMessage(id);
}

/** A message with its facts; a fact that is a word of the games (god crimson: `god-crimson`) is translated. */
export function t(id: string, facts: Facts = {}): string {
  const from = bundle.hasMessage(id) ? bundle : english;
  const pattern = from.getMessage(id)?.value;
  if (pattern == null) {
    console.error(`no text ${id} in ${language}`);
    return id;
  }
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, word(name, value)]));
  return from.formatPattern(pattern, words);
}

/** Something and what is said of it, in one line. */
export const saidOf = (title: string, words: string): string => t("web-said-of", { title, words });

export function word(kind: string, value: string | number): string | FluentNumber {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED });
  return has(`${kind}-${value}`) ? t(`${kind}-${value}`) : value;
}

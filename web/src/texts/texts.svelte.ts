// Texts in three languages, from the same Fluent files that the server and the command line speak from.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { preferences } from "../look/preferences.svelte";
import { tell } from "../look/told";
import texts from "virtual:texts";
import { type Language, LANGUAGES, type Part, PARTS } from "./parts";

export { type Language, LANGUAGES };
export type Facts = Record<string, string | number>;

const GROUPED = 10_000; // from here on numbers are written in groups of three digits

/** In a link, for this visit; until somebody chooses another language. */
let asked = new URLSearchParams(location.search).get("lang");
let language = $state<Language>(preferred());
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** What will be spoken as soon as its texts are there. */
let chosen = preferred();
/** The parts that are needed, in whatever language is spoken, and what was read of them. */
const needed = new Set<Part>();
const read = new Map<string, FluentResource>();

function preferred(): Language {
  const wanted = [asked ?? "", preferences.wish.language, ...navigator.languages].map((tag) =>
    tag.slice(0, 2).toLowerCase(),
  );
  return LANGUAGES.find((ours) => ours === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
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
  const found = await Promise.all([...needed].map((part) => resource(wanted, part)));
  if (chosen !== wanted) return turnTo(chosen); // meanwhile somebody has asked for another one
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const one of found) loaded.addResource(one);
  bundle = loaded;
  language = wanted;
  const page = document.documentElement;
  if (page.lang === wanted) return;
  page.lang = wanted;
  tell("language", wanted);
}

async function resource(wanted: Language, part: Part): Promise<FluentResource> {
  const name = `${wanted}/${part}`;
  const known = read.get(name) ?? new FluentResource((await texts[wanted][part]()).default);
  read.set(name, known);
  return known;
}

export function spoken(): Language {
  return language;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A message with its facts; a fact that is a word of the games (god crimson: `god-crimson`) is translated. */
export function t(id: string, facts: Facts = {}): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) {
    console.error(`no text ${id} in ${language}`);
    return id;
  }
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, word(name, value)]));
  return bundle.formatPattern(message.value, words);
}

/** Something and what is said of it, in one line. */
export const saidOf = (title: string, words: string): string => t("web-said-of", { title, words });

export function word(kind: string, value: string | number): string | FluentNumber {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED });
  return has(`${kind}-${value}`) ? t(`${kind}-${value}`) : value;
}

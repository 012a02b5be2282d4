// Texts in three languages, from the same Fluent files that the server and the command line speak from.

import { preferences } from "../look/preferences.svelte";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

/** Each language's files come when it is first spoken. */
const FILES = import.meta.glob<string>(
  "../../../src/pantheon/locales/*/{web,web_*,gods,four_gods,deus,deus_cards}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const FIRST = ["web", "web_home", "web_plan", "gods", "four_gods", "deus"];
const GROUPED = 10_000; // from here on numbers are written in groups of three digits

let language = $state<Language>(preferred());
let whole = false;
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

function preferred(): Language {
  const wanted = [preferences.wish.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((ours) => ours === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

/** With `all` what every page says; without it only what the first page does, which must not be heavy. */
export async function loadTexts(wanted: Language = language, all = true): Promise<void> {
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  const files = Object.entries(FILES).filter(
    ([path]) => path.includes(`/${wanted}/`) && (all || FIRST.some((name) => path.endsWith(`/${name}.ftl`))),
  );
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    loaded.addResource(new FluentResource(text));
  }
  bundle = loaded;
  language = wanted;
  whole = all;
  document.documentElement.lang = wanted;
}

export async function speak(wanted: Language | "system"): Promise<void> {
  preferences.set("language", wanted);
  await speakAsWished();
}

/** Another window may have set another language. */
export async function speakAsWished(): Promise<void> {
  if (preferred() !== language) await loadTexts(preferred(), whole);
}

/** The texts of the other pages, before one of them is shown. */
export async function allTexts(): Promise<void> {
  if (!whole) await loadTexts(language, true);
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

export function word(kind: string, value: string | number): string | FluentNumber {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED });
  return has(`${kind}-${value}`) ? t(`${kind}-${value}`) : value;
}

// Our rulings: what a rulebook says or leaves open, what we do there, and why.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isGame } from "../texts/parts";
import { type Language, stretches } from "../texts/texts.svelte";

export interface Ruling {
  /** What the marks of rules and examples call it. */
  name: string;
  title: string;
  book: string;
  ours: string;
  why: string;
}

/** All rulings of a game in a language, in the order of its rules; they are loaded when they are read. */
export async function rulingsOf(game: string, language: Language): Promise<Ruling[]> {
  if (!isGame(game)) return [];
  const found = await stretches(language, `rulings-${game}`);
  return found.flatMap((one) => readRulings(game, one.language, one.text));
}

/** The rulings in a file of messages: each is a message, its parts are the attributes. */
export function readRulings(game: string, language: string, text: string): Ruling[] {
  const resource = new FluentResource(text);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  return resource.body.map(({ id }) => {
    const message = bundle.getMessage(id);
    const say = (part: string): string => {
      const pattern = part === "" ? message?.value : message?.attributes[part];
      return pattern == null ? "" : bundle.formatPattern(pattern);
    };
    const name = id.replace(`ruling-${game}-`, "");
    return { name, title: say(""), book: say("book"), ours: say("ours"), why: say("why") };
  });
}

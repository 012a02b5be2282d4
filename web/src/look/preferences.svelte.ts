// What somebody likes: all of it, kept in this browser and told to nobody. What a preference may be stands here, so that
// whatever is found in the storage is judged by it; where "system" is one of its values, the device decides.

import { names } from "virtual:texts";
import { keep, kept } from "./storage";
import { tell } from "./told";

export const HEARD = ["turns", "moves", "events", "refusals", "clocks"] as const;
export type Heard = (typeof HEARD)[number];

interface Kind<T> {
  key: string;
  usual: T;
  /** What was kept; undefined if it means nothing. */
  read(kept: string): T | undefined;
}

/** One of several words, the usual one first. */
const choice = <T extends string>(name: string, usual: T, ...others: T[]): Kind<T> => ({
  key: `pantheon.${name}`,
  usual,
  read: (kept) => [usual, ...others].find((one) => one === kept),
});

const ANSWERS = new Map([
  ["on", true],
  ["yes", true], // written by earlier versions, as is "no"
  ["off", false],
  ["no", false],
]);
const flag = (name: string): Kind<boolean> => ({
  key: `pantheon.${name}`,
  usual: true,
  read: (kept) => ANSWERS.get(kept),
});

const percent = (name: string): Kind<number> => ({
  key: `pantheon.${name}`,
  usual: 100,
  read: (kept) => (/^\d{1,3}$/.test(kept) && Number(kept) <= 100 ? Number(kept) : undefined),
});

/** Some of several words; those that nobody knows are passed over. */
const some = <T extends string>(name: string, all: readonly T[]): Kind<readonly T[]> => ({
  key: `pantheon.${name}`,
  usual: [],
  read: (kept) => all.filter((one) => kept.split(",").includes(one)),
});

const KINDS = {
  language: choice<string>("language", "system", ...Object.keys(names)),
  theme: choice("theme", "system", "light", "dark"),
  contrast: choice("contrast", "system", "usual", "more"),
  motion: choice("motion", "system", "full", "reduced"),
  /** When is asked once more before something is done on the map: with a finger only, or with a mouse, too. */
  confirm: choice("confirm", "finger", "always"),
  coordinates: flag("coordinates"),
  /** How far one steps when looking back. */
  step: choice("step", "turn", "round", "move"),
  /** Are plain gains of Deus taken without a question? */
  automatic: flag("deus.automatic"),
  sound: flag("sound"),
  volume: percent("volume"),
  /** Sounds that are not to be heard. */
  muted: some("muted", HEARD),
};

type Kinds = typeof KINDS;
export type Wishes = { [Name in keyof Kinds]: Kinds[Name] extends Kind<infer T> ? T : never };
export type Name = keyof Wishes;
const NAMES = Object.keys(KINDS) as Name[];

const kindOf = <N extends Name>(name: N): Kind<Wishes[N]> => KINDS[name] as unknown as Kind<Wishes[N]>;
const words = (value: Wishes[Name]): string => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));

function wished<N extends Name>(name: N): Wishes[N] {
  const { key, usual, read } = kindOf(name);
  return read(kept(key) ?? "?") ?? usual;
}

const allWished = (): Wishes => Object.fromEntries(NAMES.map((name) => [name, wished(name)])) as Wishes;

const QUERIES = {
  light: "(prefers-color-scheme: light)",
  contrast: "(prefers-contrast: more)",
  calm: "(prefers-reduced-motion: reduce)",
};
type Asked = keyof typeof QUERIES;

export class Preferences {
  readonly wish: Readonly<Wishes> = $state(allWished());
  /** Does the browser keep what is set? */
  stays = $state(true);
  private readonly system = $state<Record<Asked, boolean>>({ light: false, contrast: false, calm: false });

  constructor() {
    for (const [name, query] of Object.entries(QUERIES) as [Asked, string][]) {
      const asked = matchMedia(query);
      this.system[name] = asked.matches;
      asked.addEventListener("change", ({ matches }) => {
        this.system[name] = matches;
        this.show();
      });
    }
    // Another window of ours has set something; without a key everything was thrown away.
    addEventListener("storage", ({ key }) => {
      for (const name of NAMES) if (key === null || key === KINDS[name].key) this.take(name, wished(name));
    });
    if (this.wish.theme !== "system") tell("theme", this.wish.theme); // earlier versions did not
    this.show();
  }

  get theme(): "light" | "dark" {
    const { theme } = this.wish;
    return theme === "system" ? (this.system.light ? "light" : "dark") : theme;
  }

  /** Is nothing to move that need not? */
  get calm(): boolean {
    const { motion } = this.wish;
    return motion === "system" ? this.system.calm : motion === "reduced";
  }

  get contrast(): "usual" | "more" {
    const { contrast } = this.wish;
    return contrast === "system" ? (this.system.contrast ? "more" : "usual") : contrast;
  }

  set<N extends Name>(name: N, value: Wishes[N]): void {
    this.stays = keep(kindOf(name).key, words(value));
    if (name === "theme") tell("theme", value === "system" ? null : String(value));
    this.take(name, value);
  }

  turnTheme(): void {
    this.set("theme", this.theme === "dark" ? "light" : "dark");
  }

  /** Everything as it was at first. */
  reset(): void {
    for (const name of NAMES) this.set(name, kindOf(name).usual);
  }

  private take<N extends Name>(name: N, value: Wishes[N]): void {
    (this.wish as Wishes)[name] = value;
    this.show();
  }

  /** The style sheets ask the root of the page. */
  private show(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["motion"] = this.calm ? "reduced" : "full";
    dataset["contrast"] = this.contrast;
  }
}

export const preferences = new Preferences();
export const calm = (): boolean => preferences.calm;

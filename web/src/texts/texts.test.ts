import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Texts = typeof import("./texts.svelte");
let texts: Texts;

const POLISH =
  "days = { $number ->\n  [one] { $number } dzień\n  [few] { $number } dni\n *[other] { $number } dnia\n }\n";
const REST =
  "seats = { $number ->\n  [one] { $number } seat\n *[other] { $number } seats\n }\nturn = The turn of { $god }\n";
const WORDS = "god-azure = Lazur\n";
const made = [
  { language: "pl", text: POLISH },
  { language: "en", text: REST },
  { language: "pl", text: WORDS },
];

beforeEach(async () => {
  vi.resetModules();
  const parts = (home: unknown) => async () => Promise.resolve({ default: home });
  const language = (home: unknown) => ({ home: parts(home), pages: parts([]) });
  vi.doMock("virtual:texts", () => ({
    names: { en: { name: "English", label: "EN" }, pl: { name: "polski", label: "PL" } },
    default: { en: language([{ language: "en", text: REST }]), pl: language(made) },
  }));
  texts = await import("./texts.svelte");
  await texts.textsOf("home");
  await texts.speak("pl-PL");
});
afterEach(() => {
  vi.doUnmock("virtual:texts");
  vi.resetModules();
});

const say = (id: string, facts: Record<string, string | number>): string => texts.t(id, facts);

test("a language is found by what somebody's browser calls it", () => expect(texts.spoken()).toBe("pl"));

test("what a language lacks is said in English, with the plurals of English", () => {
  expect([1, 3, 22].map((number) => say("days", { number }))).toEqual(["1 dzień", "3 dni", "22 dni"]);
  expect([1, 3, 22].map((number) => say("seats", { number }))).toEqual(["1 seat", "3 seats", "22 seats"]);
  expect(say("turn", { god: "azure" })).toBe("The turn of Lazur");
  expect([texts.has("days"), texts.has("seats"), texts.has("nothing")]).toEqual([true, true, false]);
});

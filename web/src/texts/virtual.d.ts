declare module "virtual:texts" {
  /** What the languages are called, by their codes, English first. */
  export const names: Record<string, { name: string; label: string }>;
  const texts: Record<
    string,
    Record<import("./parts").AnyPart, () => Promise<{ default: import("./parts").Stretch[] }>>
  >;
  export default texts;
}

declare module "virtual:rules" {
  /** What fetches the rules of a game in a language, by `language/game`. */
  const rules: Partial<Record<string, () => Promise<{ default: import("../rules/text").RulesText }>>>;
  export default rules;
}

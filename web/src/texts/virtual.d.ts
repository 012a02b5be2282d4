declare module "virtual:texts" {
  /** What the languages are called, by their codes, English first. */
  export const names: Record<string, { name: string; label: string }>;
  const texts: Record<
    string,
    Record<import("./parts").AnyPart, () => Promise<{ default: import("./parts").Stretch[] }>>
  >;
  export default texts;
}

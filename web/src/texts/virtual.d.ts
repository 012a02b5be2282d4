declare module "virtual:texts" {
  const texts: Record<import("./parts").Language, Record<import("./parts").Part, () => Promise<{ default: string }>>>;
  export default texts;
}

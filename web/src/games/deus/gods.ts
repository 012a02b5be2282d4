// The six gods: each listens to the cards of one colour.

export const GODS = ["neptune", "ceres", "minerva", "vesta", "mars", "jupiter"] as const;
export type God = (typeof GODS)[number];

const BY_COLOUR: Record<string, God> = {
  blue: "neptune",
  green: "ceres",
  yellow: "minerva",
  brown: "vesta",
  red: "mars",
  temple: "jupiter",
};
export const godOf = (colour: string): God => BY_COLOUR[colour] ?? "jupiter";
export const colourOf = (god: string): string =>
  Object.entries(BY_COLOUR).find(([, of]) => of === god)?.[0] ?? "temple";

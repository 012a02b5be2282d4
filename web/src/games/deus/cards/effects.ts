// An effect as a row of signs, made from its record alone; the same records as src/pantheon/games/deus/effects.py.

export type Effect =
  | {
      do: "gain";
      good: string;
      amount: number;
      per: string;
      terrain: string | null;
      size: number | null;
      plus: number;
      limit: number;
    }
  | { do: "buy"; limit: number; price: number }
  | { do: "sell"; resource: string; for: string; amount: number; limit: number }
  | { do: "sell-different"; for: string; amount: number; limit: number }
  | { do: "harvest"; where: "one" | "all" | "terrain"; amount: number }
  | { do: "activate"; colour: string }
  | { do: "move"; units: number; steps: number; good: string | null; amount: number }
  | { do: "steal"; good: string; amount: number; from: "one" | "all" }
  | { do: "ransack"; amount: number; limit: number };

/** A sign, a figure before it, or a mark between signs; `small` ones are remarks. */
export type Token = { glyph: string } | { text: string; small?: boolean };

const sign = (glyph: string): Token => ({ glyph });
const text = (of: string | number): Token => ({ text: String(of) });
const most = (limit: number): Token[] => (limit > 0 ? [{ text: `≤${limit}`, small: true }] : []);

/** What something is counted by. */
function counted(per: string, terrain: string | null, size: number | null): Token[] {
  const land = terrain === null ? [] : [sign(terrain)];
  switch (per) {
    case "once":
      return [];
    case "regions":
      return [text("/"), ...(terrain === null ? [sign("region")] : land)];
    case "cities":
      return [text("/"), sign(size === 3 ? "city3" : "city2"), { text: `${size ?? 2}+`, small: true }];
    case "production":
      return [text("/"), sign("production"), ...land];
    case "buildings":
      return [text("/"), sign("building"), ...land];
    case "units":
      return [text("/"), sign("unit")];
    case "ships":
      return [text("/"), sign("ship")];
    case "conquests":
      return [text("/"), sign("region"), sign("conquest")];
    case "sets":
      return [text("/"), sign("sets")];
    default:
      return [text("/"), sign("any")];
  }
}

export function tokens(effect: Effect): Token[] {
  switch (effect.do) {
    case "gain":
      return [
        text(effect.amount),
        sign(effect.good),
        ...counted(effect.per, effect.terrain, effect.size),
        ...(effect.plus > 0 ? [text(`+${effect.plus}`), sign(effect.good)] : []),
        ...most(effect.limit),
      ];
    case "buy":
      return [text(effect.price), sign("gold"), sign("arrow"), sign("any"), ...most(effect.limit)];
    case "sell":
      return [sign(effect.resource), sign("arrow"), text(effect.amount), sign(effect.for), ...most(effect.limit)];
    case "sell-different":
      return [sign("any"), text("≠"), sign("arrow"), text(effect.amount), sign(effect.for), ...most(effect.limit)];
    case "harvest":
      if (effect.where === "one")
        return [text(1), sign("production"), sign("arrow"), text(effect.amount), sign("any")];
      return [
        text(effect.amount),
        sign("any"),
        text("/"),
        sign("production"),
        ...(effect.where === "terrain" ? [sign("terrain")] : []),
      ];
    case "activate":
      return [sign("spark"), text(1), sign(`sign-${effect.colour}`)];
    case "move":
      return [
        ...(effect.units > 1 ? [text(effect.units)] : []),
        sign("unit"),
        sign("march"),
        { text: `≤${effect.steps}`, small: true },
        ...(effect.good === null ? [] : [sign("hand"), text(effect.amount), sign(effect.good)]),
      ];
    case "steal":
      return [
        sign("unit"),
        sign("hand"),
        text(effect.amount),
        sign(effect.good),
        ...(effect.from === "all" ? [text("/"), sign("rival")] : []),
      ];
    case "ransack":
      return [sign("unit"), sign("village"), sign("arrow"), text(effect.amount), sign("vp"), ...most(effect.limit)];
  }
}

/** What a card is about, for its picture and for the gallery: the words of `web-deus-kind-*`. */
export const KINDS = ["gain", "trade", "harvest", "activate", "move", "steal"] as const;
export type Kind = (typeof KINDS)[number];

export function kindsOf(effect: Effect): Kind[] {
  switch (effect.do) {
    case "buy":
    case "sell":
    case "sell-different":
      return ["trade"];
    case "move":
      return effect.good === null ? ["move"] : ["move", "steal"];
    case "steal":
    case "ransack":
      return ["steal"];
    case "harvest":
      return ["harvest"];
    case "activate":
      return ["activate"];
    case "gain":
      return effect.per === "production" ? ["gain", "harvest"] : ["gain"];
  }
}

/** The goods that an effect gives or takes. */
export function goodsOf(effect: Effect): string[] {
  if (effect.do === "gain" || effect.do === "steal") return [effect.good];
  if (effect.do === "move") return effect.good === null ? [] : [effect.good];
  if (effect.do === "sell") return [effect.for];
  if (effect.do === "sell-different") return [effect.for];
  if (effect.do === "ransack") return ["vp"];
  return effect.do === "activate" ? [] : ["resources"];
}

/** The land that a card is about, if any: it is in its picture. */
export function landOf(effect: Effect): string | null {
  if (effect.do === "gain") return effect.terrain;
  if (effect.do === "ransack") return "village";
  return null;
}

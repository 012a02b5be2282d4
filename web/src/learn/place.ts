// Where a card lies on a small screen, so that it does not hide what it speaks of.

/** The bar above the table, which stays free. */
const BAR = 54;

const common = (top: number, bottom: number, other: { top: number; bottom: number }): number =>
  Math.max(0, Math.min(bottom, other.bottom) - Math.max(top, other.top));

/** At which end of a screen of `room` pixels a card so high covers less of a thing; above, if that is all the same. */
export function aside(thing: { top: number; bottom: number } | null, high: number, room: number): "above" | "below" {
  if (thing === null) return "above";
  return common(room - high, room, thing) < common(BAR, BAR + high, thing) ? "below" : "above";
}

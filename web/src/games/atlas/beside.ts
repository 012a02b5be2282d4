// On which side of a cell its card stands.

/** Less than this, and a card has no room. */
const ROOM = 165;
/** What it makes do with rather than hide something. */
const LEAST = 120;

/**
 * On the outer side, so that it hides as little land as it can; but where cells lie on that side that shall be seen,
 * on the other. Null: nowhere beside the cell.
 */
export function sideOf(x: number, off: number, wide: number, clear: readonly number[]): "left" | "right" | null {
  const room = { left: x - off, right: wide - x - off };
  const free = { left: !clear.some((at) => at < x), right: !clear.some((at) => at > x) };
  const outer = x > wide / 2 ? "right" : "left";
  const order = outer === "right" ? (["right", "left"] as const) : (["left", "right"] as const);
  if (clear.length > 0) return order.find((side) => free[side] && room[side] > LEAST) ?? null;
  return order.find((side) => room[side] > ROOM) ?? order[1];
}

// A game in turns and rounds, out of who made its moves: where one stops who looks back.

export const UNITS = ["move", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

type Made = { move: number; seat: number | null };

/** How many moves were made before anybody could act: until then things are only dealt. */
export function dealOf(moves: readonly Made[]): number {
  const first = moves.find(({ seat }) => seat !== null);
  return first === undefined ? 0 : first.move - 1;
}

/** The turns by their last moves; what chance does belongs to the turn before it. */
function turnsOf(moves: readonly Made[]): { seat: number; to: number }[] {
  const turns: { seat: number; to: number }[] = [];
  for (const { move, seat } of moves) {
    const last = turns.at(-1);
    if (seat !== null && seat !== last?.seat) turns.push({ seat, to: move });
    else if (last !== undefined) last.to = move;
  }
  return turns;
}

/** The positions, by the moves before them, at which turns or rounds end. A round ends before its first seat is on turn again. */
export function stopsOf(moves: readonly Made[], unit: Exclude<Unit, "move">): number[] {
  const turns = turnsOf(moves);
  const ends = turns.filter((_, at) => unit === "turn" || [turns[0]?.seat, undefined].includes(turns[at + 1]?.seat));
  return [...new Set([0, dealOf(moves), ...ends.map(({ to }) => to)])];
}

/** The stop before or after a position; null if there is none. */
export function nextStop(stops: readonly number[], at: number, back: boolean): number | null {
  return (back ? stops.findLast((stop) => stop < at) : stops.find((stop) => stop > at)) ?? null;
}

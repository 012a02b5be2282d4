// The coordinates at the border of a land: each row is named where it begins, and so is each slanting column.

import { type At, centre, type Point } from "./cells";

export interface Label {
  text: string;
  /** Where on the plane. */
  at: Point;
}

const AWAY = 0.92; // of a cell, from the land

const text = (kind: "q" | "r", number: number): string =>
  `${kind === "q" ? "↘" : "→"} ${String(number).replace("-", "−")}`;

/** The first number of a cell is that of its column, the second that of its row. */
export function borderLabels(land: readonly At[]): Label[] {
  const rows = new Map<number, number>();
  const columns = new Map<number, number>();
  for (const [q, r] of land) {
    rows.set(r, Math.min(rows.get(r) ?? Infinity, q));
    columns.set(q, Math.min(columns.get(q) ?? Infinity, r));
  }
  return [
    ...[...rows].map(([r, q]) => ({ text: text("r", r), at: centre([q - AWAY, r]) })),
    ...[...columns].map(([q, r]) => ({ text: text("q", q), at: centre([q, r - AWAY]) })),
  ];
}

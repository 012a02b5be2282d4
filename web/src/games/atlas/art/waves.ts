// Waves here and there on the open sea, as an engraver would put them.

import { type At, centre, keyOf } from "../cells";
import { between, dice } from "./noise";
import { at, n } from "./paint";

const known = new Map<string, string>();

/** The waves of a cell where it lies. */
export function waves(cell: At): string {
  const key = keyOf(cell);
  const found = known.get(key) ?? drawn(cell, key);
  known.set(key, found);
  return found;
}

function drawn(cell: At, key: string): string {
  const roll = dice(`waves ${key}`);
  if (roll() < 0.45) return "";
  let d = "";
  const [cx, cy] = centre(cell);
  const [x, y] = [cx + between(roll, -18, 14), cy + between(roll, -20, 20)];
  for (let k = 0; k < 3; k++) {
    const w = between(roll, 5, 8);
    const [sx, sy] = [x + (k % 2) * 9 - 12, y + k * 7];
    d += `M${at(sx, sy)}q${n(w / 2)} -4 ${n(w)} 0q${n(w / 2)} 4 ${n(w)} 0q${n(w / 2)} -4 ${n(w)} 0`;
  }
  return d;
}

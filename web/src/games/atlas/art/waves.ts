// Waves here and there on the open sea, as an engraver would put them.

import { between, dice } from "./noise";
import { at, n } from "./paint";

const known = new Map<string, string>();

export function waves(cell: string): string {
  const found = known.get(cell) ?? drawn(cell);
  known.set(cell, found);
  return found;
}

function drawn(cell: string): string {
  const roll = dice(`waves ${cell}`);
  if (roll() < 0.45) return "";
  let d = "";
  const [x, y] = [between(roll, -18, 14), between(roll, -20, 20)];
  for (let k = 0; k < 3; k++) {
    const w = between(roll, 5, 8);
    const [sx, sy] = [x + (k % 2) * 9 - 12, y + k * 7];
    d += `M${at(sx, sy)}q${n(w / 2)} -4 ${n(w)} 0q${n(w / 2)} 4 ${n(w)} 0q${n(w / 2)} -4 ${n(w)} 0`;
  }
  return d;
}

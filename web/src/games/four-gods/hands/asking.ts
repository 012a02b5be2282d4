// What cells ask of a tile, worked out here only for tiles that the table has not confirmed yet: then its own count.

import { SIDE } from "../orientation";
import type { Ask, FourGodsView } from "../types";

const COLUMNS = "abcdefgh";
// By side of a cell: the step to the neighbour, and which corners of mine touch which of his.
const EDGES = [
  { dx: 0, dy: -1, joints: [[0, 3], [1, 2]] },
  { dx: 1, dy: 0, joints: [[1, 0], [2, 3]] },
  { dx: 0, dy: 1, joints: [[2, 1], [3, 0]] },
  { dx: -1, dy: 0, joints: [[0, 1], [3, 2]] },
] as const; // prettier-ignore

const beside = (cell: string, dx: number, dy: number): string | null => {
  const [x, y] = [COLUMNS.indexOf(cell.charAt(0)) + dx, Number(cell.charAt(1)) - 1 + dy];
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? null : `${COLUMNS.charAt(x)}${y + 1}`;
};

/** The corners that a cell asks for; null where it has fewer than two straight edges. */
function askOf(faces: ReadonlyMap<string, string>, cell: string): string | null {
  const asked = [".", ".", ".", "."];
  let [edges, clash] = [0, false];
  for (const { dx, dy, joints } of EDGES) {
    const near = beside(cell, dx, dy);
    const face = near === null ? null : faces.get(near);
    if (face === undefined) continue;
    edges += 1;
    if (face === null) continue;
    for (const [mine, his] of joints) {
      const letter = face.charAt(his);
      clash ||= asked[mine] !== "." && asked[mine] !== letter;
      asked[mine] = letter;
    }
  }
  if (edges < 2) return null;
  return clash ? "" : asked.join("");
}

/** The asks of a view after a tile was laid on a cell. */
export function asksAfter(view: FourGodsView, cell: string): Ask[] {
  const faces = new Map(view.world.map((tile) => [tile.cell, tile.face]));
  const near = EDGES.map(({ dx, dy }) => beside(cell, dx, dy)).filter((found) => found !== null && !faces.has(found));
  const kept = view.asks.filter((ask) => ask.cell !== cell && !near.includes(ask.cell));
  const fresh = (near as string[]).flatMap((found) => {
    const corners = askOf(faces, found);
    return corners === null ? [] : [{ cell: found, corners }];
  });
  return [...kept, ...fresh];
}

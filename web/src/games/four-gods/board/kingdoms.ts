// Where the number of a Kingdom stands, and which Kingdom a hand points at.

import type { Corner } from "../orientation";
import { regionAt, regions } from "../hands/tiles";
import { letterOf } from "../spots";
import type { KingdomView, Lying } from "../types";

type Tiles = ReadonlyMap<string, Lying>;

export interface Label {
  kingdom: KingdomView;
  cell: string;
  corner: Corner;
}

const column = (cell: string): number => cell.charCodeAt(0) - 97;
const row = (cell: string): number => Number(cell.charAt(1)) - 1;

/** One tile of each Kingdom, as near to its middle as can be, and rather one without a prophet on that terrain. */
export function labels(kingdoms: readonly KingdomView[], tiles: Tiles): Label[] {
  return kingdoms.flatMap((kingdom) => {
    const { cells } = kingdom;
    const x = cells.reduce((sum, cell) => sum + column(cell), 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + row(cell), 0) / cells.length;
    const letter = letterOf(kingdom.terrain);
    const ranked = cells
      .flatMap((cell) => {
        const tile = tiles.get(cell);
        const region = regions(tile?.face ?? "").find(({ terrain }) => terrain === letter);
        if (tile === undefined || region === undefined) return [];
        const taken = tile.corner !== null && region.corners.includes(tile.corner) ? 3 : 0;
        const far = Math.hypot(column(cell) - x, row(cell) - y) - region.corners.length * 0.2;
        return [{ cell, corner: region.first, rank: far + taken }];
      })
      .sort((one, two) => one.rank - two.rank);
    const best = ranked[0];
    return best === undefined ? [] : [{ kingdom, cell: best.cell, corner: best.corner }];
  });
}

/** The Kingdom to which the region at a corner of a cell belongs. */
export function kingdomAt(
  kingdoms: readonly KingdomView[],
  tiles: Tiles,
  cell: string,
  corner: Corner,
): KingdomView | null {
  const tile = tiles.get(cell);
  if (tile === undefined) return null;
  const { terrain } = regionAt(tile.face, corner);
  return kingdoms.find((kingdom) => letterOf(kingdom.terrain) === terrain && kingdom.cells.includes(cell)) ?? null;
}

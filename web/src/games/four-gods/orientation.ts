// The frame as one seat sees it: the own side below. Turned are where things lie and how faces lie, never the drawing,
// so that light falls from the upper left and figures stand upright for everybody.

import type { Slot } from "./types";

export const SIDE = 8;
const COLUMNS = "abcdefgh";
const CLOCKWISE = ["south", "west", "north", "east"] as const;
const CORNERS = ["NW", "NE", "SE", "SW"] as const;

export type Side = (typeof CLOCKWISE)[number];
export type Corner = (typeof CORNERS)[number];
/** Where a cell lies on the screen: column and row, from 0, from the upper left. */
export type Place = { x: number; y: number };

export class Orientation {
  /** Quarter turns clockwise from the board to the screen. */
  private readonly turns: number;

  /** As seen from a side; spectators sit in the south. */
  constructor(readonly below: Side = "south") {
    // Who sits in the west sees the board turned so that the west comes down: a quarter counter-clockwise.
    this.turns = (4 - CLOCKWISE.indexOf(below)) % 4;
  }

  /** Where a cell lies on the screen. */
  place(cell: string): Place {
    let [x, y] = [COLUMNS.indexOf(cell.charAt(0)), Number(cell.charAt(1)) - 1];
    for (let turn = 0; turn < this.turns; turn++) [x, y] = [SIDE - 1 - y, x];
    return { x, y };
  }

  /** The cell at a place of the screen; null outside of the frame. */
  cell({ x, y }: Place): string | null {
    if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return null;
    let [column, row] = [x, y];
    for (let turn = 0; turn < (4 - this.turns) % 4; turn++) [column, row] = [SIDE - 1 - row, column];
    return `${COLUMNS.charAt(column)}${row + 1}`;
  }

  /** The side of the screen on which a side of the frame lies: "south" is below. */
  side(side: Side): Side {
    return at(CLOCKWISE, CLOCKWISE.indexOf(side) + this.turns);
  }

  /** A corner of a tile on the board, as it lies on the screen. */
  corner(corner: Corner): Corner {
    return at(CORNERS, CORNERS.indexOf(corner) + this.turns);
  }

  /** The inverse: a corner on the screen, as the board calls it. */
  onBoard(corner: Corner): Corner {
    return at(CORNERS, CORNERS.indexOf(corner) + 4 - this.turns);
  }

  /** A face that lies on the board, as it looks on the screen. */
  face(face: string): string {
    return turned(face, this.turns);
  }

  /** A face as it is to lie on the screen, as the board calls it. */
  faceOnBoard(face: string): string {
    return turned(face, 4 - this.turns);
  }
}

/**
 * A face turned clockwise by quarters; its regions, where it lists them (`SPSP.0123`), turn with it. So does what a
 * cell asks (`S..F`).
 */
export function turned(face: string, quarters: number): string {
  const [letters, regions] = [face.slice(0, 4), face.length > 4 ? face.slice(5) : undefined];
  const by = ((quarters % 4) + 4) % 4;
  const turn = (text: string): string => text.slice(4 - by) + text.slice(0, 4 - by);
  if (regions === undefined) return turn(letters);
  // A region is named by its lowest corner, and corners have moved.
  const groups = turn(regions);
  return `${turn(letters)}.${[...groups].map((group) => groups.indexOf(group)).join("")}`;
}

/** Does a face fit what a cell asks of its corners? Dots take anything, an empty ask takes nothing. */
export function fits(face: string, ask: string): boolean {
  return ask !== "" && [...ask].every((asked, corner) => asked === "." || asked === face.charAt(corner));
}

/** The four ways a face may lie, each different one once, as it lies now first. */
export function ways(face: string): string[] {
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(face, quarters)))];
}

/** All faces of a tile in a row that may be shown. */
export const facesOf = (slot: Slot): string[] => (slot.under === null ? [slot.face] : [slot.face, slot.under]);

function at<T>(ring: readonly T[], index: number): T {
  return ring[((index % ring.length) + ring.length) % ring.length] as T;
}

// The plane of hexes: axial cells, pointy tops, y down. East of 0,0 lies 1,0, south-east of it 0,1.

export type At = readonly [number, number];
export type Point = readonly [number, number];

/** From the middle of a cell to its corners. */
export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);

const DIRECTIONS: readonly At[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const keyOf = ([q, r]: At): string => `${q},${r}`;

export function atOf(key: string): At {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return [q, r];
}

export const centre = ([q, r]: At): Point => [WIDTH * (q + r / 2), 1.5 * RADIUS * r];

export const around = ([q, r]: At): At[] => DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr]);

export function distance([aq, ar]: At, [bq, br]: At): number {
  const [q, r] = [aq - bq, ar - br];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Cells around these, by how many steps away they are. */
export function rings(from: readonly At[], far: number): At[][] {
  const seen = new Set(from.map(keyOf));
  const found: At[][] = [];
  let edge = from;
  for (let step = 0; step < far; step++) {
    const next: At[] = [];
    for (const at of edge.flatMap(around)) {
      if (seen.has(keyOf(at))) continue;
      seen.add(keyOf(at));
      next.push(at);
    }
    found.push(next);
    edge = next;
  }
  return found;
}

/** In the order in which one reads. */
export const reading = (a: At, b: At): number => a[1] - b[1] || a[0] - b[0];

/** The cell at a point of the plane. */
export function cellAt([x, y]: Point): At {
  const r = y / (1.5 * RADIUS);
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  const [near, down, third] = [Math.round(q), Math.round(r), Math.round(s)];
  const off = [Math.abs(near - q), Math.abs(down - r), Math.abs(third - s)] as const;
  if (off[0] > off[1] && off[0] > off[2]) return [0 - down - third, down];
  if (off[1] > off[2]) return [near, 0 - near - third];
  return [near, down];
}

/** The six corners around a cell's middle, clockwise from the top. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((n) => {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
});

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around all these cells; around the origin if there are none. */
export function boxAround(cells: Iterable<At>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const at of cells) {
    const [x, y] = centre(at);
    box.left = Math.min(box.left, x - WIDTH / 2);
    box.right = Math.max(box.right, x + WIDTH / 2);
    box.top = Math.min(box.top, y - RADIUS);
    box.bottom = Math.max(box.bottom, y + RADIUS);
  }
  return box.left === Infinity ? boxAround([[0, 0]]) : box;
}

const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where an arrow key leads from a cell: the nearest one that lies more in that direction than aside. */
export function arrowTo(from: At, arrow: string, cells: Iterable<At>): At | null {
  const way = ARROWS[arrow];
  if (way === undefined) return null;
  const [x, y] = centre(from);
  let [best, least]: [At | null, number] = [null, Infinity];
  for (const cell of cells) {
    const [dx, dy] = [centre(cell)[0] - x, centre(cell)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 1.5 * aside;
    if (along > 1 && aside <= along + 1 && far < least) [best, least] = [cell, far];
  }
  return best;
}

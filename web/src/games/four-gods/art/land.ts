// The lie of the land on a tile: which region is where, and the curves between them. A border crosses an edge of the
// tile at right angles, at a point that only the place of that edge decides: whatever lies beyond goes on from there.

export type Point = readonly [number, number];

/** A curve between two regions; `left` and `right` are the terrains to the hand of who walks along it. */
export interface Border {
  points: readonly Point[];
  left: string;
  right: string;
}

export interface Region {
  terrain: string;
  /** Its corners, 0 to 3 clockwise from the north-west. */
  corners: readonly number[];
  outline: readonly Point[];
  /** Its borders from edge to edge, the region to the right of who walks along them. */
  shores: readonly (readonly Point[])[];
}

export interface Land {
  borders: readonly Border[];
  regions: readonly Region[];
}

const SIDE = 100;
/** Tiles overlap by this much, or the table would shine through between them. */
const BLEED = 0.6;
const CORNERS: readonly Point[] = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];
const [LOW, HIGH] = [-BLEED, SIDE + BLEED];
/** A whole tile. */
const SHEET: Point[] = [
  [LOW, LOW],
  [HIGH, LOW],
  [HIGH, HIGH],
  [LOW, HIGH],
];
/** The middles of the edges; edge n lies between corners n and n + 1. */
const CROSSINGS: readonly Point[] = [
  [50, 0],
  [SIDE, 50],
  [50, SIDE],
  [0, 50],
];
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
const STEPS = 16;
const JUNCTION = "J";

// --- seeded wind, the same at the same place of the table

function lattice(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1;
}

/** Smooth noise from -1 to 1. */
export function wind(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - ix), ease(y - iy)];
  const above = lattice(ix, iy, salt) * (1 - fx) + lattice(ix + 1, iy, salt) * fx;
  const below = lattice(ix, iy + 1, salt) * (1 - fx) + lattice(ix + 1, iy + 1, salt) * fx;
  return above * (1 - fy) + below * fy;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

// --- from straight to grown

/** Nought at the edges of tiles, one in between, level at both. */
const inside = (v: number): number => Math.sin((Math.PI * v) / SIDE) ** 2;
/** Level at the edges of tiles, so that the wind blows along them only and borders cross them at right angles. */
const level = (v: number): number => v - (Math.sin((2 * Math.PI * v) / SIDE) * SIDE) / (2 * Math.PI);

const [SWAY, SWAY_LONG] = [18, 104];
const [RIPPLE, RIPPLE_LONG] = [2.6, 17];

/** Where a point of a drawing of straight lines comes to lie; points on an edge of a tile stay on it. */
export function grown([x, y]: Point, [ox, oy]: Point): Point {
  const [wx, wy] = [ox + x, oy + y];
  const [lx, ly] = [level(wx) / SWAY_LONG, level(wy) / SWAY_LONG];
  const calm = inside(wx) * inside(wy) * RIPPLE;
  const dx = inside(wx) * SWAY * wind(lx, ly, 1) + calm * wind(wx / RIPPLE_LONG, wy / RIPPLE_LONG, 2);
  const dy = inside(wy) * SWAY * wind(lx, ly, 3) + calm * wind(wx / RIPPLE_LONG, wy / RIPPLE_LONG, 4);
  return [x + dx, y + dy];
}

/** A tile of the World by its place; any other has a place of its own, far away. */
export function originOf(seed: number): Point {
  if (seed >= 0 && seed < 64) return [(seed % 8) * SIDE, Math.floor(seed / 8) * SIDE];
  const far = Math.abs(Math.trunc(seed));
  return [2000 + (far % 89) * 300, 2000 + Math.floor(far / 89) * 300];
}

/** Where the borders of a tile meet, and at which angle they come there. */
interface Junction {
  at: Point;
  /** From the junction back to the crossing of an edge. */
  back(edge: number): Point;
}

/** From a crossing to another or to the junction; both ends reach a little over the edge, as the ground does. */
function curve(from: number, to: number | Junction, origin: Point, reach: number): Point[] {
  const start = CROSSINGS[from] as Point;
  const end = typeof to === "number" ? (CROSSINGS[to] as Point) : to.at;
  const into = INWARD[from] as Point;
  const back = typeof to === "number" ? (INWARD[to] as Point) : to.back(from);
  const points: Point[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const along = (k: 0 | 1): number =>
      a * start[k] + b * (start[k] + into[k] * reach) + c * (end[k] + back[k] * reach) + d * end[k];
    points.push(grown([along(0), along(1)], origin));
  }
  const over = ([x, y]: Point, [ix, iy]: Point): Point => [x - ix * BLEED, y - iy * BLEED];
  const overEnd = typeof to === "number" ? [over(points.at(-1) as Point, back)] : [];
  return [over(points[0] as Point, into), ...points, ...overEnd];
}

/** Three borders meet like the legs of a star, a little towards the edge that none of them crosses. */
function junction(crossed: readonly number[]): Junction {
  const free = [0, 1, 2, 3].find((edge) => !crossed.includes(edge));
  const outward = (edge: number): Point => {
    const [x, y] = INWARD[edge] as Point;
    return [-x, -y];
  };
  if (free === undefined) return { at: [50, 50], back: outward };
  const [ux, uy] = outward(free);
  return {
    at: [50 + ux * 9, 50 + uy * 9],
    back(edge) {
      const [x, y] = outward(edge);
      return edge === (free + 2) % 4 ? [x, y] : [0.87 * x - 0.5 * ux, 0.87 * y - 0.5 * uy];
    },
  };
}

// --- a face and its regions

/** Which corners belong together: each is named by the first of its region. `SPSP.0103` says it itself. */
export function groupsOf(face: string): number[] {
  const [letters = "", listed] = face.split(".");
  if (listed !== undefined) return [...listed].map(Number);
  const groups = [0, 1, 2, 3];
  const join = (a: number, b: number): void => {
    if (letters[a] !== letters[b]) return;
    const [low, high] = [Math.min(groups[a] ?? 0, groups[b] ?? 0), Math.max(groups[a] ?? 0, groups[b] ?? 0)];
    for (let corner = 0; corner < 4; corner++) if (groups[corner] === high) groups[corner] = low;
  };
  for (let corner = 0; corner < 4; corner++) join(corner, (corner + 1) % 4);
  const facing = (a: number): boolean => letters[a] === letters[a + 2];
  if (facing(0) !== facing(1)) join(facing(0) ? 0 : 1, facing(0) ? 2 : 3); // ABAC: through the middle
  return groups;
}

class Survey {
  private readonly curves = new Map<string, Point[]>();
  private readonly groups: number[];
  private readonly crossed: number[];
  private readonly joined: 0 | 1 | null;

  constructor(
    private readonly face: string,
    private readonly origin: Point,
  ) {
    this.groups = groupsOf(face);
    this.crossed = [0, 1, 2, 3].filter((edge) => this.groups[edge] !== this.groups[(edge + 1) % 4]);
    const all = this.crossed.length === 4;
    this.joined = !all ? null : this.groups[0] === this.groups[2] ? 0 : this.groups[1] === this.groups[3] ? 1 : null;
  }

  /** Do the borders meet in the middle? */
  private get meeting(): boolean {
    return this.crossed.length === 3 || (this.crossed.length === 4 && this.joined === null);
  }

  private between(from: number, to: number | typeof JUNCTION): readonly Point[] {
    const backwards = to !== JUNCTION && from > to;
    const key = backwards ? `${to}${from}` : `${from}${to}`;
    const found = this.curves.get(key) ?? this.drawn(backwards ? to : from, backwards ? from : to);
    this.curves.set(key, found);
    return backwards ? found.toReversed() : found;
  }

  private drawn(from: number, to: number | typeof JUNCTION): Point[] {
    if (to === JUNCTION) return curve(from, junction(this.crossed), this.origin, 17);
    return curve(from, to, this.origin, this.joined === null ? 27 : 15); // what is joined needs room between
  }

  /** The way along the border from one edge to another. */
  private way(from: number, to: number): readonly Point[] {
    if (!this.meeting) return this.between(from, to);
    return [...this.between(from, JUNCTION), ...this.between(to, JUNCTION).toReversed().slice(1)];
  }

  /** Past the corners of a region, from one edge that is crossed to the next. */
  private rim(corners: readonly number[]): Point[] {
    return corners.map((corner) => SHEET[corner] as Point);
  }

  borders(): Border[] {
    const side = (edge: number): { left: string; right: string } => ({
      left: this.face[(edge + 1) % 4] ?? "",
      right: this.face[edge] ?? "",
    });
    if (this.meeting) return this.crossed.map((edge) => ({ points: this.between(edge, JUNCTION), ...side(edge) }));
    if (this.joined !== null) {
      // Around the two corners that are not joined.
      return [1 - this.joined, 3 - this.joined].map((corner) => {
        const edge = (corner + 3) % 4;
        return { points: this.way(edge, corner), ...side(edge) };
      });
    }
    const [from, to] = this.crossed;
    return from === undefined || to === undefined ? [] : [{ points: this.between(from, to), ...side(from) }];
  }

  regions(): Region[] {
    return [...new Set(this.groups)].map((group) => {
      const corners = [0, 1, 2, 3].filter((corner) => this.groups[corner] === group);
      return { terrain: this.face[group] ?? "", corners, ...this.outline(corners) };
    });
  }

  private outline(corners: readonly number[]): { outline: Point[]; shores: (readonly Point[])[] } {
    if (this.crossed.length === 0) return { outline: SHEET, shores: [] };
    if (this.joined !== null && corners.length === 2) {
      const shores = corners.map((corner) => this.way(corner, (corner + 1) % 4));
      return { outline: corners.flatMap((corner, nth) => [...this.rim([corner]), ...(shores[nth] ?? [])]), shores };
    }
    // Clockwise from the corner at which the region begins.
    const start = corners.find((corner) => !corners.includes((corner + 3) % 4)) ?? 0;
    const run = corners.map((_, step) => (start + step) % 4);
    const shore = this.way(run.at(-1) ?? 0, (start + 3) % 4);
    return { outline: [...this.rim(run), ...shore], shores: [shore] };
  }
}

/** The land of a face as it lies, in a box from 0 to 100. */
export function landOf(face: string, seed: number): Land {
  const survey = new Survey(face, originOf(seed));
  return { borders: survey.borders(), regions: survey.regions() };
}

// --- asking the land

/** Is a point within an outline? Asked thousands of times for each tile. */
export function within(outline: readonly Point[], x: number, y: number): boolean {
  let found = false;
  let before = outline[outline.length - 1] as Point;
  for (let k = 0; k < outline.length; k++) {
    const next = outline[k] as Point;
    if (before[1] > y !== next[1] > y) {
      const crossed = ((next[0] - before[0]) * (y - before[1])) / (next[1] - before[1]) + before[0];
      if (x < crossed) found = !found;
    }
    before = next;
  }
  return found;
}

const clamp = (value: number): number => Math.min(SIDE, Math.max(0, value));

/** The terrain at a point; beyond the edge of the tile the land goes on as it was there. */
export function terrainAt(land: Land, point: Point): string {
  const [x, y] = [clamp(point[0]), clamp(point[1])];
  if (land.regions.length === 1) return land.regions[0]?.terrain ?? "";
  return (land.regions.find((region) => within(region.outline, x, y)) ?? land.regions[0])?.terrain ?? "";
}

/** Where a prophet stands on the region at a corner; given the seed of the tile, where the wind took that spot. */
export function prophetSpot(face: string, corner: number, seed?: number): Point {
  const groups = groupsOf(face);
  const mine = [0, 1, 2, 3].filter((other) => groups[other] === groups[corner]);
  const mean = (k: 0 | 1): number => mine.reduce((sum, other) => sum + (CORNERS[other] as Point)[k], 0) / mine.length;
  const pull = [0, 0.52, 0.5, 0.2, 0][mine.length] ?? 0;
  const [x, y] = [mean(0), mean(1)];
  const spot: Point = [x + (50 - x) * pull, y + (50 - y) * pull];
  return seed === undefined ? spot : inland(face, corner, seed, grown(spot, originOf(seed)));
}

const STANDS = new Map<string, Point>();
const MOST_STANDS = 2000;
/** Further from the shore than this is no better. */
const WELL_INSIDE = 22;

/** The place in a region that is furthest from its shores, and not far from a spot: nobody shall wonder where he stands. */
function inland(face: string, corner: number, seed: number, spot: Point): Point {
  const key = `${face} ${corner} ${seed}`;
  const known = STANDS.get(key);
  if (known !== undefined) return known;
  const land = landOf(face, seed);
  const outline = land.regions.find(({ corners }) => corners.includes(corner))?.outline ?? [];
  let [best, most] = [spot, Number.NEGATIVE_INFINITY];
  for (let x = 14; x <= 86; x += 4) {
    for (let y = 22; y <= 90; y += 4) {
      if (!within(outline, x, y)) continue;
      const worth = Math.min(WELL_INSIDE, shoreDistance(land, [x, y])) - Math.hypot(x - spot[0], y - spot[1]) / 12;
      if (worth > most) [best, most] = [[x, y], worth];
    }
  }
  if (STANDS.size >= MOST_STANDS) STANDS.clear();
  STANDS.set(key, best);
  return best;
}

/** How far it is to the next border. */
export function shoreDistance(land: Land, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { points } of land.borders) {
    for (let k = 0; k < points.length; k++) {
      const at = points[k] as Point;
      const [dx, dy] = [at[0] - point[0], at[1] - point[1]];
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(least);
}

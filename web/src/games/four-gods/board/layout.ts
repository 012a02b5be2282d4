// Where things lie around the World: 100 units a cell, the World from 0 to 800, the own side below.

import type { Place, Side } from "../orientation";

export const CELL = 100;
export const WORLD = 800;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SlotBox {
  x: number;
  y: number;
  size: number;
}

/** A line of the rack of a row: where it begins, how slots follow each other, how many it holds. */
interface Line {
  x: number;
  y: number;
  dx: number;
  dy: number;
  holds: number;
  size: number;
}

/** From the World outwards: the rim with the names of the cells, the score track, the moulding. On a desk both have
 * room for letters that can be read on a small screen; a phone has none. */
export const RIM = { desk: 27, phone: 6 };
export const TRACK = { desk: 36, phone: 20 };
const MOULDING = { desk: 4, phone: 4 };

/** How thick the wooden frame is. */
export const frameOf = (phone: boolean): number =>
  phone ? RIM.phone + TRACK.phone + MOULDING.phone : RIM.desk + TRACK.desk + MOULDING.desk;

/** Between the frame and the racks. */
const GAP = 7;
/** Between slots, and between two lines of the own row. */
const BETWEEN = 5;
const LINES = 13;
/** The sign of who owns a row lies at its end, to his left. */
const SIGN = { desk: 44, phone: 38 };

const DESK_SIZES: Record<number, number> = { 10: 80, 13: 64, 20: 62 };
/** Screens are low rather than narrow, so the row above the World takes less of their height. */
const deskSize = (side: Side, slots: number): number => (DESK_SIZES[slots] ?? 60) - (side === "north" ? NORTH : 0);
const NORTH = 14;
/** On a phone the World comes first: the others' rows are thin racks, to be opened for a closer look. */
const THIN = 40;
const THIN_PAD = 3;

/** All of the table that is drawn; `sides` are those of the screen at which somebody sits. */
export function tableBox(slots: number, sides: readonly Side[], phone = false): Box {
  const frame = frameOf(phone);
  const around = sides.flatMap((side) => {
    const sign = signPoint(side, slots, phone, sides);
    const racks = rackBoxes(side, slots, phone, sides);
    if (sign === null) return racks;
    const { x, y, size } = sign;
    return [...racks, { x: x - size / 2, y: y - size / 2, width: size, height: size }];
  });
  const boxes = [{ x: -frame, y: -frame, width: WORLD + 2 * frame, height: WORLD + 2 * frame }, ...around];
  const margin = phone ? 2 : GAP;
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const below = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x, y, width: right - x, height: below - y };
}

const NEAREST = 4.4; // cells

/** A square part of the World around some places, with its frame where it reaches that. */
export function partBox(places: readonly { x: number; y: number }[], phone = false): Box {
  const frame = frameOf(phone);
  const ends = (["x", "y"] as const).map((axis) => {
    const found = places.map((place) => place[axis]);
    return { low: Math.min(...found), high: Math.max(...found) + 1 };
  });
  const span = Math.max(NEAREST, ...ends.map(({ low, high }) => high - low + 1)) * CELL;
  const size = Math.min(span, WORLD + 2 * frame);
  const [x = 0, y = 0] = ends.map(({ low, high }) =>
    Math.max(-frame, Math.min(WORLD + frame - size, ((low + high) * CELL - size) / 2)),
  );
  return { x, y, width: size, height: size };
}

export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** Where the slots of a row lie, from the first, as its owner counts from his left. */
export function slotBox(
  side: Side,
  slot: number,
  slots: number,
  phone = false,
  sides: readonly Side[] = ALL_SIDES,
): SlotBox {
  let left = slot;
  for (const line of rackLines(side, slots, phone, sides)) {
    if (left < line.holds) return { x: line.x + left * line.dx, y: line.y + left * line.dy, size: line.size };
    left -= line.holds;
  }
  throw new Error(`no slot ${slot} of ${slots}`);
}

/** How far a finger may miss the thin rows of a phone: over the frame, which nobody presses, and outwards. */
const OUTWARDS = 24;

/** Where a slot is hit: on a phone a row of others is as deep as a finger. */
export function slotReach(side: Side, slot: number, slots: number, phone: boolean, sides: readonly Side[]): Box {
  const { x, y, size } = slotBox(side, slot, slots, phone, sides);
  if (!phone || side === "south") return { x, y, width: size, height: size };
  const inwards = side === "west" ? -(x + size) : side === "north" ? -(y + size) : (side === "east" ? x : y) - WORLD;
  const deep = OUTWARDS + size + inwards;
  if (side === "north") return { x, y: y - OUTWARDS, width: size, height: deep };
  return { x: side === "west" ? x - OUTWARDS : WORLD, y, width: deep, height: size };
}

export const ALL_SIDES: readonly Side[] = ["south", "west", "north", "east"];

function rackLines(side: Side, slots: number, phone: boolean, sides: readonly Side[]): Line[] {
  if (phone && side === "south") return ownLines(slots, sides);
  const frame = frameOf(phone);
  const room = phone ? (WORLD + 2 * frame - SIGN.phone - 6) / slots : 0;
  const size = phone ? Math.min(THIN, Math.floor(room - 3)) : deskSize(side, slots);
  const step = phone ? room : size + BETWEEN;
  const near = frame + (phone ? THIN_PAD + 4 : GAP + 3);
  const long = (slots - 1) * step + size;
  // On a phone the sign takes its part of the frame's length, so the slots begin behind it.
  const from = phone ? -frame + SIGN.phone + 6 + (step - size) / 2 : (WORLD - long) / 2;
  const last = WORLD - from - size;
  switch (side) {
    case "south":
      return [{ x: from, y: WORLD + near, dx: step, dy: 0, holds: slots, size }];
    case "north":
      return [{ x: last, y: -near - size, dx: -step, dy: 0, holds: slots, size }];
    case "west":
      return [{ x: -near - size, y: from, dx: 0, dy: step, holds: slots, size }];
    case "east":
      return [{ x: WORLD + near, y: last, dx: 0, dy: -step, holds: slots, size }];
  }
}

/** On a phone the own row is as wide as the table, in two lines if a finger would not find its slots otherwise. */
function ownLines(slots: number, sides: readonly Side[]): Line[] {
  const frame = frameOf(true);
  const thin = THIN + 2 * THIN_PAD + 4;
  const left = -frame - (sides.includes("west") ? thin : 0);
  const right = WORLD + frame + (sides.includes("east") ? thin : 0);
  const lines = slots > 10 ? 2 : 1;
  const each = Math.ceil(slots / lines);
  const step = Math.min((right - left - 6) / each, 98);
  const size = Math.floor(step - BETWEEN);
  const from = (left + right) / 2 - ((each - 1) * step + size) / 2;
  return Array.from({ length: lines }, (_, line) => ({
    x: from,
    y: WORLD + frame + GAP + 2 + line * (size + LINES),
    dx: step,
    dy: 0,
    holds: Math.min(each, slots - line * each),
    size,
  }));
}

/** The boards that the slots of a row lie on. */
export function rackBoxes(side: Side, slots: number, phone = false, sides: readonly Side[] = ALL_SIDES): Box[] {
  const pad = !phone ? 5 : side === "south" ? 4 : THIN_PAD;
  return rackLines(side, slots, phone, sides).map(({ x, y, dx, dy, holds, size }) => {
    const [ex, ey] = [x + (holds - 1) * dx, y + (holds - 1) * dy];
    return {
      x: Math.min(x, ex) - pad,
      y: Math.min(y, ey) - pad,
      width: Math.abs(ex - x) + size + 2 * pad,
      height: Math.abs(ey - y) + size + 2 * pad,
    };
  });
}

/** Where the sign of a row's owner lies: its middle, and how large it is. */
export function signPoint(
  side: Side,
  slots: number,
  phone = false,
  sides: readonly Side[] = ALL_SIDES,
): SlotBox | null {
  if (phone && side === "south") return null; // one knows one's own, and it fills the width
  const first = slotBox(side, 0, slots, phone, sides);
  const [x, y] = [first.x + first.size / 2, first.y + first.size / 2];
  const size = phone ? SIGN.phone : SIGN.desk;
  const far = frameOf(true) - size / 2;
  const off = first.size / 2 + size / 2 + 8;
  switch (side) {
    case "south":
      return { x: x - off, y, size };
    case "north":
      return { x: phone ? WORLD + far : x + off, y, size };
    case "west":
      return { x, y: phone ? -far : y - off, size };
    case "east":
      return { x, y: phone ? WORLD + far : y + off, size };
  }
}

/** The middle of a cell of the World. */
export const middle = ({ x, y }: Place): { x: number; y: number } => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** A round of the score track; it begins at the lower left corner and runs clockwise. */
export const ROUND = 100;
const QUARTER = ROUND / 4;

/** Where a marker with so many points stands: the middle of a field. Further rounds lie on the first. */
export function trackPoint(points: number, phone = false): { x: number; y: number } {
  const out = phone ? RIM.phone + TRACK.phone / 2 : RIM.desk + TRACK.desk / 2;
  const long = WORLD + 2 * out;
  const field = ((Math.round(points) % ROUND) + ROUND) % ROUND;
  const far = ((field % QUARTER) / QUARTER) * long;
  const [low, high] = [-out, WORLD + out];
  switch (Math.floor(field / QUARTER)) {
    case 0:
      return { x: low, y: high - far };
    case 1:
      return { x: low + far, y: low };
    case 2:
      return { x: high, y: low + far };
    default:
      return { x: high - far, y: high };
  }
}

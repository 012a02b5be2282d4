import { describe, expect, it } from "vitest";
import {
  type Box,
  frameOf,
  rackBoxes,
  ROUND,
  signPoint,
  slotBox,
  tableBox,
  trackPoint,
  WORLD,
  ALL_SIDES,
  slotReach,
} from "./layout";
import type { Side } from "../orientation";

const TABLES: [number, Side[]][] = [
  [10, ["south", "west", "north", "east"]],
  [13, ["south", "west", "north"]],
  [13, ["south", "north", "east"]],
  [13, ["south", "west", "east"]],
  [20, ["south", "north"]],
];
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.width <= b.x + b.width + 0.01 &&
  a.y + a.height <= b.y + b.height + 0.01;

describe.each([false, true])("the table, on a phone: %s", (phone) => {
  const frame = frameOf(phone);
  const world: Box = { x: -frame, y: -frame, width: WORLD + 2 * frame, height: WORLD + 2 * frame };

  it.each(TABLES)("with %i slots at %j has room for every slot", (slots, sides) => {
    const all = tableBox(slots, sides, phone);
    const boxes = sides.flatMap((side) =>
      Array.from({ length: slots }, (_, slot): Box => {
        const { x, y, size } = slotBox(side, slot, slots, phone, sides);
        return { x, y, width: size, height: size };
      }),
    );
    expect(boxes.length).toBe(slots * sides.length);
    for (const [k, box] of boxes.entries()) {
      expect(inside(box, all)).toBe(true);
      expect(overlap(box, world)).toBe(false);
      expect(box.width).toBeGreaterThan(30);
      for (const other of boxes.slice(k + 1)) expect(overlap(box, other)).toBe(false);
    }
    expect(inside(world, all)).toBe(true);
  });

  it.each(TABLES)("with %i slots at %j has room for the signs of the owners", (slots, sides) => {
    const racks = sides.flatMap((side) => rackBoxes(side, slots, phone, sides));
    for (const side of sides) {
      const sign = signPoint(side, slots, phone, sides);
      if (sign === null) continue;
      const { x, y, size } = sign;
      const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
      expect(inside(box, tableBox(slots, sides, phone))).toBe(true);
      for (const other of [world, ...racks]) expect(overlap(box, other)).toBe(false);
    }
  });

  it.each(TABLES)("with %i slots at %j has racks that carry them", (slots, sides) => {
    const racks = sides.flatMap((side) => rackBoxes(side, slots, phone, sides));
    for (const [k, rack] of racks.entries()) {
      for (const other of racks.slice(k + 1)) expect(overlap(rack, other)).toBe(false);
    }
    for (const side of sides) {
      for (let slot = 0; slot < slots; slot++) {
        const { x, y, size } = slotBox(side, slot, slots, phone, sides);
        const box = { x, y, width: size, height: size };
        expect(rackBoxes(side, slots, phone, sides).some((rack) => inside(box, rack))).toBe(true);
      }
    }
  });

  it("has a score track that closes", () => {
    const step = (WORLD + 2 * trackPoint(0, phone).x * -1) / (ROUND / 4);
    for (let points = 0; points < ROUND; points++) {
      const [here, next] = [trackPoint(points, phone), trackPoint(points + 1, phone)];
      expect(Math.abs(next.x - here.x) + Math.abs(next.y - here.y)).toBeCloseTo(step, 5);
      const within = here.x > 0 && here.x < WORLD && here.y > 0 && here.y < WORLD;
      expect(within).toBe(false);
    }
    expect(trackPoint(ROUND, phone)).toEqual(trackPoint(0, phone));
  });
});

it("rows count from their owner's left", () => {
  const first = (side: Side): { x: number; y: number } => slotBox(side, 0, 10);
  const last = (side: Side): { x: number; y: number } => slotBox(side, 9, 10);
  expect(first("south").x).toBeLessThan(last("south").x);
  expect(first("north").x).toBeGreaterThan(last("north").x);
  expect(first("west").y).toBeLessThan(last("west").y);
  expect(first("east").y).toBeGreaterThan(last("east").y);
});

it("on a phone the rows of others are hit as deep as a finger, over the frame and never in the World", () => {
  const phone = 390 / tableBox(10, ALL_SIDES, true).width; // pixels a unit
  for (const side of ["west", "north", "east"] as const) {
    for (let slot = 0; slot < 10; slot++) {
      const { x, y, width, height } = slotReach(side, slot, 10, true, ALL_SIDES);
      expect((side === "north" ? height : width) * phone).toBeGreaterThan(32);
      const inside = x < WORLD && x + width > 0 && y < WORLD && y + height > 0;
      expect(inside, `${side} ${slot}`).toBe(false);
    }
  }
  const { size } = slotBox("south", 3, 10, true, ALL_SIDES);
  expect(slotReach("south", 3, 10, true, ALL_SIDES)).toMatchObject({ width: size, height: size });
});

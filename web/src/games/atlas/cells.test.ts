import { describe, expect, it } from "vitest";
import {
  around,
  arrowTo,
  type At,
  atOf,
  boxAround,
  cellAt,
  centre,
  distance,
  keyOf,
  RADIUS,
  reading,
  rings,
  WIDTH,
} from "./cells";

const disc: At[] = [];
for (let q = -4; q <= 4; q++) for (let r = -4; r <= 4; r++) if (distance([q, r], [0, 0]) <= 4) disc.push([q, r]);

describe("cells", () => {
  it("lie east at 1,0 and south-east at 0,1", () => {
    const [east, southEast] = [centre([1, 0]), centre([0, 1])];
    expect(east).toEqual([WIDTH, 0]);
    expect(southEast[0]).toBeGreaterThan(0);
    expect(southEast[1]).toBeGreaterThan(0);
  });

  it("have six neighbours, all one step and one width away", () => {
    for (const at of around([2, -3])) {
      expect(distance(at, [2, -3])).toBe(1);
      const [[ax, ay], [bx, by]] = [centre(at), centre([2, -3])];
      expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(WIDTH);
    }
    expect(new Set(around([2, -3]).map(keyOf)).size).toBe(6);
  });

  it("are found again from any point within them", () => {
    for (const at of disc) {
      const [x, y] = centre(at);
      for (const [dx, dy] of [
        [0, 0],
        [0.4, 0],
        [-0.4, 0.2],
        [0.1, 0.8],
        [0.1, -0.8],
      ] as const) {
        expect(keyOf(cellAt([x + dx * WIDTH, y + dy * RADIUS]))).toBe(keyOf(at));
      }
    }
  });

  it("have names that can be read back", () => {
    for (const at of disc) expect(atOf(keyOf(at))).toEqual(at);
  });

  it("lie in rings around others, each once", () => {
    const [beside = [], behind = []] = rings(
      [
        [0, 0],
        [1, 0],
      ],
      2,
    );
    expect(beside.toSorted(reading)).toEqual([
      [0, -1],
      [1, -1],
      [2, -1],
      [-1, 0],
      [2, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(new Set(behind.map(keyOf)).size).toBe(14);
    expect(behind.every((at) => distance(at, [0, 0]) === 2 || distance(at, [1, 0]) === 2)).toBe(true);
  });

  it("are all inside their box", () => {
    const box = boxAround([
      [0, 0],
      [3, -1],
    ]);
    expect(box.left).toBeCloseTo(-WIDTH / 2);
    expect(box.bottom).toBe(RADIUS);
    expect(box.right).toBeCloseTo(centre([3, -1])[0] + WIDTH / 2);
    expect(boxAround([]).right).toBeCloseTo(WIDTH / 2);
  });
});

describe("arrow keys", () => {
  it("go to the neighbour in that direction", () => {
    expect(arrowTo([0, 0], "ArrowRight", disc)).toEqual([1, 0]);
    expect(arrowTo([0, 0], "ArrowLeft", disc)).toEqual([-1, 0]);
    expect(distance([0, 0], arrowTo([0, 0], "ArrowDown", disc) ?? [9, 9])).toBe(1);
  });

  it("jump over gaps and stop at the edge", () => {
    expect(
      arrowTo([0, 0], "ArrowRight", [
        [0, 0],
        [4, 0],
      ]),
    ).toEqual([4, 0]);
    expect(arrowTo([4, 0], "ArrowRight", disc)).toBeNull();
    expect(arrowTo([0, 0], "Enter", disc)).toBeNull();
  });

  it("reach every cell", () => {
    const seen = new Set(["0,0"]);
    const open: At[] = [[0, 0]];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const arrow of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
        const next = arrowTo(at, arrow, disc);
        if (next !== null && !seen.has(keyOf(next))) {
          seen.add(keyOf(next));
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(disc.length);
  });
});

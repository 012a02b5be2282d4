import { describe, expect, test } from "vitest";
import { fits, Orientation, type Side, turned, ways } from "./orientation";

const SIDES: Side[] = ["south", "west", "north", "east"];

describe("whoever looks", () => {
  test.each(SIDES)("has his own side below: %s", (side) => {
    expect(new Orientation(side).side(side)).toBe("south");
  });

  test.each(SIDES)("finds every cell where it lies: %s", (side) => {
    const seen = new Orientation(side);
    for (const cell of ["a1", "h1", "c7", "e4", "h8"]) expect(seen.cell(seen.place(cell))).toBe(cell);
    expect(seen.cell({ x: 8, y: 0 })).toBeNull();
  });

  test("sees the board turned: the west's corner a8 lies to his lower right", () => {
    expect(new Orientation("west").place("a1")).toEqual({ x: 0, y: 7 });
    expect(new Orientation("west").place("a8")).toEqual({ x: 7, y: 7 });
    expect(new Orientation("north").place("a1")).toEqual({ x: 7, y: 7 });
    expect(new Orientation("west").side("north")).toBe("west");
  });

  test.each(SIDES)("sees neighbours that match as matching: %s", (side) => {
    // SPFM on d4, PSSF on e4: the east edge of one is the west edge of the other.
    const seen = new Orientation(side);
    const [one, two] = [seen.place("d4"), seen.place("e4")];
    const [a, b] = [seen.face("SPFM"), seen.face("PSSF")];
    if (two.x === one.x + 1) expect([a[1], a[2]]).toEqual([b[0], b[3]]);
    else if (two.x === one.x - 1) expect([a[0], a[3]]).toEqual([b[1], b[2]]);
    else if (two.y === one.y + 1) expect([a[3], a[2]]).toEqual([b[0], b[1]]);
    else expect([a[0], a[1]]).toEqual([b[3], b[2]]);
    expect(seen.faceOnBoard(a)).toBe("SPFM");
    expect(seen.onBoard(seen.corner("NE"))).toBe("NE");
  });
});

test("faces turn clockwise, and what a cell asks turns with them", () => {
  expect(turned("SPFM", 1)).toBe("MSPF");
  expect(turned("S..F", 1)).toBe("FS..");
  expect(turned("....", 3)).toBe("....");
  expect(turned("", 2)).toBe("");
  expect(fits(turned("SPFM", 2), turned("S.F.", 2))).toBe(true);
});

test("regions that are listed turn with their face", () => {
  expect(turned("SPSP.0123", 1)).toBe("PSPS.0123");
  expect(turned("SPSP.0101", 1)).toBe("PSPS.0101");
  expect(turned("SPSP.0121", 1)).toBe("PSPS.0103");
});

test("an ask with nothing in it takes nothing", () => {
  expect(fits("SSSS", "")).toBe(false);
  expect(fits("SPFM", "S..M")).toBe(true);
  expect(fits("SPFM", "S..F")).toBe(false);
});

test("each different way once", () => {
  expect(ways("SSSS")).toEqual(["SSSS"]);
  expect(ways("SPFM")).toHaveLength(4);
});

import { describe, expect, it } from "vitest";
import { sideOf } from "./beside";

const [OFF, WIDE] = [40, 1000];

describe("the card of a cell", () => {
  it("stands on the outer side, or where there is room", () => {
    expect(sideOf(700, OFF, WIDE, [])).toBe("right");
    expect(sideOf(300, OFF, WIDE, [])).toBe("left");
    expect(sideOf(950, OFF, WIDE, [])).toBe("left");
    expect(sideOf(50, OFF, WIDE, [])).toBe("right");
  });

  it("leaves what shall be seen beside the cell clear", () => {
    expect(sideOf(700, OFF, WIDE, [760])).toBe("left");
    expect(sideOf(700, OFF, WIDE, [640])).toBe("right");
    expect(sideOf(700, OFF, WIDE, [640, 760])).toBeNull();
    expect(sideOf(950, OFF, WIDE, [890])).toBeNull();
  });
});

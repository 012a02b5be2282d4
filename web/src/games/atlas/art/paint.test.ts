import { describe, expect, it } from "vitest";
import { oval, path, placed, polygon } from "./paint";

describe("paths", () => {
  it("can be put elsewhere in another size", () => {
    expect(placed(polygon([0, 0], [10, 0], [5, -8]), 2, 100, 50)).toBe("M100 50L120 50L110 34z");
    expect(placed("M1 2H5V-6h3v-1z", 1, 10, 20)).toBe("M11 22H15V14h3v-1z");
    expect(placed("M0 0C1 -1 .5-2 3 0", 10, 1, 2)).toBe("M1 2C11 -8 6 -18 31 2");
  });

  it("keep the way of their arcs, and what is told from where they are", () => {
    expect(placed(oval(0, 0, 4, 2), 3, 7, 0)).toBe("M-5 0a12 6 0 1 0 24 0a12 6 0 1 0 -24 0z");
    expect(placed("M0 0A5 5 30 0 1 10 0", 2, 1, 1)).toBe("M1 1A10 10 30 0 1 21 1");
  });

  it("are faint without being groups", () => {
    expect(path("M0 0", { fill: "#fff", opacity: 0.4 })).toBe('<path d="M0 0" fill="#fff" fill-opacity="0.4"/>');
    const line = path("M0 0", { stroke: "#000", width: 2, opacity: 0.5 });
    expect(line).toBe('<path d="M0 0" fill="none" stroke="#000" stroke-width="2" stroke-opacity="0.5"/>');
  });
});

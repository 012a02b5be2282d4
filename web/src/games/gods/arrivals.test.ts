import { describe, expect, it } from "vitest";
import { Arrivals } from "./arrivals.svelte";
import type { Hex } from "./types";

const hex = (q: number, kind: string, god: string | null = null): Hex => ({ at: [q, 0], hex: kind, god }) as Hex;
const green = hex(0, "green");

describe("what arrives on the map", () => {
  it("is nothing at the first sight, and then each new hex until it has landed", () => {
    const arrivals = new Arrivals();
    arrivals.see([green]);
    expect(arrivals.underway.size).toBe(0);
    arrivals.see([green, hex(1, "desert")]);
    expect([...arrivals.underway.values()]).toEqual([{ cell: "1,0", hex: hex(1, "desert"), stone: false }]);
    arrivals.landed("1,0");
    expect(arrivals.underway.size).toBe(0);
  });

  it("is the stone of another god, but not of none", () => {
    const arrivals = new Arrivals();
    arrivals.see([green]);
    arrivals.see([hex(0, "green", "jade")]);
    expect(arrivals.underway.get("0,0")?.stone).toBe(true);
    arrivals.see([green]);
    expect(arrivals.underway.size).toBe(0); // it was to come, and does not
    arrivals.see([hex(0, "green", "gold")]);
    arrivals.landed("0,0");
    arrivals.see([green]);
    expect(arrivals.underway.size).toBe(0);
  });

  it("stays on its way when the next move comes, and is gone when it is taken back", () => {
    const arrivals = new Arrivals();
    arrivals.see([green]);
    arrivals.see([green, hex(1, "blue")]);
    arrivals.see([green, hex(1, "blue"), hex(2, "desert")]);
    expect([...arrivals.underway.keys()]).toEqual(["1,0", "2,0"]);
    arrivals.see([green, hex(1, "blue")]);
    expect([...arrivals.underway.keys()]).toEqual(["1,0"]);
  });

  it("does not move while one looks back, nor when one returns, nor while nobody looks", () => {
    const arrivals = new Arrivals();
    arrivals.see([green]);
    arrivals.see([green, hex(1, "blue")]);
    arrivals.see(null);
    expect(arrivals.underway.size).toBe(0);
    arrivals.see([green, hex(1, "blue"), hex(2, "desert")]);
    expect(arrivals.underway.size).toBe(0);
    arrivals.see([green, hex(1, "blue"), hex(2, "desert"), hex(3, "orange")], true);
    expect(arrivals.underway.size).toBe(0);
    arrivals.see([green, hex(1, "blue"), hex(2, "desert"), hex(3, "orange"), hex(4, "orange")]);
    expect([...arrivals.underway.keys()]).toEqual(["4,0"]);
  });
});

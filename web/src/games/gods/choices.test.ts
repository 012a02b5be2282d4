import { describe, expect, it } from "vitest";
import type { Action } from "../../wire/live.svelte";
import { actionAt, cellOf, choiceKey, choices, obvious, pieceOf } from "./choices";

const ACT: Action[] = [
  { do: "tribe", tribe: "green", at: [1, 1] },
  { do: "tribe", tribe: "green", at: [0, 2] },
  { do: "temple", at: [1, 1] },
  { do: "desert", at: [1, 1] },
  { do: "lift", at: [0, 0] },
  { do: "discard", hex: "green" },
  { do: "discard", hex: "desert" },
];

describe("choices", () => {
  it("put together what differs only in its place", () => {
    const found = choices(ACT);
    expect(found.map(({ key }) => key)).toEqual([
      "tribe:green",
      "temple",
      "desert",
      "lift",
      "discard:green",
      "discard:desert",
    ]);
    expect([...(found[0]?.cells.keys() ?? [])]).toEqual(["1,1", "0,2"]);
    expect(found[4]?.cells.size).toBe(0);
  });

  it("know what hex they are about", () => {
    expect(choices(ACT).map(({ piece }) => piece)).toEqual([
      "green",
      "temple",
      "desert",
      "desert",
      "green",
      "desert",
    ]);
    expect(pieceOf({ do: "end-turn" })).toBeNull();
  });

  it("keep victims apart", () => {
    const found = choices([{ do: "take-power", god: "jade" }, { do: "take-power", god: "gold" }, { do: "spare" }]);
    expect(found.map(({ key, god }) => [key, god])).toEqual([
      ["take-power:jade", "jade"],
      ["take-power:gold", "gold"],
      ["spare", null],
    ]);
  });

  it("give the legal action of a cell, and an action to be refused elsewhere", () => {
    const green = choices(ACT)[0];
    if (green === undefined) throw new Error("nothing to choose");
    expect(actionAt(green, [0, 2])).toBe(ACT[1]);
    expect(actionAt(green, [5, 5])).toEqual({ do: "tribe", tribe: "green", at: [5, 5] });
  });

  it("have a key and a cell for a hint", () => {
    expect(choiceKey({ do: "tribe", tribe: "blue", at: [1, 0] })).toBe("tribe:blue");
    expect(cellOf({ do: "temple", at: [-1, 2] })).toBe("-1,2");
    expect(cellOf({ do: "stay" })).toBeNull();
  });
});

describe("what is picked by itself", () => {
  it("is nothing in an ordinary action", () => {
    expect(obvious(choices(ACT))).toBeNull();
    expect(obvious([])).toBeNull();
    expect(
      obvious(
        choices([
          { do: "lift", at: [0, 0] },
          { do: "discard", hex: "green" },
        ]),
      ),
    ).toBeNull();
  });

  it("is the desert in the air, the whirlwind's desert, the tribe that gets a stone", () => {
    expect(
      obvious(
        choices([
          { do: "set", at: [1, 0] },
          { do: "set", at: [2, 0] },
        ]),
      )?.verb,
    ).toBe("set");
    expect(obvious(choices([{ do: "lift", at: [1, 0] }, { do: "stay" }]))?.verb).toBe("lift");
    expect(obvious(choices([{ do: "stone", at: [1, 0] }]))?.verb).toBe("stone");
  });
});

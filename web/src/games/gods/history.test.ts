import { expect, it } from "vitest";
import type { MoveShown } from "../../wire/types";
import { touched } from "./history";

const move = (n: number, seat: number | null, action: Record<string, unknown>): MoveShown => ({
  kind: "move",
  move: n,
  seat,
  action,
});

it("the last turn is what whoever moved last has touched; chance does not count", () => {
  const moves = [
    move(1, 0, { do: "temple", at: [9, 9] }),
    move(2, 1, { do: "tribe", tribe: "green", at: [1, 0] }),
    move(3, 1, { do: "discard", hex: "desert" }),
    move(4, 1, { do: "temple", at: [2, 0] }),
    move(5, null, { do: "draw", hex: "blue" }),
  ];
  expect(touched(moves)).toEqual(["1,0", "2,0"]);
  expect(touched(moves.slice(0, 1))).toEqual(["9,9"]);
  expect(touched([])).toEqual([]);
});

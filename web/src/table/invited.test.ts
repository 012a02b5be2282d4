import { expect, test } from "vitest";
import type { SeatInfo } from "../wire/types";
import { others } from "./invited";

const seat = (kind: SeatInfo["kind"], who: string): SeatInfo =>
  ({ seat: "gold", kind, who, level: "", stand_in: "", resigned: false, overdue: false, entropy: "" }) as SeatInfo;

const SEATS = [seat("person", "Zoé"), seat("bot", "greedy"), seat("person", "Ada"), seat("free", "")];

test("people are named, bots are counted, and nobody plays with himself", () => {
  expect(others(SEATS, null)).toEqual(["Zoé", "Ada", "a bot"]);
  expect(others(SEATS, 0)).toEqual(["Ada", "a bot"]);
  expect(others([...SEATS, seat("bot", "greedy")], 2)).toEqual(["Zoé", "2 bots"]);
  expect(others([seat("person", "Zoé"), seat("free", "")], 0)).toEqual([]);
});

import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { hasCompany, isCalledLate } from "./late";

const seat = (facts: Partial<SeatInfo>): SeatInfo => ({
  ...{
    seat: "crimson",
    who: "Ada",
    kind: "person",
    level: "",
    stand_in: "",
    resigned: false,
    overdue: false,
    entropy: "",
    pledge: "",
    points: null,
    place: null,
  },
  ...facts,
});
const MOVE: TableInfo["clock"] = { kind: "move", seconds: 60 };
const NONE: TableInfo["clock"] = { kind: "none" };
const slow = seat({ overdue: true });
const bot = seat({ kind: "bot", who: "greedy" });

test("somebody is late only where there is a clock, and only if other people wait", () => {
  expect(isCalledLate({ clock: MOVE, seats: [slow, seat({ who: "Ben" })] }, 0)).toBe(true);
  expect(isCalledLate({ clock: MOVE, seats: [seat({}), seat({ who: "Ben" })] }, 0)).toBe(false);
  expect(isCalledLate({ clock: NONE, seats: [slow, seat({ who: "Ben" })] }, 0)).toBe(false);
  expect(isCalledLate({ clock: MOVE, seats: [slow, bot, bot] }, 0)).toBe(false);
});

test("who has resigned, or has a bot play, waits for nobody", () => {
  expect(hasCompany([slow, seat({ resigned: true }), seat({ stand_in: "greedy" })], 0)).toBe(false);
  expect(hasCompany([slow, seat({ resigned: true }), seat({})], 0)).toBe(true);
});

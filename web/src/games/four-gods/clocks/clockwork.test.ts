import { expect, test } from "vitest";
import { ServerClock } from "../../../wire/serverClock";
import { beat, clockwork } from "./clockwork";

const CLOCKS = [
  { clock: "sand", seat: 2, due: 1030 },
  { clock: "final", seat: null, due: 1100.5 },
  { clock: "penalty", seat: 0, due: 1004 },
  { clock: "penalty", seat: 1, due: 998 },
  { clock: "window", seat: 3, due: 1001 },
];

test("only what the server says is due counts, by its own time", () => {
  const ours = 5_000_000; // this machine is far ahead
  const server = new ServerClock().heard(1000, ours);
  expect(clockwork(CLOCKS, ours, server)).toEqual({
    sand: { seat: 2, left: 30 },
    final: 100.5,
    absent: [],
    penalties: [
      { seat: 0, left: 4 },
      { seat: 1, left: 0 },
    ],
  });
  expect(clockwork([], 0, new ServerClock())).toEqual({ sand: null, final: null, absent: [], penalties: [] });
});

test("a turn never shows more than its seconds, though the time of this machine was read before it began", () => {
  const turn = [{ clock: "sand", seat: 0, due: 1008 }];
  const server = new ServerClock().heard(1000, 7_000_000);
  for (const read of [6_999_750, 6_999_999, 7_000_000]) expect(clockwork(turn, read, server).sand?.left).toBe(8);
});

test("the last seconds are told one by one, each once", () => {
  expect(beat(10.2, 9.9, 10)).toBe(10);
  expect(beat(9.9, 9.6, 10)).toBeNull();
  expect(beat(9.1, 8.9, 10)).toBe(9);
  expect(beat(12.1, 11.9, 10)).toBeNull();
  expect(beat(0.2, 0, 10)).toBeNull();
  expect(beat(null, 3, 10)).toBeNull(); // whoever just came has heard nothing before
  expect(beat(3, 20, 10)).toBeNull(); // another turn
});

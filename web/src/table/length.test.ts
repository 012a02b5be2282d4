import { expect, test } from "vitest";
import { durationText, landmarks, seconds, turnsAndRounds } from "./length";

/** Moves by who makes them, a second apart; a dot is chance. */
const made = (who: string, apart = 1, n = 1) =>
  [...who].map((seat, at) => ({
    kind: "move" as const,
    move: at + 1,
    seat: seat === "." ? null : Number(seat),
    action: {},
    n: n * (at + 1),
    at: at * apart,
  }));

test("a game is so many turns and rounds long", () => {
  expect(turnsAndRounds(made("..00.11.0"))).toEqual({ turns: 3, rounds: 2 });
  expect(turnsAndRounds(made("0101"))).toEqual({ turns: 4, rounds: 2 });
  expect(turnsAndRounds(made(".."))).toEqual({ turns: 0, rounds: 0 });
});

test("it lasted from its start to its last move", () => {
  expect(seconds(made("01", 10), 5, false)).toBe(5);
  expect(seconds(made("01", 10, -1), 5, false)).toBeNull();
  expect(seconds(made("01", 10, -1), null, true)).toBe(10);
  expect(seconds([], 5, false)).toBeNull();
});

test("how long that is, is told by its two greatest units", () => {
  expect(durationText(12)).toBe("12 seconds");
  expect(durationText(61)).toBe("1 minute");
  expect(durationText(3 * 3600 + 5 * 60 + 2)).toBe("3 hours 5 minutes");
  expect(durationText(2 * 86400 + 61)).toBe("2 days");
});

test("below a chart stand rounds, or times", () => {
  expect(landmarks(made("..01.01"), null, false)).toEqual([
    { move: 5, text: "1" },
    { move: 7, text: "2" },
  ]);
  expect(landmarks(made("010101", 25), 0, true)).toEqual([
    { move: 2, text: "0:20" },
    { move: 3, text: "0:40" },
    { move: 4, text: "1:00" },
    { move: 5, text: "1:40" },
    { move: 6, text: "2:00" },
  ]);
  expect(landmarks(made("0101", 300), 0, true).map(({ text }) => text)).toEqual(["4:00", "10:00", "14:00"]);
});

test("what was recalled has another time than what was seen, and both stand on one line", () => {
  const [recalled, seen] = [made("01", 20, -1), made("0101", 20).slice(2)];
  const moves = [...recalled, ...seen.map((move) => ({ ...move, at: move.at + 1000 }))];
  expect(landmarks(moves, 1000, true)).toEqual(landmarks(made("0101", 20), 0, true));
});

import { expect, test } from "vitest";
import { pause, Player, type Time } from "./player.svelte";
import type { StandingMove } from "./session.svelte";

const move = (number: number, at: number, seat: number | null = 0): StandingMove => ({
  kind: "move",
  move: number,
  seat,
  action: { do: "x" },
  n: number,
  at,
});

/** A clock that goes only when somebody waits. */
class Sand implements Time {
  at = 0;
  onsleep: (() => void) | null = null;
  now = (): number => this.at;
  sleep = async (milliseconds: number): Promise<void> => {
    this.at += milliseconds;
    this.onsleep?.();
  };
}

/** A table that notes when it was asked to show what. */
class Stage {
  past: { move: number; view: Record<string, unknown> } | null = null;
  shown: [number, number | null][] = [];
  heard: [number, number, number][] = [];
  onfilm = (from: number, to: number, speed: number): void => void this.heard.push([from, to, speed]);
  story = { known: () => ({}), prepare: async () => undefined } as never;
  constructor(
    readonly moves: StandingMove[],
    readonly time: Sand,
  ) {}
  moveAt = (number: number): StandingMove | null => this.moves[number - 1] ?? null;
  lookAt = async (wanted: number | null): Promise<void> => {
    this.past = wanted === null ? null : { move: wanted, view: {} };
    this.shown.push([Math.round(this.time.at), wanted]);
  };
  attempt = async (deed: () => Promise<unknown>): Promise<boolean> => {
    await deed();
    return true;
  };
}

const MOVES = [move(1, 100), move(2, 101.5), move(3, 101.5, null), move(4, 102), move(5, 162)];

function playing(realtime: boolean, moves = MOVES): { stage: Stage; time: Sand; player: Player } {
  const time = new Sand();
  const stage = new Stage(moves, time);
  return { stage, time, player: new Player(stage, () => moves.length, realtime, time) };
}

test("in real time moves come when they came, those of one moment at once, and long silences are cut", async () => {
  const { stage, player } = playing(true);
  await player.play();
  expect(stage.shown).toEqual([
    [0, 0],
    [0, 1],
    [1500, 3],
    [2000, 4],
    [12000, 5],
    [12000, 5], // for the address
  ]);
  expect(player.playing).toBe(false);
});

test("twice as fast is half the time, slow motion four times as long", async () => {
  const fast = playing(true);
  fast.player.speed = 2;
  await fast.player.play();
  expect(fast.stage.shown.at(-3)).toEqual([1000, 4]);
  const slow = playing(true);
  slow.player.speed = 0.25;
  await slow.player.play();
  expect(slow.stage.shown.at(-3)).toEqual([8000, 4]);
});

test("where time does not matter the pace is steady, and chance is quick", async () => {
  const { stage, player } = playing(false);
  await player.play();
  expect(stage.shown).toEqual([
    [0, 0],
    [1000, 1],
    [2000, 2],
    [2300, 3],
    [3300, 4],
    [4300, 5],
    [4300, 5],
  ]);
});

test("by turns it shows where they end, at a pace of its own", async () => {
  const time = new Sand();
  const stage = new Stage(MOVES, time);
  const player = new Player(
    stage,
    () => MOVES.length,
    false,
    time,
    () => 1,
    () => [0, 1, 3, 5],
  );
  await player.play();
  expect(stage.shown).toEqual([
    [0, 1],
    [1600, 3],
    [3200, 5],
    [3200, 5], // for the address
  ]);
  expect(stage.heard).toEqual([
    [1, 3, 1],
    [3, 5, 1],
  ]);
});

test("it goes on from where somebody has gone meanwhile, and stops when told so", async () => {
  const { stage, time, player } = playing(false);
  let slept = 0;
  time.onsleep = () => {
    slept++;
    if (slept === 2) stage.past = { move: 3, view: {} };
    if (slept === 4) player.stop();
  };
  await player.play();
  expect(stage.shown.map(([, shown]) => shown)).toEqual([0, 1, 4, 4]);
  expect(player.playing).toBe(false);
});

test("it begins anew at the end, and goes on in the middle", async () => {
  const { stage, player } = playing(false);
  stage.past = { move: 3, view: {} };
  await player.play();
  expect(stage.shown.map(([, shown]) => shown)).toEqual([3, 4, 5, 5]);
  stage.shown = [];
  await player.play();
  expect(stage.shown[0]?.[1]).toBe(0);
});

test("who listens is told of every move that the film goes through, once", async () => {
  const { stage, time, player } = playing(true);
  player.speed = 2;
  time.onsleep = () => {
    if (time.at >= 1000) player.stop();
  };
  await player.play();
  expect(stage.heard).toEqual([
    [0, 1, 2],
    [1, 3, 2],
  ]);
});

test("moves from before the table have clocks of their own", () => {
  expect(pause({ ...move(1, 12), n: -1 }, move(2, 1_700_000_000), true)).toBe(0);
  expect(pause(null, move(1, 5), true)).toBe(0);
});

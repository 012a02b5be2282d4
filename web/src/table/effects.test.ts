import { expect, test } from "vitest";
import type { GameModule } from "../games/contract";
import { recount, untold } from "./effects";
import type { Session, StandingMove } from "./session.svelte";

const move = (number: number, n = number): StandingMove => ({
  kind: "move",
  move: number,
  seat: 0,
  action: { do: "x" },
  n,
  at: 0,
});

/** A game of which every move has changed something. */
const game = {
  came: (_: unknown, { move }: { move: number }) => ({ effects: [`effect of ${move}`] }),
} as unknown as GameModule;

/** A table whose past is told page by page; while it is asked for something may happen. */
class Past {
  table = { state: "running" };
  recounted = 0;
  came = new Map<number, unknown>();
  meanwhile: (() => void) | null = null;
  private told = -1;
  constructor(public moves: StandingMove[]) {}

  moveAt = (number: number): StandingMove | null => this.moves[number - (this.moves[0]?.move ?? 0)] ?? null;
  story = {
    view: async (): Promise<void> => {
      this.told = this.moves.at(-1)?.move ?? 0;
      const happens = this.meanwhile;
      this.meanwhile = null;
      happens?.();
    },
    known: (number: number): { after: number } | null => (number > this.told ? null : { after: number }),
  };

  get session(): Session {
    return this as unknown as Session;
  }
}

test("what is played while the past is recounted is recounted, too", async () => {
  const past = new Past([move(1), move(2)]);
  past.meanwhile = () => {
    past.moves.push(move(3), move(4));
    void recount(past.session, game); // as the page does with every move
  };
  expect(untold(past.session, game)).toBe(true);
  await recount(past.session, game);
  expect([...past.came.keys()]).toEqual([1, 2, 3, 4]);
  expect(past.came.get(3)).toEqual([{ after: 2 }, { after: 3 }]);
  expect(untold(past.session, game)).toBe(false);
});

test("a move that was taken back meanwhile is not told, and the one in its place is", async () => {
  const past = new Past([move(1), move(2), move(3)]);
  past.meanwhile = () => past.moves.splice(1, 2);
  await recount(past.session, game);
  expect([...past.came.keys()]).toEqual([1]);
  past.moves.push(move(2, 5));
  await recount(past.session, game);
  expect([...past.came.keys()]).toEqual([1, 2]);
});

test("what the story does not hold is not asked for again and again", async () => {
  const past = new Past([move(1), move(2)]);
  past.story.known = () => null;
  await recount(past.session, game);
  expect(past.came.size).toBe(0);
});

test("the moves of an earlier table are waited for", async () => {
  const past = new Past([move(3), move(4)]);
  expect(untold(past.session, game)).toBe(false);
  await recount(past.session, game);
  expect(past.came.size).toBe(0);
  past.moves = [move(1), move(2), ...past.moves];
  await recount(past.session, game);
  expect([...past.came.keys()]).toEqual([1, 2, 3, 4]);
});

test("where everybody acts at once it is told in the end", () => {
  const past = new Past([move(1)]);
  const realtime = { ...game, realtime: true };
  expect(untold(past.session, realtime)).toBe(false);
  past.table.state = "finished";
  expect(untold(past.session, realtime)).toBe(true);
});

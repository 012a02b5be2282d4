import { expect, test } from "vitest";
import type { Pondered, Thought, Trial, TrialShown } from "../wire/types";
import { type Departure, type Referee, RefusedTrial, TrialSession, type Weighed } from "./trial.svelte";

/** A game of two or more seats in which every word but "no" may be said, in turn or by anybody at any time. */
class Parlour implements Referee {
  asked: Trial[] = [];
  constructor(
    private readonly seats: number,
    private readonly inTurn: boolean,
  ) {}

  async play(trial: Trial): Promise<TrialShown> {
    this.asked.push(trial);
    const words = trial.tried.map(({ action }) => String((action as { do: string }).do));
    if (words.includes("no")) throw new RefusedTrial("not that word");
    const all = [...Array(this.seats).keys()];
    const over = words.includes("end");
    const to_act = over ? [] : this.inTurn ? [words.length % this.seats] : all;
    const seat = trial.seat ?? to_act[0] ?? null;
    return {
      seat,
      to_act,
      view: { words },
      legal: seat !== null && to_act.includes(seat) ? [{ do: "yes" }, { do: "end" }] : [],
      clocks: [],
      moves: trial.tried.map((tried, n) => ({
        kind: "move",
        move: n + 1,
        seat: tried.seat,
        action: { do: words[n] },
      })),
      scores: over ? [] : null,
    };
  }

  async foresee(pondered: Pondered): Promise<never[]> {
    this.asked.push(pondered);
    throw new RefusedTrial("too often");
  }

  async imagine({ paths, ...trial }: Weighed): Promise<Thought[]> {
    this.asked.push(trial);
    if (paths.flat().some(({ do: word }) => word === "no")) throw new RefusedTrial("not that word");
    return paths.map((path, nth) => ({
      path: nth,
      legal: [],
      taken: [],
      view: { words: path.map((one) => one.do) },
    }));
  }
}

const FROM: Departure = { scene: 1, step: 3, seats: ["crimson", "gold"], earlier: [] };
const words = (trial: TrialSession): unknown => trial.view?.["words"];

async function begun(parlour: Parlour, from = FROM): Promise<TrialSession> {
  const trial = new TrialSession(parlour, from, (seat) => from.seats[seat] ?? "");
  await trial.begin();
  return trial;
}

test("the reader plays for whoever is to act, and takes moves back one by one", async () => {
  const parlour = new Parlour(2, true);
  const trial = await begun(parlour);
  expect([trial.you, trial.myTurn, trial.canUndo]).toEqual([0, true, false]);
  await trial.play({ do: "yes" });
  expect([trial.you, words(trial), trial.canUndo]).toEqual([1, ["yes"], true]);
  await trial.play({ do: "yes" });
  expect(parlour.asked.at(-1)).toEqual({
    scene: 1,
    step: 3,
    seat: null,
    tried: [
      { seat: 0, action: { do: "yes" } },
      { seat: 1, action: { do: "yes" } },
    ],
  });
  await trial.undo();
  expect([trial.you, words(trial)]).toEqual([1, ["yes"]]);
  await trial.undo();
  expect([trial.you, words(trial), trial.canUndo]).toEqual([0, [], false]);
  await trial.undo();
  expect(words(trial)).toEqual([]);
});

test("a refused move says why and changes nothing", async () => {
  const trial = await begun(new Parlour(2, true));
  await trial.play({ do: "yes" });
  expect(await trial.play({ do: "no" })).toBe(false);
  expect([trial.said, words(trial), trial.canUndo]).toEqual(["not that word", ["yes"], true]);
  expect(await trial.live.foresee([{ do: "yes" }])).toEqual([]);
  trial.close();
});

test("what would come of a row of decisions is asked from where the reader stands, and nothing is done", async () => {
  const parlour = new Parlour(2, true);
  const trial = await begun(parlour);
  await trial.play({ do: "yes" });
  const [thought] = await trial.live.imagine([[{ do: "yes" }, { do: "end" }]], true);
  expect(thought?.view).toEqual({ words: ["yes", "end"] });
  const where = { scene: 1, step: 3, seat: 1, tried: [{ seat: 0, action: { do: "yes" } }], whole: true };
  expect(parlour.asked.at(-1)).toEqual(where);
  expect([words(trial), trial.canUndo, trial.said]).toEqual([["yes"], true, null]);
  expect(await trial.live.imagine([[{ do: "no" }]])).toEqual([]);
});

test("whoever is quick is answered in order", async () => {
  const trial = await begun(new Parlour(4, false));
  const said = ["one", "no", "two"].map((word) => trial.play({ do: word }));
  expect(trial.canUndo).toBe(false);
  expect(await Promise.all(said)).toEqual([true, false, true]);
  expect(words(trial)).toEqual(["one", "two"]);
  trial.close();
});

test("where all may act, the reader stays on the seat that he has chosen", async () => {
  const trial = await begun(new Parlour(4, false));
  await trial.sit(2);
  await trial.play({ do: "yes" });
  expect([trial.you, trial.played[0]?.seat]).toEqual([2, 2]);
});

test("who may not act any more makes room for who may", async () => {
  const trial = await begun(new Parlour(2, true));
  await trial.sit(1);
  expect([trial.you, trial.myTurn]).toEqual([0, true]);
});

test("moves are counted on from those of the example, and the end shows scores", async () => {
  const earlier = [{ kind: "move" as const, move: 1, seat: 1, action: { do: "yes" } }];
  const trial = await begun(new Parlour(2, true), { ...FROM, earlier });
  await trial.play({ do: "end" });
  expect(trial.moves.map(({ move, n }) => [move, n])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect([trial.table.state, trial.myTurn, trial.live.scores]).toEqual(["finished", false, []]);
});

import { expect, test } from "vitest";
import type { Story as Page, StoryMove } from "../wire/types";
import { PAGE, Story } from "./story.svelte";

/** A game in which every move adds its number to a list, and every third one changes a field. */
class Teller {
  asked: number[] = [];
  constructor(public moves: number) {}

  list = (move: number): number[] => Array.from({ length: move }, (_, nth) => nth + 1);

  ask = async (start: number): Promise<Page> => {
    this.asked.push(start);
    const count = Math.min(PAGE, this.moves - start);
    const told: StoryMove[] = Array.from({ length: count }, (_, nth) => {
      const move = start + nth + 1;
      return {
        what: { kind: "move", move, seat: 0, action: { do: "x" } },
        at: move / 2,
        ...(move % 3 === 0 ? { view: { third: move } } : {}),
        splices: { list: [move - 1, 0, [move]] },
      };
    });
    const third = start - (start % 3);
    return { start, moves: this.moves, seat: 1, view: { list: this.list(start), third }, told };
  };
}

test("any position of a page comes out of one answer, forth and back", async () => {
  const teller = new Teller(40);
  const story = new Story(teller.ask);
  expect(story.known(7)).toBeNull();
  expect(await story.view(7)).toEqual({ list: teller.list(7), third: 6 });
  expect(await story.view(2)).toEqual({ list: [1, 2], third: 0 });
  expect(story.known(40)).toEqual({ list: teller.list(40), third: 39 });
  expect(story.at(7)).toBe(3.5);
  expect(story.seat).toBe(1);
  expect(teller.asked).toEqual([0]);
});

test("each page is asked for once, also by two at a time", async () => {
  const teller = new Teller(3 * PAGE);
  const story = new Story(teller.ask);
  const wanted = [2 * PAGE + 5, 2 * PAGE + 9, PAGE, 4];
  const views = await Promise.all(wanted.map((move) => story.view(move)));
  expect(views.map((view) => (view["list"] as number[]).length)).toEqual(wanted);
  expect(teller.asked.toSorted((a, b) => a - b)).toEqual([0, PAGE, 2 * PAGE]);
});

test("what was played since is told from where the page had ended", async () => {
  const teller = new Teller(10);
  const story = new Story(teller.ask);
  await story.view(10);
  teller.moves = 14;
  expect(story.known(13)).toBeNull();
  expect(await story.view(13)).toEqual({ list: teller.list(13), third: 12 });
  expect(story.at(14)).toBe(7);
  expect(teller.asked).toEqual([0, 10]);
});

test("what was taken back is forgotten, and asked for anew", async () => {
  const teller = new Teller(PAGE + 10);
  const story = new Story(teller.ask);
  await story.view(5);
  await story.view(PAGE + 5);
  story.cut(PAGE - 2);
  expect(story.known(PAGE - 2)).not.toBeNull();
  expect(story.known(PAGE - 1)).toBeNull();
  expect(story.known(PAGE + 5)).toBeNull();
  expect(await story.view(PAGE + 5)).toMatchObject({ list: teller.list(PAGE + 5) });
  expect(await story.view(PAGE - 1)).toMatchObject({ list: teller.list(PAGE - 1) });
});

test("when what was hidden lies open all is asked for anew, and an answer from before is not kept", async () => {
  const teller = new Teller(5);
  let answer: (() => void) | undefined;
  const story = new Story(async (start) => {
    if (answer === undefined) await new Promise<void>((done) => (answer = done));
    return teller.ask(start);
  });
  const early = story.view(3);
  story.forget();
  answer?.();
  await early;
  expect(story.known(3)).toBeNull();
  await story.view(3);
  expect(story.known(3)).not.toBeNull();
  story.forget();
  expect(story.known(3)).toBeNull();
});

test("a failed answer is asked for again", async () => {
  const teller = new Teller(5);
  let fail = true;
  const story = new Story((start) => (fail ? Promise.reject(new Error("no")) : teller.ask(start)));
  await expect(story.view(3)).rejects.toThrow("no");
  fail = false;
  expect(await story.view(3)).toMatchObject({ list: [1, 2, 3] });
});

import { expect, test } from "vitest";
import type { StepShown } from "./examples";
import { framesOf } from "./frames";

const step = (part: Partial<StepShown>): StepShown => ({
  seat: null,
  action: null,
  text: "",
  cells: [],
  view: null,
  ...part,
});

test("what is true belongs to what happened before it, and a refusal changes nothing", () => {
  const [start, after] = [{ turn: 1 }, { turn: 2 }];
  const frames = framesOf({
    title: "",
    seats: [],
    start,
    steps: [
      step({ text: "given" }),
      step({ seat: 0, action: { do: "temple" }, view: after, cells: ["1,0"] }),
      step({ text: "one" }),
      step({ text: "two" }),
      step({ seat: 0, action: { do: "temple" }, text: "once only" }),
    ],
  });
  expect(frames.map(({ truths }) => truths.map(({ text }) => text))).toEqual([["given"], ["one", "two"], []]);
  expect(frames.map(({ view }) => view)).toEqual([start, after, after]);
  expect(frames.map((frame) => frame.step)).toEqual([1, 4, 5]);
  expect(frames[1]?.cells).toEqual(["1,0"]);
});

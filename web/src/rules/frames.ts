// An example as a row of pictures.

import type { View } from "../wire/live.svelte";
import type { SceneShown, StepShown } from "./examples";

/** One thing that happens, and what is true after it; the first frame is the position given. */
export interface Frame {
  deed: StepShown | null;
  view: View;
  truths: StepShown[];
  cells: string[];
  /** How many lines of the scene have been shown with it. */
  step: number;
}

export function framesOf(scene: SceneShown): Frame[] {
  const frames: Frame[] = [{ deed: null, view: scene.start, truths: [], cells: [], step: 0 }];
  for (const [index, step] of scene.steps.entries()) {
    const last = frames.at(-1) as Frame;
    if (step.action === null) {
      last.truths.push(step);
      if (last.deed === null) last.cells.push(...step.cells);
    } else {
      frames.push({ deed: step, view: step.view ?? last.view, truths: [], cells: step.cells, step: 0 });
    }
    (frames.at(-1) as Frame).step = index + 1;
  }
  return frames;
}

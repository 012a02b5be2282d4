// Rule examples as the server plays them.

import { spoken } from "../texts/texts.svelte";
import type { Action, View } from "../wire/live.svelte";

export interface ExampleInfo {
  id: string;
  title: string;
  section: string;
  scenes: number;
}

/** A move with the view after it, a move that is refused (no view, `text` says why), or what must be true. */
export interface StepShown {
  seat: number | null;
  action: Action | null;
  text: string;
  cells: string[];
  view: View | null;
}

export interface SceneShown {
  title: string;
  seats: string[];
  start: View;
  steps: StepShown[];
}

export interface ExampleShown {
  id: string;
  title: string;
  section: string;
  scenes: SceneShown[];
}

async function get<T>(path: string): Promise<T | null> {
  const answer = await fetch(`/api/examples/${path}?lang=${spoken()}`);
  return answer.ok ? ((await answer.json()) as T) : null;
}

export const listExamples = async (game: string): Promise<ExampleInfo[]> =>
  (await get<ExampleInfo[]>(encodeURIComponent(game))) ?? [];

export const loadExample = (game: string, id: string): Promise<ExampleShown | null> =>
  get<ExampleShown>(`${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** One thing that happens, and what is true after it; the first frame is the position given. */
export interface Frame {
  deed: StepShown | null;
  view: View;
  truths: StepShown[];
  cells: string[];
}

export function framesOf(scene: SceneShown): Frame[] {
  const frames: Frame[] = [{ deed: null, view: scene.start, truths: [], cells: [] }];
  for (const step of scene.steps) {
    const last = frames.at(-1) as Frame;
    if (step.action === null) {
      last.truths.push(step);
      if (last.deed === null) last.cells.push(...step.cells);
    } else {
      frames.push({ deed: step, view: step.view ?? last.view, truths: [], cells: step.cells });
    }
  }
  return frames;
}

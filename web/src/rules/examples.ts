// Rule examples as the server plays them.

import { spoken } from "../texts/texts.svelte";
import type { Action, View } from "../wire/live.svelte";
import type * as Wire from "../wire/types";
import type { ExampleInfo } from "../wire/types";

export type { ExampleInfo };
/** Views and actions are those of the example's game. */
export type StepShown = Omit<Wire.StepShown, "action" | "view"> & { action: Action | null; view: View | null };
export type SceneShown = Omit<Wire.SceneShown, "start" | "steps"> & { start: View; steps: StepShown[] };
export type ExampleShown = Omit<Wire.ExampleShown, "scenes"> & { scenes: SceneShown[] };

async function get<T>(path: string): Promise<T | null> {
  const answer = await fetch(`/api/examples/${path}?lang=${spoken()}`);
  return answer.ok ? ((await answer.json()) as T) : null;
}

export const listExamples = async (game: string): Promise<ExampleInfo[]> =>
  (await get<ExampleInfo[]>(encodeURIComponent(game))) ?? [];

export const loadExample = (game: string, id: string): Promise<ExampleShown | null> =>
  get<ExampleShown>(`${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

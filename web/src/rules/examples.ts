// Rule examples as the server plays them.

import { spoken, t } from "../texts/texts.svelte";
import type { Action, View } from "../wire/live.svelte";
import type * as Wire from "../wire/types";
import type { ErrorBody, ExampleInfo, Outcome, Thought, TrialShown } from "../wire/types";
import { type Referee, RefusedTrial } from "./trial.svelte";

export type { ExampleInfo };
/** Views and actions are those of the example's game. */
export type StepShown = Omit<Wire.StepShown, "action" | "view"> & { action: Action | null; view: View | null };
export type SceneShown = Omit<Wire.SceneShown, "start" | "steps"> & { start: View; steps: StepShown[] };
export type ExampleShown = Omit<Wire.ExampleShown, "scenes"> & { scenes: SceneShown[] };

async function get<T>(path: string): Promise<T | null> {
  const answer = await fetch(`/api/examples/${path}?lang=${spoken()}`);
  return answer.ok ? ((await answer.json()) as T) : null;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Accept-Language": spoken(), "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (answer === null) throw new RefusedTrial(t("web-home-away"));
  if (!answer.ok) throw new RefusedTrial(((await answer.json()) as ErrorBody).error.message);
  return (await answer.json()) as T;
}

export const listExamples = async (game: string): Promise<ExampleInfo[]> =>
  (await get<ExampleInfo[]>(encodeURIComponent(game))) ?? [];

export const loadExample = (game: string, id: string): Promise<ExampleShown | null> =>
  get<ExampleShown>(`${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** The server, as it answers those who play on from an example. */
export function refereeOf(game: string, id: string): Referee {
  const path = `/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return {
    play: (trial) => post<TrialShown>(`${path}/play`, trial),
    foresee: (pondered) => post<Outcome[]>(`${path}/foresee`, pondered),
    imagine: (weighed) => post<Thought[]>(`${path}/imagine`, weighed),
  };
}

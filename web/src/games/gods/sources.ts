// Where points come from, in rows; and the colours of the seats.

import type { Session } from "../../table/session.svelte";
import type { ScoreItem } from "../../wire/types";
import type { Source } from "../contract";
import { godOf } from "./words";

const TRIBES = ["green", "blue", "violet", "orange"];

export const sources: Source[] = [
  { text: "web-gods-source-nations", parts: TRIBES.map((tribe) => `web-gods-source-${tribe}`) },
  { text: "web-gods-source-tokens", parts: [] },
];

export function portions({ text, facts, points }: ScoreItem): { row: string; points: number }[] {
  if (text === "gods-score-cards") return [{ row: `web-gods-source-${facts["tribe"]}`, points }];
  return [{ row: text === "gods-score-token" ? "web-gods-source-tokens" : text, points }];
}

export const hue = (session: Session, seat: number): string => `var(--god-${godOf(session, seat)})`;

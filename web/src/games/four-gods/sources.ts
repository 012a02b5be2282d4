// Where points come from, in rows: the four steps of the scoring; and the colours of the seats.

import type { Session } from "../../table/session.svelte";
import type { ScoreItem } from "../../wire/types";
import type { Source } from "../contract";
import { COLOURS } from "./art/signs";
import { viewOf } from "./words";

const WOOD = "#a57b48"; // of a seat that has no colour yet

export const sources: Source[] = [
  { text: "web-four-gods-show-cities", parts: ["web-four-gods-source-built", "web-four-gods-source-destroyed"] },
  {
    text: "web-four-gods-source-kingdoms",
    parts: ["sea", "plain", "forest", "mountain"].map((terrain) => `web-four-gods-source-${terrain}`),
  },
  { text: "web-four-gods-show-largest", parts: [] },
  { text: "web-four-gods-show-most", parts: [] },
];

const ROWS: Record<string, string> = {
  "four-gods-score-cities": "web-four-gods-source-built",
  "four-gods-score-destroyed": "web-four-gods-source-destroyed",
  "four-gods-score-largest": "web-four-gods-show-largest",
  "four-gods-score-most": "web-four-gods-show-most",
  "four-gods-score-marker": "web-four-gods-source-higher",
};

export const portions = ({ text, facts, points }: ScoreItem): { row: string; points: number }[] => [
  { row: ROWS[text] ?? `web-four-gods-source-${facts["terrain"]}`, points },
];

export const hue = (session: Session, seat: number): string =>
  COLOURS[viewOf(session)?.seats[seat]?.colours[0] ?? ""] ?? WOOD;

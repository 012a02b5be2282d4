// Where points come from, in rows; and the colours of the seats.

import type { Session } from "../../table/session.svelte";
import type { ScoreItem } from "../../wire/types";
import type { Source } from "../contract";
import { seatColour } from "./art/banners";
import { viewOf } from "./naming";

const FROM = "start villages blue green yellow brown red temple gods thefts fees".split(" ");

export const sources: Source[] = [
  { text: "deus-score-vp", parts: FROM.map((source) => `deus-score-from-${source}`) },
  { text: "web-deus-source-temples", parts: [] },
  { text: "web-deus-source-majorities", parts: [] },
];

export function portions({ text, points, parts }: ScoreItem): { row: string; points: number }[] {
  if (text === "deus-score-temple") return [{ row: "web-deus-source-temples", points }];
  if (text === "deus-score-majority") return [{ row: "web-deus-source-majorities", points }];
  // Of a position that was set up nobody knows where its VP came from.
  return parts.length === 0
    ? [{ row: text, points }]
    : parts.map((part) => ({ row: part.text, points: part.points }));
}

export const hue = (session: Session, seat: number): string =>
  seatColour(session.table?.seats[seat]?.seat ?? viewOf(session)?.seats[seat]?.seat ?? "");

// A length of time in words, in its one or two largest units.

import { t } from "./texts.svelte";

export const UNITS = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;
export type Unit = keyof typeof UNITS;

const WORDS = { day: "web-days", hour: "web-hours", minute: "web-minutes", second: "web-seconds" } as const;

export function duration(seconds: number): string {
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, size] of Object.entries(UNITS) as [Unit, number][]) {
    const number = Math.floor(left / size);
    left -= number * size;
    if (number > 0) parts.push(t(WORDS[unit], { number }));
  }
  return parts.slice(0, 2).join(" ") || t(WORDS.second, { number: 0 });
}

/** The largest unit in which it is a whole number. */
export function unitOf(seconds: number): Unit {
  const found = Object.entries(UNITS).find(([, size]) => seconds >= size && seconds % size === 0);
  return (found?.[0] ?? "second") as Unit;
}

// Names within sentences, in whatever direction they are written.

/** Letters of Hebrew, Arabic and whatever else is written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that does not turn the words, numbers and brackets around it the other way round. */
export function isolated(name: string): string {
  return LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name;
}

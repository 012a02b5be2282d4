// Who is named in a sentence: the seat's sign goes before each name.

export interface Part {
  text: string;
  /** The seat that is named here; null for the words in between. */
  seat: number | null;
}

const plain = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence by the names in it; a name is no part of a longer word, and of a longer name. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const known = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, seat: null }];
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(plain).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(any)
    .map((part, nth) => ({ text: part, seat: nth % 2 === 0 ? null : names.indexOf(part) }))
    .filter((part) => part.text !== "");
}

// Where long names may break: browsers without a dictionary of the language would break them anywhere.

const SHY = "\u00ad";
const VOWELS = "aeiouyäöüàâéèêëîïôùûœ";
/** What stays together at the beginning of a syllable. */
const UNITS: Record<string, RegExp> = {
  de: /sch[lmnrw]?|ch|ck|ph|th|qu|st(?=r)|[bdfgkpt]r|[bfgkp]l|./gu,
  fr: /ch|ph|th|gn|qu|gu|[bcdfgptv][lr]|./gu,
};
const LONG = 9; // letters of a word that may not fit beside the sign
const LEAST = 3; // letters before and after a break

/** The same name with soft hyphens; in languages that are not known here as it was. */
export function hyphenated(name: string, lang: string): string {
  const units = UNITS[lang];
  if (units === undefined) return name;
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, units)));
}

function broken(word: string, units: RegExp): string {
  const parts = word.match(units) ?? [];
  const isVowel = (part: string | undefined): boolean => part !== undefined && VOWELS.includes(part.toLowerCase());
  let found = "";
  for (const [nth, part] of parts.entries()) {
    const begins = !isVowel(part) && isVowel(parts[nth + 1]) && parts.slice(0, nth).some(isVowel);
    const ahead = parts.slice(nth).join("").length;
    if (begins && found.replaceAll(SHY, "").length >= LEAST && ahead >= LEAST) found += SHY;
    found += part;
  }
  return found;
}

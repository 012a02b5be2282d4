// What somebody types or pastes to get to a table.

/** Where a link, an address or the bare name of a table leads; null if it is none of these. */
export function pathOf(words: string, origin: string): string | null {
  const text = words.trim();
  if (/^[A-Za-z0-9_-]{4,40}$/.test(text)) return `/table/${text}`;
  try {
    const { pathname, hash } = new URL(text, origin);
    return /^\/table\/[^/]+/.test(pathname) ? pathname + hash : null;
  } catch {
    return null;
  }
}

// Links to a private table that this browser has made. One link is good for one person: it is shown again until somebody
// has sat down, and then the next one is made.

const keyOf = (table: string): string => `pantheon.link.${table}`;

export function shownAgain(table: string, people: number): string | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null");
    if (!Array.isArray(found) || found[1] !== people || typeof found[0] !== "string") return null;
    return found[0];
  } catch {
    return null;
  }
}

export function remember(table: string, people: number, link: string): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify([link, people]));
  } catch {
    // a browser that keeps nothing: the next look makes the next link
  }
}

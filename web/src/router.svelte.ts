// The address says what is shown, so that everything can be shared and the browser's arrows work.

const NUMBER = /^\d{1,9}$/;

export type Place =
  | { page: "home" }
  /** `seat` is whose link it is, if it brings one's own seat to another device. */
  | { page: "table"; id: string; move: number | null; link: string | null; seat: number | null }
  | { page: "rules"; game: string; example: string | null }
  | { page: "learn"; game: string }
  | { page: "cards" }
  | { page: "settings" }
  | { page: "lost" };

/** The server reads addresses in the same way (server/addresses.py), and a test compares the two. */
export function placeOf(path: string, hash: string): Place {
  const parts = decoded(path);
  const [first = "", second = "", third = "", fourth = ""] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "table" && (parts.length === 2 || (parts.length === 4 && third === "move" && NUMBER.test(fourth)))) {
    const move = parts.length === 4 ? Number(fourth) : null;
    const told = new URLSearchParams(hash.slice(1));
    const seat = told.get("seat");
    return { page: "table", id: second, move, link: told.get("link"), seat: seat === null ? null : Number(seat) };
  }
  if (first === "rules" && (parts.length === 2 || parts.length === 3)) {
    return { page: "rules", game: second, example: third || null };
  }
  if (first === "learn" && parts.length === 2) return { page: "learn", game: second };
  if (first === "cards" && parts.length === 1) return { page: "cards" };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  return { page: "lost" };
}

/** The parts of a path; none that an address has if it cannot be read. */
function decoded(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [""];
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
  }

  private look(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For links inside the application: `<a href="/rules/gods" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}

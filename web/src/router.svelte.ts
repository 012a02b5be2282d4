// The address says what is shown, so that everything can be shared and the browser's arrows work.

export type Place =
  | { page: "home" }
  /** `seat` is whose link it is, if it brings one's own seat to another device. */
  | { page: "table"; id: string; move: number | null; link: string | null; seat: number | null }
  | { page: "rules"; game: string; example: string | null }
  | { page: "learn"; game: string }
  | { page: "cards" }
  | { page: "settings" }
  | { page: "lost" };

export function placeOf(path: string, hash: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { page: "home" };
  if (first === "table" && second !== "") {
    const move = third === "move" && /^\d+$/.test(fourth) ? Number(fourth) : null;
    const told = new URLSearchParams(hash.slice(1));
    const seat = told.get("seat");
    return { page: "table", id: second, move, link: told.get("link"), seat: seat === null ? null : Number(seat) };
  }
  if (first === "rules" && second !== "") return { page: "rules", game: second, example: third || null };
  if (first === "learn" && second !== "") return { page: "learn", game: second };
  if (first === "cards" && second === "") return { page: "cards" };
  if (first === "settings" && second === "") return { page: "settings" };
  return { page: "lost" };
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

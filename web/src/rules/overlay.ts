// What lies over the page holds the focus: all else sleeps until it is closed, then the focus goes back.

const STOPS = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';

type Stop = HTMLElement | SVGElement;

/** Where the tab key goes from the last stop, or backwards from the first; null if it needs no help. */
export function around<T>(stops: readonly T[], from: unknown, back: boolean): T | null {
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (!stops.includes(from as T)) return back ? last : null;
  if (back) return from === first ? last : null;
  return from === last ? first : null;
}

/** An attachment. What speaks aloud stays awake. */
export function overlay(node: HTMLElement): () => void {
  const before = document.activeElement;
  const asleep = others(node);
  for (const one of asleep) one.inert = true;
  (node.querySelector<HTMLElement>("h2[tabindex]") ?? node).focus({ preventScroll: true });

  function tab(event: KeyboardEvent): void {
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...node.querySelectorAll<Stop>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
    );
    const next = around(stops, document.activeElement, event.shiftKey);
    if (next === null) return;
    next.focus();
    event.preventDefault();
  }
  node.addEventListener("keydown", tab);

  return () => {
    node.removeEventListener("keydown", tab);
    for (const one of asleep) one.inert = false;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Everything on the page that is neither in the overlay nor around it, and awake. */
function others(node: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner: Element = node; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue;
      if (!other.matches("[aria-live], script, style")) found.push(other);
    }
  }
  return found;
}

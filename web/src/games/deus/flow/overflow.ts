// Does a part that scrolls hide something? It says so by `data-more`, and its looks show it.

export type More = "" | "up" | "down" | "both";

/** What is hidden above and below what is seen. */
export function more({ scrollTop, clientHeight, scrollHeight }: Element): More {
  const [up, down] = [scrollTop > 1, scrollTop + clientHeight < scrollHeight - 1];
  if (up && down) return "both";
  return up ? "up" : down ? "down" : "";
}

/** To be attached to what scrolls. */
export function overflowing(part: HTMLElement): () => void {
  const look = (): void => {
    part.dataset["more"] = more(part);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [part, ...part.children]) sizes.observe(one);
    look();
  };
  const contents = new MutationObserver(watch);
  contents.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    part.removeEventListener("scroll", look);
  };
}

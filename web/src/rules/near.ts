// What is far away need not be painted: pictures come when one scrolls near them, and go again.

const MARGIN = "700px 0px";

/** An attachment that tells whether its element is near what is seen. */
export const nearby =
  (tell: (near: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    const watch = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false), { rootMargin: MARGIN });
    watch.observe(node);
    return () => watch.disconnect();
  };

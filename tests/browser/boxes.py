"""Boxes with words come and go during a game: prompts, reasons, hints, news, questions. Each has to be whole.

Whoever watches over a page complains on its console of each that is not, which fails the test.
"""

from tests.browser.browsing import Person

# Whatever changes is looked at once it has been laid out; what fades or flies in may still be on its way.
_WATCH = """() => {
  const boxes = "[data-testid=prompt], [data-testid=said], [data-testid=advice], [data-testid=reason], .offline, " +
    "[role=status], [role=alert], [role=dialog], dialog[open], .doing, .question, .card";
  const told = new Set();
  const name = one => (one.innerText || one.ariaLabel || "").trim().replace(/\\s+/g, " ").slice(0, 60);
  const seen = one => one.checkVisibility({visibilityProperty: true}) && one.closest(".hidden, [data-card]") === null;
  const complain = (what, one) => {
    const words = `${what}: ${name(one)} (${one.className}, ${innerWidth}x${innerHeight})`;
    if (!told.has(words)) console.error(words);
    told.add(words);
  };
  const look = () => {
    waiting = false;
    for (const box of document.querySelectorAll(boxes)) {
      if (!seen(box) || name(box) === "") continue;
      const ends = box.getAnimations({subtree: true}).map(one => one.effect.getComputedTiming().endTime);
      if (ends.some(end => end < Infinity)) { queue(); continue; }
      const {left, right, top, bottom} = box.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        complain("a box leaves the window", box);
      for (const one of [box, ...box.querySelectorAll("*")]) {
        const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== "");
        if (!own || !seen(one) || one.closest("svg")) continue;
        const {display, overflowX, overflowY} = getComputedStyle(one);
        if (display === "inline" || one.clientWidth === 0 || /auto|scroll/.test(overflowX + overflowY)) continue;
        const wide = one.scrollWidth > one.clientWidth + 1;
        const high = overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
        if (wide || high) complain("text is cut", one);
      }
    }
  };
  let waiting = false;
  const queue = () => {
    if (!waiting) requestAnimationFrame(() => requestAnimationFrame(look));
    waiting = true;
  };
  new MutationObserver(queue).observe(document.body, {subtree: true, childList: true, characterData: true});
  queue();
}"""


def watch_boxes(person: Person) -> None:
    """From now on, for as long as this page stays."""
    person.page.evaluate(_WATCH)

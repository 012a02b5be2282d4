// Gradients and the like that pictures share: put once into the page, as an image of no size.

const stop = ([at, colour, opacity]: readonly [number, string, number]): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** The stops of a gradient: where, which colour, how opaque. */
export const stops = (...all: readonly (readonly [number, string, number])[]): string => all.map(stop).join("");

/** To be called by whatever is painted with these: the first call puts them there. */
export function sharedDefs(defs: string): () => void {
  let there = false;
  return () => {
    if (there) return;
    document.body.insertAdjacentHTML(
      "afterbegin",
      `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute"><defs>${defs}</defs></svg>`,
    );
    there = true;
  };
}

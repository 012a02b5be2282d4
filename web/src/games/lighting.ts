// What lights cells of the world for as long as it is pointed at or has the focus.

interface Lamp {
  light(cells: readonly string[]): void;
}

/** To be spread over the element. */
export function lights(lamp: Lamp, cells: readonly string[]): Record<string, () => void> {
  const [on, off] = [() => lamp.light(cells), () => lamp.light([])];
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

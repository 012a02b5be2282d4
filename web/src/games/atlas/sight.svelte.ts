// How one looks at a world of hexes: its land fits by itself, the focus goes from cell to cell, and cells that are too
// small for a finger are brought closer.

import { untrack } from "svelte";
import { Camera } from "./camera.svelte";
import { type At, arrowTo, atOf, type Box, boxAround, cellAt, centre, keyOf, type Point, WIDTH } from "./cells";

const FINGER = 36; // pixels
const COSY = 58;

/** What one looks at. */
export interface Ground {
  /** What is to be seen as a whole, and the margin around it. */
  land(): readonly At[];
  margin: number;
  /** Where the focus may go, in reading order. */
  cells(): readonly At[];
  /** Is a place to be chosen now, and may it be this one? */
  choosing(): boolean;
  can(cell: string): boolean;
  /** Pixels at the bottom that something else covers. */
  covered?(): number;
}

export class Sight {
  readonly camera = new Camera();
  /** The box of the world on the screen. */
  world: HTMLElement | undefined = $state();
  wide = $state(0);
  high = $state(0);
  /** Was it a finger that pointed last? Its first touch shows, the second one decides. */
  touched = $state(false);
  /** The cell that had the focus last. */
  roving = $state("");
  /** One stop for the tab key: the cell that had the focus last, else a place that can be chosen. */
  stop: string;
  private readonly extent: Box;
  private closer = false;

  constructor(private readonly ground: Ground) {
    const { camera } = this;
    this.stop = $derived.by(() => {
      const cells = ground.cells();
      if (cells.some((at) => keyOf(at) === this.roving)) return this.roving;
      return this.first() ?? keyOf(cells[0] ?? [0, 0]);
    });
    this.extent = $derived.by(() => {
      const { left, top, right, bottom } = boxAround(ground.land());
      const { margin } = ground;
      return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
    });
    // The land fits by itself for as long as nobody has moved it.
    $effect(() => {
      [camera.wide, camera.high] = [Math.max(1, this.wide), Math.max(1, this.high - (ground.covered?.() ?? 0))];
      if (!camera.moved) camera.fit(this.extent);
    });
    // What a tap has brought closer goes back when the place is chosen, or nothing is to be chosen any more.
    $effect(() => {
      if (ground.choosing()) return;
      if (this.closer) untrack(() => this.whole());
      this.closer = false;
    });
    $effect(() => () => camera.stop());
  }

  /** Show the whole land again. */
  whole(): void {
    this.camera.moved = false;
    this.camera.fit(this.extent);
  }

  cellAt(point: Point): string {
    return keyOf(cellAt(this.camera.onPlane(point)));
  }

  /** A finger wants to choose where cells are too small for it: bring them closer. Did it need that? */
  approach(point: Point): boolean {
    const { camera } = this;
    if (!this.touched || !this.ground.choosing() || WIDTH * camera.scale >= FINGER) return false;
    this.closer = !camera.moved;
    camera.zoom(COSY / (WIDTH * camera.scale), point);
    return true;
  }

  /** The first place that can be chosen. */
  first(): string | null {
    const found = this.ground.cells().find((at) => this.ground.can(keyOf(at)));
    return found === undefined ? null : keyOf(found);
  }

  /** The focus has come to a cell. */
  focused(cell: string): void {
    this.touched = false;
    this.roving = cell;
    this.camera.show(centre(atOf(cell)));
  }

  /** Where an arrow key leads from a cell, the focus follows; false if that is nowhere. */
  follow(cell: string, arrow: string): boolean {
    const next = arrowTo(atOf(cell), arrow, this.ground.cells());
    if (next !== null) this.focus(keyOf(next));
    return next !== null;
  }

  focus(cell: string): void {
    this.world?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  }
}

/** The cell that a key was pressed on. */
export const cellOf = (event: Event): string | undefined =>
  (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset["cell"];

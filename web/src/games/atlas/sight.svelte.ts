// How one looks at a world of hexes: its land fits by itself, the focus goes from cell to cell, and cells that are too
// small for a finger are brought closer.

import { untrack } from "svelte";
import { Camera } from "./camera.svelte";
import { type At, arrowTo, atOf, type Box, boxAround, cellAt, centre, keyOf, type Point, WIDTH } from "./cells";

const FINGER = 36; // pixels
const COSY = 58;
const LOOSE = 1.5; // where the land could be so much larger it is fitted anew
const NARROW = 560; // a world that is no wider has its cards docked
const BAR = 64; // pixels that they need there

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
  /** Is it one's own turn? Then the map stays where it is. */
  deciding?(): boolean;
  /** Is there to be room below the land for a docked card? */
  roomy?: boolean;
}

export class Sight {
  readonly camera = new Camera();
  /** The box of the world on the screen. */
  world: HTMLElement | undefined = $state();
  wide = $state(0);
  high = $state(0);
  /** Was it a finger that pointed last? Its first touch shows, the second one decides. */
  touched = $state(false);
  /** Is a mouse or a finger on it? */
  pointed = $state(false);
  /** Does a card dock along an edge, for lack of room beside its cell? */
  narrow: boolean;
  /** So many pixels at the bottom are free for a docked card. */
  room: number;
  /** Is there something that should be seen, and is not? */
  lacking: boolean;
  /** The cell that had the focus last. */
  roving = $state("");
  /** One stop for the tab key: the cell that had the focus last, else a place that can be chosen. */
  stop: string;
  private readonly extent: Box;
  /** What must be seen: the land, and the places that can be chosen. */
  private readonly needed: Box;
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
    this.needed = $derived(
      boxAround([
        ...ground.land(),
        ...(ground.choosing() ? ground.cells().filter((at) => ground.can(keyOf(at))) : []),
      ]),
    );
    this.narrow = $derived(this.wide < NARROW);
    this.room = $derived(this.narrow && ground.roomy ? BAR : 0);
    this.lacking = $derived(!camera.shows(this.needed));
    // The land fits by itself for as long as nobody has moved it.
    $effect(() => {
      const below = (ground.covered?.() ?? 0) + this.room;
      [camera.wide, camera.high] = [Math.max(1, this.wide), Math.max(1, this.high - below)];
      untrack(() => this.fit());
    });
    $effect(() => {
      void [this.extent, this.needed, this.pointed, camera.moved, ground.deciding?.()];
      untrack(() => this.settle());
    });
    // What a tap has brought closer goes back when the place is chosen, or nothing is to be chosen any more.
    $effect(() => {
      if (ground.choosing()) return;
      if (this.closer) untrack(() => this.whole());
      this.closer = false;
    });
    $effect(() => () => camera.stop());
  }

  /** Fit the land anew if it has to be. */
  settle(): void {
    if (this.unfit()) this.fit();
  }

  private fit(): void {
    if (!this.camera.moved) this.camera.fit(this.extent);
  }

  /** Not under a hand that is to choose; while others act, only if land is out of sight. */
  private unfit(): boolean {
    const { camera, extent, pointed } = this;
    if (this.ground.deciding?.()) return !pointed && this.lacking;
    if (pointed) return this.lacking;
    return !camera.shows(extent) || camera.scaleFor(extent) > LOOSE * camera.scale;
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

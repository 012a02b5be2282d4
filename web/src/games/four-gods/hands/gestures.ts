// Mouse and fingers over the table: a press without a move is a tap; what can be grasped (data-grip) is lifted and
// dropped, from the tray into the World and back. A lifted tile hangs above the finger, or the finger would hide it.

import type { Corner } from "../orientation";

const SLACK = 6; // a hand trembles so far
const FINGER_SLACK = 10;
const FINGER = 28; // pixels that a finger needs
const LIFT = 46; // pixels that a tile hangs above the finger

/** Where a hand is: the spot below it, and the quarter of that spot. */
export interface Over {
  x: number;
  y: number;
  spot: string | null;
  quarter: Corner;
  /** The palm below it. */
  palm: string | null;
  finger: boolean;
  /** Is the spot too small for a finger? */
  small: boolean;
}

export interface Told {
  /** A press; `grip` is what could have been lifted. */
  tap(over: Over, grip: string | null): void;
  /** May this be lifted? */
  lift(grip: string, over: Over): boolean;
  carry(over: Over): void;
  drop(over: Over): void;
  cancel(): void;
  hover(over: Over | null): void;
}

export function overAt(x: number, y: number, finger: boolean): Over {
  const below = document.elementFromPoint(x, y);
  const spot = below?.closest<HTMLElement | SVGElement>("[data-spot]") ?? null;
  const palm = below?.closest<HTMLElement>("[data-hand]")?.dataset["hand"] ?? null;
  const box = spot?.getBoundingClientRect();
  const [east, south] = box === undefined ? [false, false] : [x > box.x + box.width / 2, y > box.y + box.height / 2];
  const quarter = south ? (east ? "SE" : "SW") : east ? "NE" : "NW";
  const small = finger && box !== undefined && Math.min(box.width, box.height) < FINGER;
  return { x, y, spot: spot?.dataset["spot"] ?? null, quarter, palm, finger, small };
}

/** An attachment for the World and for the tray. */
export function gestures(told: Told): (root: HTMLElement) => () => void {
  return (root) => {
    const stop = new AbortController();
    let press: { id: number; x: number; y: number; grip: string | null; finger: boolean; lifted: boolean } | null =
      null;
    let during: AbortController | null = null;

    const here = (event: PointerEvent): Over => {
      const finger = event.pointerType !== "mouse";
      return overAt(event.clientX, event.clientY - (finger && press?.lifted === true ? LIFT : 0), finger);
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest("[data-own]") !== null) return;
      if (press !== null) return end(); // a second finger: it is no tap, but a pinch
      const grip = (event.target as Element).closest<HTMLElement>("[data-grip]")?.dataset["grip"] ?? null;
      const finger = event.pointerType !== "mouse";
      // A finger holds what it touched first; only so the elements below it are found.
      if (finger) (event.target as Element).releasePointerCapture(event.pointerId);
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, grip, finger, lifted: false };
      during = new AbortController();
      const on = { signal: during.signal };
      addEventListener("pointermove", move, on);
      addEventListener("pointerup", up, on);
      addEventListener("pointercancel", end, on);
    }

    function move(event: PointerEvent): void {
      if (press === null || event.pointerId !== press.id) return;
      if (!press.lifted) {
        const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
        if (far < (press.finger ? FINGER_SLACK : SLACK)) return;
        if (press.grip === null || !told.lift(press.grip, here(event))) return end();
        press.lifted = true;
      }
      event.preventDefault();
      told.carry(here(event));
    }

    function up(event: PointerEvent): void {
      if (press === null || event.pointerId !== press.id) return;
      const { lifted, grip } = press;
      const over = here(event);
      press = null;
      during?.abort();
      if (lifted) told.drop(over);
      else told.tap(over, grip);
    }

    function end(): void {
      if (press?.lifted === true) told.cancel();
      press = null;
      during?.abort();
    }

    function hover(event: PointerEvent): void {
      if (press === null && event.pointerType === "mouse") told.hover(here(event));
    }

    function leave(event: PointerEvent): void {
      if (press === null && event.pointerType === "mouse") told.hover(null);
    }

    const on = { signal: stop.signal };
    root.addEventListener("pointerdown", down, on);
    root.addEventListener("pointermove", hover, on);
    root.addEventListener("pointerleave", leave, on);
    root.addEventListener("dragstart", (event) => event.preventDefault(), on);
    return () => {
      end();
      stop.abort();
    };
  };
}

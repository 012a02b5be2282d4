// The card that is looked at closely: under the mouse, with the focus, or pressed for a while.

import type { Attachment } from "svelte/attachments";
import type { CardInfo } from "../../../wire/types";

export interface Zoomed {
  card: CardInfo;
  joker: boolean;
  /** Where it lies on the screen. */
  box: DOMRect;
}

const HOVER = 320; // milliseconds until a mouse that rests shows it
const PRESS = 420;
const SLACK = 10;

class Zoom {
  shown = $state.raw<Zoomed | null>(null);
  private element: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(element: Element, card: CardInfo, joker: boolean, after = 0): void {
    clearTimeout(this.timer);
    const open = (): void => {
      if (element.isConnected) this.shown = { card, joker, box: element.getBoundingClientRect() };
    };
    this.element = element;
    if (after === 0) open();
    else this.timer = setTimeout(open, after);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** An element is gone. */
  leave(element: Element): void {
    if (this.element === element) this.hide();
  }
}

export const zoom = new Zoom();

/** Shows the card large: mouse, keyboard and a long press of a finger mean the same. */
export function zooms(card: CardInfo | undefined, joker = false): Attachment<HTMLElement> {
  return (element) => {
    if (card === undefined) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    let start: [number, number] | null = null;
    let pressed = false;
    const gone = (): void => queueMicrotask(() => zoom.leave(element)); // not while the page is being changed
    const show = (after: number): void => zoom.show(element, card, joker, after);
    element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show(HOVER), on);
    element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && zoom.hide(), on);
    element.addEventListener("focus", () => element.matches(":focus-visible") && show(HOVER), on);
    element.addEventListener("blur", gone, on);
    element.addEventListener(
      "pointerdown",
      (event) => {
        zoom.hide();
        pressed = false;
        if (event.pointerType === "mouse") return;
        start = [event.clientX, event.clientY];
        show(PRESS);
      },
      on,
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (start !== null && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK) zoom.hide();
      },
      on,
    );
    const lift = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      pressed = zoom.shown !== null;
      start = null;
      zoom.hide();
    };
    element.addEventListener("pointerup", lift, on);
    element.addEventListener("pointercancel", lift, on);
    element.addEventListener("contextmenu", (event) => start !== null && event.preventDefault(), on);
    // Whoever has only looked does not pick.
    element.addEventListener(
      "click",
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { ...on, capture: true },
    );
    return () => {
      stop.abort();
      gone();
    };
  };
}

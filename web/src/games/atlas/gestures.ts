// Fingers, mouse and wheel on the world: drag pans, pinch and wheel zoom, a press without a move is a tap.

import type { Camera } from "./camera.svelte";
import type { Point } from "./cells";

const SLACK = 7; // a hand trembles so far

export interface Gestures {
  tap(point: Point, kind: string): void;
  point(point: Point | null): void;
}

export function gestures(camera: Camera, told: Gestures): (world: HTMLElement) => () => void {
  return (world) => {
    const down = new Map<number, Point>();
    let start: Point | null = null; // while it may still become a tap
    const stop = new AbortController();

    const here = (event: PointerEvent | WheelEvent): Point => {
      const box = world.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    function press(event: PointerEvent): void {
      if (event.button > 1 || (event.target as Element).closest("button, .card") !== null) return;
      down.set(event.pointerId, here(event));
      start = down.size === 1 ? here(event) : null;
    }

    function move(event: PointerEvent): void {
      const was = down.get(event.pointerId);
      const now = here(event);
      if (was === undefined) {
        if (event.pointerType === "mouse") told.point(now);
        return;
      }
      if (start !== null && Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) return;
      if (start !== null) world.setPointerCapture(event.pointerId);
      start = null;
      if (down.size === 2) pinch(event.pointerId, was, now);
      else camera.pan(now[0] - was[0], now[1] - was[1]);
      down.set(event.pointerId, now);
    }

    function pinch(finger: number, was: Point, now: Point): void {
      const other = [...down].find(([id]) => id !== finger)?.[1] ?? was;
      const far = (a: Point): number => Math.max(20, Math.hypot(a[0] - other[0], a[1] - other[1]));
      camera.pan((now[0] - was[0]) / 2, (now[1] - was[1]) / 2);
      camera.zoom(far(now) / far(was), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      if (start !== null && event.type === "pointerup" && event.button === 0) told.tap(start, event.pointerType);
      start = null;
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") told.point(null); // a finger leaves when it is lifted
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : event.ctrlKey ? 4 : 1; // with ctrl: two fingers on a trackpad
      camera.zoom(Math.exp((-event.deltaY * lines) / 480), here(event));
    }

    const on = { signal: stop.signal };
    world.addEventListener("pointerdown", press, on);
    world.addEventListener("pointermove", move, on);
    world.addEventListener("pointerup", release, on);
    world.addEventListener("pointercancel", release, on);
    world.addEventListener("pointerleave", leave, on);
    world.addEventListener("wheel", wheel, { ...on, passive: false });
    return () => stop.abort();
  };
}

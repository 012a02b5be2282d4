// Where one looks: the plane is moved and scaled as a whole, never drawn anew for it.

import { type Box, type Point, RADIUS } from "./cells";

const NEAREST = 2.4;
const FARTHEST = 0.22;
const COSY = 1.25; // a small map is not blown up beyond this
const SLACK = 4; // pixels of a box that may be cut off
const STILL_AFTER = 180; // milliseconds
const LANDED_AFTER = 400;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale at which the plane is painted; between this and `scale` its picture is stretched. */
  painted = $state(1);
  /** Has somebody moved it? Then it no longer fits by itself. */
  moved = $state(false);
  /** Is it moving? Then the plane is a picture that is shifted; once it rests it is painted sharply. */
  moving = $state(false);
  wide = $state(1);
  high = $state(1);
  private rest: ReturnType<typeof setTimeout> | undefined;
  private fitted = false;

  fit(box: Box): void {
    this.scale = this.scaleFor(box);
    if (this.fitted) this.sharpen(LANDED_AFTER);
    else this.painted = this.scale;
    this.fitted = this.wide > 1;
    this.x = this.wide / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = this.high / 2 - ((box.top + box.bottom) / 2) * this.scale;
  }

  /** How large a box would be if it fitted. */
  scaleFor({ left, top, right, bottom }: Box): number {
    return Math.max(FARTHEST, Math.min(COSY, this.wide / (right - left), this.high / (bottom - top)));
  }

  /** Is all of a box in sight? */
  shows({ left, top, right, bottom }: Box): boolean {
    const [[x, y], [toX, toY]] = [this.onScreen([left, top]), this.onScreen([right, bottom])];
    return x >= -SLACK && y >= -SLACK && toX <= this.wide + SLACK && toY <= this.high + SLACK;
  }

  pan(dx: number, dy: number): void {
    this.touch();
    this.x += dx;
    this.y += dy;
  }

  /** Closer or farther; the point on the screen stays where it is. */
  zoom(factor: number, [x, y]: Point = [this.wide / 2, this.high / 2]): void {
    this.touch();
    const scale = Math.max(FARTHEST, Math.min(NEAREST, this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
  }

  /** Bring the cell around a point of the plane into sight, if it is not. */
  show([x, y]: Point): void {
    const [sx, sy] = this.onScreen([x, y]);
    const margin = Math.min(RADIUS * this.scale + 10, this.wide / 4, this.high / 4);
    const dx = sx < margin ? margin - sx : sx > this.wide - margin ? this.wide - margin - sx : 0;
    const dy = sy < margin ? margin - sy : sy > this.high - margin ? this.high - margin - sy : 0;
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  onScreen([x, y]: Point): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  onPlane([x, y]: Point): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  private touch(): void {
    this.moved = true;
    this.moving = true;
    this.sharpen(STILL_AFTER);
  }

  /** Painting at another scale takes a while: that is done when the hand rests. */
  private sharpen(pause: number): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
      this.painted = this.scale;
    }, pause);
  }

  stop(): void {
    clearTimeout(this.rest);
  }
}

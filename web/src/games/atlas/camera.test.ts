import { afterEach, describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";

const cameras: Camera[] = [];
function camera(): Camera {
  const made = new Camera();
  [made.wide, made.high] = [800, 600];
  cameras.push(made);
  return made;
}
afterEach(() => {
  for (const made of cameras.splice(0)) made.stop();
});

describe("the camera", () => {
  it("fits a large map into sight, and does not blow up a small one", () => {
    const far = camera();
    far.fit({ left: -1000, right: 1000, top: -300, bottom: 300 });
    expect(far.onScreen([-1000, 0])[0]).toBeCloseTo(0);
    expect(far.onScreen([1000, 0])[0]).toBeCloseTo(800);
    const near = camera();
    near.fit({ left: -10, right: 10, top: -10, bottom: 10 });
    expect(near.scale).toBeLessThan(1.5);
    expect(near.onScreen([0, 0])).toEqual([400, 300]);
  });

  it("keeps the point under the mouse when it zooms", () => {
    const made = camera();
    made.fit({ left: -500, right: 500, top: -500, bottom: 500 });
    const before = made.onPlane([123, 456]);
    made.zoom(1.7, [123, 456]);
    const after = made.onPlane([123, 456]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(made.moved).toBe(true);
  });

  it("has limits, and a way back from the screen to the plane", () => {
    const made = camera();
    for (let n = 0; n < 50; n++) made.zoom(2);
    const nearest = made.scale;
    made.zoom(2);
    expect(made.scale).toBe(nearest);
    expect(made.onPlane(made.onScreen([17, -4]))[0]).toBeCloseTo(17);
  });

  it("brings a point into sight, and only then moves", () => {
    const made = camera();
    made.fit({ left: -400, right: 400, top: -300, bottom: 300 });
    made.show([0, 0]);
    expect(made.moved).toBe(false);
    made.show([2000, 0]);
    expect(made.onScreen([2000, 0])[0]).toBeLessThan(800);
  });
});

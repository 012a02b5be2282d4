// Land without people: dunes of the desert, the withered land of a decline.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, flow, n, path, reach, shade, spot } from "../../atlas/art/paint";

/** Dunes: a lit flank to the windward, a shaded one behind the crest, ripples in the sand. */
export function dunes(roll: Dice): string {
  let found = "";
  for (let y = between(roll, -33, -27); y < 40; y += between(roll, 12, 16)) {
    const wide = Math.min(reach(y - 8), reach(y + 6)) - 3;
    if (wide < 9) continue;
    const split = wide < 24 ? 1 : between(roll, 0.28, 0.72); // where one dune ends and the next begins
    const middle = -wide + 2 * wide * split;
    const left = (middle + wide) / 2;
    found += dune(roll, -wide + left, y, left, Math.min(15, 5 + left * 0.42));
    if (split < 1)
      found += dune(
        roll,
        wide - (wide - middle) / 2,
        y + between(roll, 1, 4),
        (wide - middle) / 2,
        Math.min(15, 5 + (wide - middle) * 0.21),
      );
  }
  return found;
}

function dune(roll: Dice, x: number, y: number, half: number, high: number): string {
  const top = x + between(roll, -0.2, 0.35) * half;
  const foot = y + 5;
  const back = `M${at(x - half, foot)}Q${at(x - half * 0.4, y - high * 0.5)} ${at(top, y - high * 0.7)}Q${at(top + half * 0.35, y)} ${at(x + half, foot)}z`;
  const crest = top - half * 0.05;
  const dark = `M${at(top, y - high * 0.7)}Q${at(crest + half * 0.35, y)} ${at(x + half, foot)}H${n(top - half * 0.15)}Q${at(crest - half * 0.2, y + high * 0.1)} ${at(top, y - high * 0.7)}z`;
  const ripples = [0.25, 0.5, 0.75].map((part) => {
    const ry = y - high * 0.35 + (foot - y + high * 0.3) * part;
    return `M${at(x - half * (0.35 + part * 0.45), ry)}q${n(half * 0.16)} -1.6 ${n(half * 0.32)} 0`;
  });
  return (
    path(back, { fill: "#f8e3ab" }) +
    path(dark, { fill: "#b98a45", opacity: 0.75 }) +
    path(ripples.join(""), { stroke: "#a87a38", width: 0.9, opacity: 0.7 }) +
    path(
      `M${at(x - half, foot)}Q${at(x - half * 0.4, y - high * 0.5)} ${at(top, y - high * 0.7)}Q${at(top + half * 0.35, y)} ${at(x + half, foot)}`,
      {
        stroke: "#6b4a1c",
        width: 1.1,
      },
    )
  );
}

/** Cracks that run through dry earth, bones, and a tree that has died. */
export function withered(roll: Dice): string {
  let cracks = "";
  for (let k = 0; k < 6; k++) {
    const angle = (k / 6) * 2 * Math.PI + between(roll, -0.3, 0.3);
    const points: [number, number][] = [[between(roll, -4, 4), between(roll, 6, 12)]];
    for (let step = 1; step <= 4; step++) {
      const far = step * 9.5;
      const bend = angle + between(roll, -0.4, 0.4);
      points.push([Math.cos(bend) * far, 6 + Math.sin(bend) * far * 0.85]);
    }
    const inside = points.filter(([x, y]) => Math.abs(x) < reach(y) - 4);
    cracks += `M${inside.map(([x, y]) => at(x, y)).join("L")}`;
    const fork = inside[2];
    if (fork) cracks += `M${at(...fork)}l${n(between(roll, -9, 9))} ${n(between(roll, -6, 6))}`;
  }
  let dust = "";
  for (let k = 0; k < 6; k++)
    dust += ellipse(...spot(roll, 12), between(roll, 1, 2.2), between(roll, 0.7, 1.3), {
      fill: "#d6cbb8",
      opacity: 0.7,
    });
  return (
    path(cracks, { stroke: "#1f1811", width: 1.7, opacity: 0.85 }) + dust + deadTree(roll, between(roll, -3, 5), 17)
  );
}

function deadTree(roll: Dice, x: number, y: number): string {
  const branch = (bx: number, by: number, turn: number, long: number, width: number): string => {
    const [ex, ey] = [bx + Math.sin(turn) * long, by - Math.cos(turn) * long];
    const bent = `M${at(bx, by)}Q${at(bx + Math.sin(turn * 0.4) * long * 0.6, by - long * 0.5)} ${at(ex, ey)}`;
    const own = path(bent, { stroke: "#241a12", width });
    if (width < 1.4) return own;
    const [a, b] = [between(roll, 0.35, 0.7), between(roll, 0.35, 0.7)];
    return (
      own + branch(ex, ey, turn - a, long * 0.62, width * 0.55) + branch(ex, ey, turn + b, long * 0.6, width * 0.55)
    );
  };
  const trunk = branch(x, y, between(roll, -0.12, 0.12), 19, 4.4);
  const light = path(`M${at(x - 1.2, y)}q-.4 -9 .3 -17`, { stroke: "#a08d76", width: 1, opacity: 0.9 });
  const skull = `M${at(x + 17, y + 6)}q-4 -1 -3.4 -4.4q1 -3 4.6 -2.6q4 .6 3.6 4q-.6 2.6 -2.6 2.6v2h-3z`;
  return (
    shade(x + 6, y + 1, 13, 3.4) +
    trunk +
    light +
    path(skull, { fill: "#efe6d2", stroke: "#241a12", width: 0.9 }) +
    ellipse(x + 16.4, y + 3.6, 0.9, 1, { fill: "#241a12" }) +
    ellipse(x + 19.2, y + 3.8, 0.9, 1, { fill: "#241a12" }) +
    path(
      flow([
        [x - 22, y + 4],
        [x - 16, y + 2],
        [x - 11, y + 5],
      ]),
      { stroke: "#efe6d2", width: 1.4, opacity: 0.8 },
    )
  );
}

// The painted ground of a tile: sea with its shallows first, then the lands over it, each with its edge.

import { at, n, path } from "../../atlas/art/paint";
import type { Border, Land, Point } from "./land";

export const GROUND: Record<string, string> = { S: "#5b93b0", P: "#e6cf86", F: "#5d7d3c", M: "#b3a48d" };
/** What a land shows to the sea: sand, or rocks. */
const BEACH: Record<string, string> = { P: "#f6e9bd", F: "#e2d6a2", M: "#cfc2a8" };
/** From below: the land that is painted later hides what lies beneath its edge. */
const ORDER = "SPFM";
const ROUND = ' stroke-linejoin="round"';

/** A smooth line through points, to go on from the first. */
export function through(points: readonly Point[]): string {
  let d = "";
  for (let k = 1; k < points.length - 1; k++) {
    const [[x, y], [nx, ny]] = [points[k] as Point, points[k + 1] as Point];
    d += k === points.length - 2 ? `Q${at(x, y)} ${at(nx, ny)}` : `Q${at(x, y)} ${at((x + nx) / 2, (y + ny) / 2)}`;
  }
  return d;
}

export const line = (points: readonly Point[]): string => `M${at(...(points[0] as Point))}${through(points)}`;

/** Which way the left hand points at a point of a border. */
export function leftAt(points: readonly Point[], k: number): Point {
  const [[ax, ay], [bx, by]] = [
    points[Math.max(0, k - 1)] as Point,
    points[Math.min(points.length - 1, k + 1)] as Point,
  ];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / long, -(bx - ax) / long];
}

/** The line that keeps a distance from another, to its right. */
function beside(points: readonly Point[], far: number): Point[] {
  return points.map(([x, y], k): Point => {
    const [lx, ly] = leftAt(points, k);
    return [x - lx * far, y - ly * far];
  });
}

const stroke = (d: string, colour: string, width: number, opacity = 1, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}${more}/>`;

const meets = (border: Border, terrain: string): boolean => border.left === terrain || border.right === terrain;
const other = (border: Border, terrain: string): string => (border.left === terrain ? border.right : border.left);

/** The sea along a coast grows lighter, with the lines of an old map; the half on land is painted over. */
function shallows(shores: readonly (readonly Point[])[]): string {
  const d = shores.map(line).join("");
  const lines = (far: number): string => shores.map((shore) => line(beside(shore, far))).join("");
  return (
    stroke(d, "#a9d0d2", 38, 0.22, ROUND) +
    stroke(d, "#b4d8d6", 26, 0.3, ROUND) +
    stroke(d, "#c6e2da", 15, 0.42, ROUND) +
    stroke(lines(8.5), "#2e5f7c", 0.8, 0.55) +
    stroke(lines(13.5), "#2e5f7c", 0.7, 0.35) +
    stroke(lines(19.5), "#2e5f7c", 0.6, 0.2) +
    stroke(d, "#163247", 9, 0.4, `${ROUND} transform="translate(1.4 2.4)"`) +
    stroke(d, "#3b2d1b", 7.9, 1, ROUND)
  );
}

function beaches(coasts: readonly Border[]): string {
  return coasts.map((coast) => stroke(line(coast.points), BEACH[other(coast, "S")] ?? "", 5.8, 1, ROUND)).join("");
}

/** Short strokes up the foot of the mountains. */
function hachures(borders: readonly Border[]): string {
  let d = "";
  for (const border of borders) {
    const up = border.left === "M" ? 1 : -1;
    border.points.forEach(([x, y], k) => {
      if (k === 0 || k === border.points.length - 1) return;
      const [lx, ly] = leftAt(border.points, k);
      const long = 4 + ((k * 7) % 5);
      d += `M${at(x + lx * up, y + ly * up)}l${n(lx * up * long)} ${n(ly * up * long)}`;
    });
  }
  return d === "" ? "" : stroke(d, "#4a3c2c", 1, 0.6, ' stroke-linecap="round"');
}

/** The edge of a land over those that are painted before it: its shadow, then itself, then a line of ink. */
function edge(terrain: string, land: Land): [string, string] {
  const lower = land.borders.filter((border) => {
    const beyond = other(border, terrain);
    return meets(border, terrain) && beyond !== "S" && ORDER.indexOf(beyond) < ORDER.indexOf(terrain);
  });
  if (lower.length === 0) return ["", ""];
  const d = lower.map(({ points }) => line(points)).join("");
  const [ink, width] = terrain === "M" ? ["#4a3c2c", 1.1] : ["#30451d", 1.3];
  return [
    stroke(d, "#2b2412", 5.5, 0.24, ' transform="translate(1.2 2)"'),
    stroke(d, ink, width, 0.75) + (terrain === "M" ? hachures(lower) : ""),
  ];
}

/** Two regions of one terrain that a table's own tiles keep apart. */
function hedges(land: Land): string {
  const apart = land.borders.filter(({ left, right }) => left === right);
  const d = apart.map(({ points }) => line(points)).join("");
  return d === "" ? "" : stroke(d, "#2f2418", 2.4, 1) + stroke(d, "#fbf3df", 1.2, 1, ' stroke-dasharray="4 3"');
}

export function groundArt(land: Land): string {
  const coasts = land.borders.filter((border) => meets(border, "S") && border.left !== border.right);
  let drawn = "";
  for (const terrain of ORDER) {
    const regions = land.regions.filter((region) => region.terrain === terrain);
    if (regions.length === 0) continue;
    const [shadow, ink] = edge(terrain, land);
    const d = regions.map(({ outline }) => `M${outline.map(([x, y]) => at(x, y)).join("L")}z`).join("");
    drawn += shadow + path(terrain === "S" ? "M-.6 -.6H100.6V100.6H-.6z" : d, { fill: GROUND[terrain] ?? "" }) + ink;
    if (terrain === "S" && coasts.length > 0) {
      drawn += shallows(regions.flatMap(({ shores }) => shores)) + beaches(coasts);
    }
  }
  return drawn + hedges(land);
}

// Prophets and cities: carved figures with a rim of ink and one of cream, to be seen on every ground.

import { at, n, oval, polygon } from "../../atlas/art/paint";
import { COLOURS, SIGNS } from "./signs";

export const INK = "#1d140a";
export const CREAM = "#fff8e6";

/** A staff of office on a robe; the foot stands at 0 0, the head is the sign of the colour. */
const ROBE =
  "M-8.6 -1.6C-8.6 -4 -7.4 -4.6 -6.6 -5.4C-4.6 -8 -3.4 -12.4 -3 -16.4H3C3.4 -12.4 4.6 -8 6.6 -5.4C7.4 -4.6 8.6 -4 8.6 -1.6C8.6 2.4 -8.6 2.4 -8.6 -1.6z";
const FOLDS = "M-2 -14C-2.4 -9 -3.8 -5 -5.4 -2.6M1.4 -14C1.6 -9 2.6 -5 3.4 -2";
const SHADED =
  "M.6 -16.4H3C3.4 -12.4 4.6 -8 6.6 -5.4C7.4 -4.6 8.6 -4 8.6 -1.6C8.6 .4 5.4 1.2 2.4 1.3C3.4 -4 1.8 -10 .6 -16.4z";
const HEAD = 25;

const known = new Map<string, string>();

export function prophetArt(colour: string): string {
  const found = known.get(colour) ?? carved(colour);
  known.set(colour, found);
  return found;
}

function carved(colour: string): string {
  const sign = SIGNS[colour];
  if (sign === undefined) return "";
  const fill = COLOURS[colour];
  const head = `translate(0 ${-HEAD})`;
  const both = (look: string): string =>
    `<path d="${ROBE}" ${look}/><path d="${sign.body}" transform="${head}" ${look}/>`;
  const rim = (colour: string, width: number): string =>
    both(`fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);
  return (
    `<path d="${oval(4, 0.6, 12, 4)}" fill="#120b03" opacity=".4"/>` +
    rim(CREAM, 5.4) +
    rim(INK, 2.8) +
    both(`fill="${fill}"`) +
    `<path d="${SHADED}" fill="#000" opacity=".26"/>` +
    `<path d="${sign.body}" transform="${head}" fill="url(#four-gods-gloss)"/>` +
    `<path d="${FOLDS}" fill="none" stroke="${INK}" stroke-width="1" opacity=".6" stroke-linecap="round"/>` +
    `<path d="M-7.4 -3C-4 -1 4 -1 7.4 -3" fill="none" stroke="${CREAM}" stroke-width="1.1" opacity=".7"/>` +
    `<path d="${sign.lines}" transform="${head}" fill="none" stroke="${INK}" stroke-width="1.5" opacity=".72" stroke-linecap="round"/>`
  );
}

/** What a prophet stands on: a disc of his terrain, in its colour and with its sign. */
const BASES: Record<string, readonly [string, string]> = {
  S: ["#58b4dc", "M-9 .4q2.2 -2.4 4.5 0t4.5 0t4.5 0t4.5 0"],
  P: ["#eccb55", "M-8 2v-3M-3 3v-3M3 3v-3M8 2v-3"],
  F: ["#5fa548", "M-9 2l2.6 -4l2.6 4zM3.8 2l2.6 -4l2.6 4z"],
  M: ["#b7a894", "M-10 2l3.4 -4.4l3.4 4.4M3.2 2l3.4 -4.4l3.4 4.4"],
};

export function baseArt(terrain: string): string {
  const [fill, sign] = BASES[terrain] ?? ["", ""];
  if (fill === "") return "";
  return (
    `<ellipse cy="1" rx="17.5" ry="8" fill="${INK}" opacity=".55"/>` +
    `<ellipse rx="16.5" ry="7.4" fill="${fill}" stroke="${CREAM}" stroke-width="1.8"/>` +
    `<ellipse rx="17.6" ry="8.4" fill="none" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="${sign}" transform="translate(0 3.4) scale(.9)" fill="none" stroke="${INK}" stroke-width="1.2" opacity=".75"/>`
  );
}

// --- cities

const STONE = { lit: "#efe3c8", shaded: "#a9997d", dark: "#6f624e" };

function wall(from: number, to: number, top: number, foot: number): string {
  const merlons = 9;
  let d = `M${at(from, foot)}V${n(top)}`;
  const step = (to - from) / (merlons * 2 - 1);
  for (let k = 0; k < merlons * 2 - 1; k++) d += k % 2 === 0 ? `v-2.4h${n(step)}v2.4` : `h${n(step)}`;
  return `${d}V${n(foot)}z`;
}

function tower(x: number, y: number, w: number, h: number, roof: string): string {
  return (
    `<path d="M${at(x - w, y)}V${n(y - h)}H${n(x + w)}V${n(y)}Q${at(x, y + 2.4)} ${at(x - w, y)}z" fill="${STONE.lit}" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="M${at(x + w * 0.15, y + 1)}V${n(y - h)}H${n(x + w)}V${n(y)}z" fill="${STONE.shaded}" opacity=".8"/>` +
    `<path d="${polygon([x - w * 1.35, y - h + 1], [x, y - h - w * 2.3], [x + w * 1.35, y - h + 1])}" fill="${roof}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="${polygon([x + w * 0.1, y - h + 1], [x, y - h - w * 2.3], [x + w * 1.35, y - h + 1])}" fill="#000" opacity=".25"/>`
  );
}

const cities = new Map<string, string>();

/** A round token with walls and towers around its middle; who rules it stands inside. */
export function cityArt(colour: string, safe: boolean): string {
  const key = `${colour} ${safe}`;
  const found = cities.get(key) ?? built(colour, safe);
  cities.set(key, found);
  return found;
}

function built(colour: string, safe: boolean): string {
  const roof = COLOURS[colour] ?? "#a5462f";
  const ring = safe
    ? `<circle r="43" fill="none" stroke="${INK}" stroke-width="6.4"/><circle r="43" fill="none" stroke="#ffd45e" stroke-width="3.8"/>` +
      `<circle r="43" fill="none" stroke="#8a5a0b" stroke-width="3.8" stroke-dasharray="1.4 9.85"/>`
    : "";
  return (
    `<circle r="40" cx="3" cy="5" fill="#120b03" opacity=".35"/>` +
    ring +
    `<circle r="38.6" cy="2.4" fill="#6b5636" stroke="${INK}" stroke-width="1.6"/>` +
    `<circle r="38.6" fill="#d9c394" stroke="${INK}" stroke-width="1.4"/>` +
    `<circle r="34.8" fill="none" stroke="${roof}" stroke-width="4"/><circle r="37" fill="none" stroke="${CREAM}" stroke-width="1"/><circle r="32.6" fill="none" stroke="${INK}" stroke-width=".8" opacity=".7"/>` +
    tower(-21, -6, 4.2, 15, roof) +
    `<path d="${wall(-19, 19, -15, -6)}" fill="${STONE.shaded}" stroke="${INK}" stroke-width="1"/>` +
    tower(0, -11, 4.6, 14, roof) +
    tower(21, -6, 4.2, 15, roof) +
    `<path d="M-25 6Q-25 -6 0 -6Q25 -6 25 6Q25 18 0 18Q-25 18 -25 6z" fill="#cbb07a"/>` +
    `<g transform="translate(0 15) scale(.92)">${prophetArt(colour)}</g>` +
    `<path d="${wall(-23, -7, 13, 25)}" fill="${STONE.lit}" stroke="${INK}" stroke-width="1"/>` +
    `<path d="${wall(7, 23, 13, 25)}" fill="${STONE.shaded}" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M-7 26V15H7V26z" fill="${STONE.lit}" stroke="${INK}" stroke-width="1"/><path d="M-3.6 26V20.4Q0 16.6 3.6 20.4V26z" fill="#3d2a18"/>` +
    tower(-23, 24, 4.4, 13, roof) +
    tower(23, 24, 4.4, 13, roof) +
    (safe ? badge() : "")
  );
}

/** A safe city has a locked shield on its wall, too. */
const badge = (): string =>
  `<g transform="translate(0 36)"><path d="M0 -8L7.4 -5.6V.4C7.4 5 4 7.4 0 9C-4 7.4 -7.4 5 -7.4 .4V-5.6z" fill="#ffd45e" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M-3.4 -.4H3.4V4.6H-3.4z" fill="${INK}"/><path d="M-2.1 -.6V-2.6A2.1 2.1 0 0 1 2.1 -2.6V-.6" fill="none" stroke="${INK}" stroke-width="1.4"/></g>`;

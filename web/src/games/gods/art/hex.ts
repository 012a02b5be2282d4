// A whole hex: its ground, and what stands on it.

import { type At, keyOf } from "../../atlas/cells";
import { groundColour, texture } from "./ground";
import { HOUSES } from "./huts";
import { between, dice, type Dice } from "../../atlas/art/noise";
import { extraAction, gameEnd, whirlwind } from "./omens";
import { outline } from "./borders";
import { scenery } from "./scenery";
import { temple } from "./temple";
import { dunes, withered } from "./waste";

export interface HexArt {
  ground: string;
  figures: string;
}

/** Places for three houses, the hindmost first; the stone goes before them. */
const YARDS = [
  [-19, -7, 1.2],
  [18, -10, 1.1],
  [0, 9, 1.32],
] as const;
const LONG_YARDS = [
  [6, -14, 1],
  [-3, 8, 1.24],
] as const;

function village(tribe: string, roll: Dice): string {
  const house = HOUSES[tribe];
  if (house === undefined) return "";
  const yards = tribe === "blue" ? LONG_YARDS : YARDS;
  const turned = roll() < 0.5 && tribe !== "blue" ? -1 : 1;
  const few = tribe !== "blue" && roll() < 0.25 ? 1 : 0; // some villages have but two houses
  const placed = yards
    .slice(few)
    .map(([x, y, size]) => [turned * x + between(roll, -3, 3), y + between(roll, -2.5, 2.5), size] as const);
  const houses = placed.map(([x, y, size]): [number, string] => [
    y,
    house(roll, x, y, size * between(roll, 0.94, 1.06)),
  ]);
  return [...houses, ...scenery(tribe, roll)]
    .sort(([a], [b]) => a - b)
    .map(([, drawn]) => drawn)
    .join("");
}

function figures(kind: string, god: string | null, roll: Dice): string {
  switch (kind) {
    case "temple":
      return temple(god ?? "");
    case "desert":
      return dunes(roll);
    case "decline":
      return withered(roll);
    case "whirlwind":
      return whirlwind(roll);
    case "extra":
      return extraAction();
    case "game_end":
      return gameEnd(roll);
    default:
      return village(kind, roll);
  }
}

const known = new Map<string, HexArt>();

/** The picture of a hex on a cell, around its middle; the stone of a tribe's god is not part of it. */
export function hexArt(kind: string, god: string | null, at: At): HexArt {
  const key = `${kind} ${kind === "temple" ? god : ""} ${keyOf(at)}`;
  const found = known.get(key) ?? drawn(kind, god, at, key);
  known.set(key, found);
  return found;
}

function drawn(kind: string, god: string | null, at: At, key: string): HexArt {
  const roll = dice(key);
  const edge = outline(at);
  const colour = groundColour(kind, god, roll);
  const ground =
    `<path d="${edge}" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-opacity=".4" stroke-linejoin="round"/>` +
    texture(kind, roll) +
    `<path d="${edge}" fill="url(#gods-light)"/>` +
    `<path d="${edge}" fill="none" stroke="#2f2418" stroke-width="1.5" stroke-opacity=".42" stroke-linejoin="round"/>`;
  return { ground, figures: figures(kind, god, roll) };
}

// The painting on a card, made from its data: the land it is about, the piece it is built as, what it deals in.

import { dice } from "../../atlas/art/noise";
import { GOODS } from "../art/goods";
import { groundColour, texture } from "../art/ground";
import { growth } from "../art/growth";
import { piece } from "../art/pieces";
import { seatColour } from "../art/banners";
import { village } from "../art/village";
import { type Effect, landOf } from "./effects";
import { glyphSvg, pieceOfColour, TINTS } from "./glyphs";

/** The field that is painted on: the middle of a region of the map, seen closer. */
export const FIELD = { left: -45, top: -45, wide: 90, high: 62 } as const;

const LANDS = ["field", "forest", "swamp", "mountain"] as const;

/** What is dealt in lies in front. */
function wares(effect: Effect): string[] {
  switch (effect.do) {
    case "sell":
      return [effect.for, effect.resource];
    case "gain":
      return [effect.good];
    case "sell-different":
      return [effect.for, "any"];
    case "buy":
    case "harvest":
      return ["any"];
    case "activate":
      return ["spark", `sign-${effect.colour}`];
    case "move":
      return effect.good === null ? ["march"] : [effect.good, "march"];
    case "steal":
      return [effect.good, "hand"];
    case "ransack":
      return ["vp"];
  }
}

function ware(name: string, nth: number): string {
  const good = GOODS[name];
  const [x, y] = nth === 0 ? [31, 5] : [-31, 5];
  const halo = `<circle r="10" fill="#f6ecd4" opacity=".85"/>`;
  const drawn =
    good === undefined
      ? `<g transform="translate(-8 -8) scale(.67)">${glyphSvg(name)}</g>`
      : `<g transform="scale(.74)">${good}</g>`;
  return `<g transform="translate(${x} ${y})">${halo}${drawn}</g>`;
}

const painted = new Map<string, string>();

/** A picture of the field; the same card is painted alike for ever, two cards hardly ever. */
export function scene(id: string, colour: string, effect: Effect): string {
  const key = `${id} ${colour} ${JSON.stringify(effect)}`;
  const known = painted.get(key) ?? paint(id, colour, effect);
  painted.set(key, known);
  return known;
}

function paint(id: string, colour: string, effect: Effect): string {
  const roll = dice(`deus card ${id}`);
  const any = LANDS[Math.floor(roll() * LANDS.length)] ?? "field";
  const land = colour === "blue" ? "sea" : (landOf(effect) ?? any);
  const { left, top, wide, high } = FIELD;
  const ground = groundColour(land === "village" ? "field" : land, roll);
  const built = piece(pieceOfColour(colour), "").replaceAll(seatColour(""), TINTS[colour] ?? "#888");
  const around =
    land === "village"
      ? `<g transform="translate(0 -14) scale(.85)">${village(false)}</g>`
      : `<g transform="translate(0 -8)">${growth(land, roll, false)}</g>`;
  return (
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${ground}"/>` +
    (land === "village" ? "" : texture(land, roll)) +
    around +
    `<g transform="translate(0 12) scale(1.08)">${built}</g>` +
    wares(effect).map(ware).join("")
  );
}

// The posters as SVG: boards of the games as they are drawn at the table, seen from near.

import { defs } from "./noPage";
import type { Component } from "svelte";
import { render } from "svelte/server";
import theme from "../src/look/theme.css?raw";
import Deus from "./Deus.svelte";
import FourGods from "./FourGods.svelte";
import Gods from "./Gods.svelte";
import deus from "./positions/deus.json";
import fourGods from "./positions/four-gods.json";
import gods from "./positions/gods.json";
import { type Element, parsed, styled, written } from "./styled";

export const THEMES = ["light", "dark"];

interface Poster {
  draw: () => { head: string; body: string };
  /** The middle of what is shown, and how wide it is. */
  x: number;
  y: number;
  wide: number;
}
const drawing =
  <Props extends object>(board: Component<Props>, position: unknown): Poster["draw"] =>
  () =>
    render(board as Component, { props: position as Record<string, never> });
const POSTERS: Record<string, Poster> = {
  gods: { draw: drawing(Gods, gods), x: 37, y: -107, wide: 700 },
  "four-gods": { draw: drawing(FourGods, fourGods), x: 450, y: 384, wide: 540 },
  deus: { draw: drawing(Deus, deus), x: 10, y: 40, wide: 540 },
};
export const GAMES = Object.keys(POSTERS);

/** Letters need a font, which is not to be had everywhere; the marks of those who plan a move are for players. */
const LEFT_OUT = "text,.hoard,.edge{display:none}";

const known = new Map<string, string>();

/** All that is drawn of a board. */
function boardOf(game: string, { draw }: Poster, light: string): string {
  const name = `${game} ${light}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const { head, body } = draw();
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, words = ""]) => words);
  const page = parsed(`<html data-theme="${light}">${defs.join("")}${body}</html>`);
  const drawings = drawingsOf(styled(page, [theme, ...styles, LEFT_OUT].join("\n")));
  const inside = drawings.flatMap(({ children }) => children.map(written)).join("");
  known.set(name, inside);
  return inside;
}

/** A picture of so many pixels. */
export function painted(game: string, light: string, { width, height }: { width: number; height: number }): string {
  const poster = POSTERS[game];
  if (poster === undefined) throw new Error(`no poster of ${game}`);
  const high = (poster.wide * height) / width;
  const box = [poster.x - poster.wide / 2, poster.y - high / 2, poster.wide, high].join(" ");
  const words = `viewBox="${box}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${words}>${boardOf(game, poster, light)}</svg>`;
}

/** What is drawn on a page, without the frame and the tools of the table. */
function drawingsOf(element: Element): Element[] {
  if (element.attributes["aria-hidden"] === "true" && element.name === "div") return [];
  if (element.name === "svg") return [element];
  return element.children.flatMap(drawingsOf);
}

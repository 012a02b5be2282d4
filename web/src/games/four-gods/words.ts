// What was done and what it is worth, in words.

import { seatName as nameOf } from "../../table/called";
import type { Session } from "../../table/session.svelte";
import { listed } from "../../texts/listed";
import { type Facts, t } from "../../texts/texts.svelte";
import type { MoveShown, Score, ScoreItem } from "../../wire/types";
import type { Line, ScoreLine } from "../contract";
import { realmSpot } from "./spots";
import type { Action, FourGodsView } from "./types";

export { active, mine, prompt } from "./prompt";

const TERRAINS: Record<string, string> = { S: "sea", P: "plain", F: "forest", M: "mountain" };
const CORNERS = ["NW", "NE", "SE", "SW"];
const CELL = /^[a-h][1-8]$/;
const COLUMNS = "abcdefgh";
/** What hands do all the time, and changes nothing in the World. */
const SMALL = new Set(["draw", "flip", "take", "discard", "give-back", "ready", "pass", "window", "absent", "hold"]);
/** Said beside another command: what is drawn, and that it is too late for a prophet nobody asked for. */
const SILENT = new Set(["tile", "window"]);

export const viewOf = (session: Session): FourGodsView | null => session.view as FourGodsView | null;

/** A seat by its number: the name of a person, the side of a bot. */
export const seatName = (session: Session, seat: number): string =>
  nameOf(session.table?.seats ?? [], seat, () => viewOf(session)?.seats[seat]?.seat);

/** The same by the side of the table. */
export function sideName(session: Session, side: string): string {
  const seat = (session.table ?? viewOf(session))?.seats.findIndex((other) => other.seat === side) ?? -1;
  return seat < 0 ? t(`seat-${side}`) : seatName(session, seat);
}

/** The terrains of a face, each once, clockwise from its first corner: sea, plain and forest. */
export function faceText(face: string): string {
  const found = [...new Set(face.split(".")[0] ?? "")].map((letter) => t(`terrain-${TERRAINS[letter] ?? "sea"}`));
  return listed(found);
}

/** The terrain in a corner of a face. */
export const terrainAt = (face: string, corner: string): string =>
  TERRAINS[face.charAt(CORNERS.indexOf(corner))] ?? "sea";

const isCell = (word: string): boolean => CELL.test(word);

/** The face of the tile that a command is about: its own, or that of the tile that lies there. */
function faceOf(session: Session, action: Action): string {
  if ("face" in action) return action.face;
  const cell = "cell" in action ? action.cell : "";
  return viewOf(session)?.world.find((tile) => tile.cell === cell)?.face ?? "";
}

function factsOf(session: Session, move: MoveShown, action: Action): Facts {
  const facts: Facts = {};
  if (move.seat !== null) facts["seat"] = seatName(session, move.seat);
  else if ("seat" in action) facts["seat"] = sideName(session, action.seat);
  if ("face" in action) facts["face"] = faceText(action.face);
  if ("row" in action) facts["row"] = sideName(session, action.row);
  if ("prophet" in action) facts[isCell(action.prophet) ? "from" : "colour"] = action.prophet;
  if ("corner" in action) facts["terrain"] = terrainAt(faceOf(session, action), action.corner);
  for (const name of ["cell", "slot", "count", "god", "colour", "hand"] as const) {
    const value = (action as Record<string, unknown>)[name];
    if (typeof value === "string" || typeof value === "number") facts[name] = value;
  }
  if ("second" in action) facts["second"] = t(`god-${action.second}`);
  return facts;
}

/** Which sentence: some actions have two. */
function sentence(action: Action): string {
  if (action.do === "tile" || action.do === "sand") return `web-four-gods-did-${action.do}`;
  if ("prophet" in action && isCell(action.prophet)) return `four-gods-did-${action.do}-moved`;
  if (action.do === "dealt-god" && action.god === null) return `four-gods-did-dealt-god-hidden`;
  return `four-gods-did-${action.do}`;
}

/** The cells that a command is about: where it happens, and whence a prophet came. */
export function cellsOf(action: Action): string[] {
  const cells = "cell" in action ? [action.cell] : [];
  return "prophet" in action && isCell(action.prophet) ? [...cells, action.prophet] : cells;
}

export function line(session: Session, move: MoveShown): Line {
  const action = move.action as Action;
  return {
    text: t(sentence(action), factsOf(session, move, action)),
    cells: cellsOf(action),
    small: SMALL.has(action.do) || SILENT.has(action.do),
    silent: SILENT.has(action.do),
  };
}

/** What a hand has reached for: a cell, a place in a row, a god, a colour, the bag. */
export function spot(session: Session, at: string): Line {
  if (isCell(at)) return { text: at, cells: [at] };
  const [side = "", slot] = at.split("/");
  if (slot !== undefined) {
    const text = t("web-four-gods-spot-slot", { name: sideName(session, side), slot: Number(slot) });
    return { text, cells: [] };
  }
  if (at === "bag") return { text: t("web-four-gods-spot-bag"), cells: [] };
  const isColour = ["blue", "yellow", "green", "gray"].includes(at);
  return { text: t(isColour ? `colour-${at}` : `god-${at}`), cells: [] };
}

/** A cell of the score: column and row, from 0. */
const cellName = ([column, row]: readonly [number, number]): string => `${COLUMNS.charAt(column)}${row + 1}`;

/** What earned points, to be lit: the land of a Kingdom on its tiles, or whole cells. */
export function earning({ cells, facts }: ScoreItem): string[] {
  const { terrain } = facts;
  const names = cells.map(cellName);
  return typeof terrain === "string" ? names.map((cell) => realmSpot(cell, terrain)) : names;
}

const scoreLine = (item: ScoreItem): ScoreLine => ({
  text: t(item.text, item.facts),
  points: item.points,
  cells: earning(item),
  parts: item.parts.map(scoreLine),
});

/** The lower marker counts; the higher one, which breaks ties, says what it is made of. */
export function score(_session: Session, told: Score): ScoreLine[] {
  return [...told.items, ...told.tiebreaks].map(scoreLine);
}

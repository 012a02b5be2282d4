// What was done and what it is worth, in words.

import type { Session } from "../../table/session.svelte";
import { type Facts, t } from "../../texts/texts.svelte";
import type { MoveShown, Score, ScoreItem } from "../../wire/types";
import type { Line, ScoreLine } from "../contract";
import { keyOf } from "../atlas/cells";
import { cellsOf } from "./map/history";
import { cardsOf } from "./cards/cards.svelte";
import { godOf } from "./gods";
import { cardName, listed, seatName, sideName } from "./naming";
import type { Action } from "./types";

export { viewOf } from "./naming";
export { active, prompt } from "./prompt";

/** Parts of a greater deed, told in a low voice. */
const SMALL = new Set(["add", "done", "pay", "decline", "piece", "resource", "buy", "sell-one", "unit", "card"]);
/** What the map shows, or what nobody may know. */
const SILENT = new Set(["tile", "face"]);
const PIECES = ["ship", "production", "science", "civil", "unit"] as const;

/** What only the position before the move can tell: the card that asks, the piece that is placed, who draws. */
export interface Known {
  card?: string | null;
  piece?: string | null;
  drawer?: string;
  /** How many cards are offered in all. */
  offered?: number;
}

export function line(session: Session, move: MoveShown): Line {
  const action = move.action as Action;
  return {
    text: sentence(session, move, {}),
    cells: cellsOf(action),
    small: SMALL.has(action.do),
    silent: SILENT.has(action.do) || ((action.do === "card" || action.do === "add") && action.card === null),
  };
}

/** A move as a sentence, as far as it is known where it was made. */
export function sentence(session: Session, move: MoveShown, known: Known): string {
  const action = move.action as Action;
  const facts: Facts = { ...factsOf(session, action), ...knownFacts(session, action, known) };
  if (move.seat !== null) facts["seat"] = seatName(session, move.seat);
  else if (known.drawer !== undefined) facts["seat"] = sideName(session, known.drawer);
  else if ("seat" in action) facts["seat"] = sideName(session, action.seat);
  return t(idOf(action, known), facts);
}

/** Which sentence: without the position before it, a move is told with less. */
function idOf(action: Action, known: Known): string {
  switch (action.do) {
    case "joker":
    case "add":
      return action.card === null ? `deus-did-${action.do}-hidden` : `deus-did-${action.do}`;
    case "choose":
      return action.ship === null ? "deus-did-choose-hidden" : "deus-did-choose";
    case "card":
      if (known.drawer === undefined) return "web-deus-did-card";
      return action.card === null ? "deus-did-card-hidden" : "deus-did-card";
    case "take":
    case "decline":
    case "sell":
    case "unit":
    case "fire":
      return known.card == null ? `web-deus-did-${action.do}` : `deus-did-${action.do}`;
    case "done":
      return known.offered === undefined ? "deus-did-done" : "web-deus-did-done";
    case "place":
      return known.piece == null ? "web-deus-did-place" : "deus-did-place";
    case "piece":
    case "resource":
      return `web-deus-did-${action.do}`;
    default:
      return `deus-did-${action.do}`;
  }
}

function factsOf(session: Session, action: Action): Facts {
  const facts: Facts = {};
  if ("at" in action) [facts["q"], facts["r"]] = action.at;
  if ("card" in action && typeof action.card !== "number") facts["card"] = cardName(session, action.card);
  if ("column" in action) facts["column"] = t(`deus-column-${action.column}`);
  if ("god" in action) facts["name"] = t(`deus-god-${action.god}`);
  if ("resource" in action) facts["good"] = action.resource;
  if ("land" in action) facts["land"] = t(`deus-terrain-${action.land}`);
  if ("count" in action) facts["count"] = action.count;
  if ("piece" in action) facts["what"] = t(`deus-one-${action.piece}`);
  if (action.do === "rob") facts["victim"] = sideName(session, action.seat);
  if (action.do === "offer") facts["name"] = listener(session, action.card);
  if (action.do === "choose") facts["pieces"] = chosen(action);
  if (action.do === "tile") Object.assign(facts, { tile: action.tile, place: action.place });
  if (action.do === "face")
    Object.assign(facts, { place: action.place, face: action.face, rotation: action.rotation });
  return facts;
}

function knownFacts(session: Session, action: Action, { card, piece, offered }: Known): Facts {
  const facts: Facts = offered === undefined ? {} : { cards: offered };
  if (card != null && action.do !== "card") facts["card"] = cardName(session, card);
  if (piece != null && action.do === "place") facts["what"] = t(`deus-one-${piece}`);
  return facts;
}

/** The god who listens to an offering with this card on top. */
const listener = (session: Session, card: string): string =>
  t(`deus-god-${godOf(cardsOf(session).get(card)?.colour ?? "")}`);

function chosen(action: Extract<Action, { do: "choose" }>): string {
  return listed(PIECES.flatMap((piece) => (action[piece] ? [`${action[piece]} × ${t(`deus-piece-${piece}`)}`] : [])));
}

function scoreLine(session: Session, item: ScoreItem): ScoreLine {
  const facts: Facts = { ...item.facts };
  if (typeof facts["card"] === "string") facts["card"] = cardName(session, facts["card"]);
  return {
    text: t(item.text, facts),
    points: item.points,
    cells: item.cells.map(keyOf),
    parts: item.parts.map((part) => scoreLine(session, part)),
  };
}

export const score = (session: Session, told: Score): ScoreLine[] =>
  [...told.items, ...told.tiebreaks].map((item) => scoreLine(session, item));

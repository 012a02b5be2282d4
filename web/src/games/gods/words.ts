// What was done and what would happen, in words.

import type { Session } from "../../table/session.svelte";
import { type Facts, t } from "../../texts/texts.svelte";
import type { Action } from "../../wire/live.svelte";
import type { MoveShown, Score, ScoreItem } from "../../wire/types";
import type { Line, ScoreLine } from "../contract";
import { keyOf } from "../atlas/cells";
import { cellOf, type Choice, pieceOf } from "./choices";
import type { Change } from "./effects";
import { handOf } from "./hand.svelte";
import { whose } from "./naming";
import type { GodsView, Hex } from "./types";
import { ACTIONS, worthOf } from "./worth";

const PLACED = ["tribe", "temple", "desert", "decline"];
const CHANCE = ["settle", "begin", "draw", "redraw"];
const BARE = ["desert", "decline"];
const DECISIONS: Record<string, string> = {
  victim: "gods-choose-victim",
  gale: "gods-choose-desert",
  lifted: "gods-choose-place",
  shortage: "gods-choose-tribe",
  respite: "gods-choose-extra",
};

export const viewOf = (session: Session): GodsView | null => session.view as GodsView | null;

/** The god of a seat, which the table knows, too: who asks that does not hear of every change of the view. */
export const godOf = (session: Session, seat: number): string | undefined =>
  session.table?.seats[seat]?.seat ?? viewOf(session)?.seats[seat]?.god;

function factsOf(session: Session, action: Action): Facts {
  const facts: Facts = {};
  const at = action["at"];
  if (Array.isArray(at)) [facts["q"], facts["r"]] = [Number(at[0]), Number(at[1])];
  const piece = pieceOf(action);
  if (piece !== null) facts["piece"] = piece;
  if (typeof action["god"] === "string") facts["other"] = whose(session, action["god"]);
  return facts;
}

export function line(session: Session, move: MoveShown): Line {
  const action = move.action as Action;
  const verb = PLACED.includes(action.do) ? "place" : action.do;
  const god = move.seat === null ? undefined : godOf(session, move.seat);
  const cell = cellOf(action);
  const facts = factsOf(session, action);
  const text = t(`gods-did-${verb}`, god === undefined ? facts : { ...facts, god: whose(session, god) });
  return { text, cells: cell === null ? [] : [cell] };
}

const scoreLine = (item: ScoreItem): ScoreLine => ({
  text: t(item.text, item.facts),
  points: item.points,
  cells: item.cells.map(keyOf),
  parts: item.parts.map(scoreLine),
});

export function score(_session: Session, told: Score): ScoreLine[] {
  return told.items.map(scoreLine);
}

/** Whose turn it is; nobody's while something is drawn. */
export function active(session: Session): number[] {
  const view = viewOf(session);
  return view === null || view.ending !== "" || CHANCE.includes(view.phase) ? [] : [view.active];
}

/** What the seat whose turn it is may do now. */
export function prompt(session: Session): string {
  const view = viewOf(session);
  if (view === null) return "";
  if (view.ending !== "") return t("web-gods-over", { ending: view.ending });
  if (["settle", "begin"].includes(view.phase)) return t("gods-title-start");
  if (["draw", "redraw"].includes(view.phase)) return t("web-gods-drawing");
  const god = view.seats[view.active]?.god ?? "";
  if (!session.myTurn) return t("web-gods-turn-of", { god: whose(session, god) });
  const decision = DECISIONS[view.phase];
  if (decision !== undefined) return t(decision);
  if (view.done >= ACTIONS) return t("web-gods-act-extra");
  return t(handOf(session).picked === null ? "web-gods-act" : "web-gods-act-where", {
    action: view.done + 1,
    actions: ACTIONS,
  });
}

/** A choice as a verb with its object: place a green tribe, end the turn. */
export function choiceText(session: Session, choice: Choice): string {
  const first = choice.actions[0] as Action;
  const verb = PLACED.includes(choice.verb) ? "place" : choice.verb;
  const { q: _q, r: _r, ...facts } = factsOf(session, first);
  return t(`gods-kind-${verb}`, facts);
}

/** What would come of an action, the most lasting last. */
export function effects(session: Session, view: GodsView, change: Change): string[] {
  const who = (god: string): string => whose(session, god);
  const said: string[] = [];
  for (const faith of change.faiths) {
    if (faith.fresh)
      said.push(faith.to === null ? t("gods-effect-no-faith") : t("gods-effect-faith", { god: who(faith.to) }));
  }
  said.push(...conversions(session, change));
  for (const { god, power } of change.robbed) said.push(t("gods-effect-robbed", { god: who(god), power }));
  for (const { god, tribe, cards } of change.nations.filter(({ cards }) => cards < 0)) {
    said.push(t("gods-effect-loses", { god: who(god), nation: tribe, cards: -cards }));
  }
  for (const { god, tribe, cards } of change.nations.filter(({ cards }) => cards > 0)) {
    said.push(t("gods-effect-wins", { god: who(god), nation: tribe, cards }));
  }
  for (const { tribe, places } of change.tokens) {
    said.push(t("gods-effect-token", { tribe, tokens: places.length, points: worthOf(view, places) }));
  }
  if (change.ends) said.push(t("gods-effect-end"));
  return said;
}

function conversions(session: Session, change: Change): string[] {
  const told = new Map<string, { from: string | null; to: string | null; tribes: number }>();
  for (const { from, to, fresh } of change.faiths) {
    if (fresh) continue;
    const known = told.get(`${from} ${to}`);
    if (known === undefined) told.set(`${from} ${to}`, { from, to, tribes: 1 });
    else known.tribes += 1;
  }
  return [...told.values()].map(({ from, to, tribes }) => {
    if (to === null) return t("gods-effect-unbelief", { tribes });
    const joined = { god: whose(session, to), tribes };
    return from === null
      ? t("web-gods-joins", joined)
      : t("web-gods-leaves", { ...joined, other: whose(session, from) });
  });
}

export function price(change: Change): string {
  if (change.power === 0) return t("web-gods-free");
  return change.power < 0
    ? t("web-gods-costs", { power: -change.power })
    : t("web-gods-brings", { power: change.power });
}

/** A hex of the map in a few words. */
export function hexText(session: Session, hex: Hex): string {
  if (hex.hex === "temple") return t("web-gods-temple-of", { god: whose(session, hex.god ?? "") });
  if (BARE.includes(hex.hex)) return t(`hex-${hex.hex}`);
  return hex.god === null
    ? t("web-gods-tribe", { hex: hex.hex })
    : t("web-gods-tribe-of", { hex: hex.hex, god: whose(session, hex.god) });
}

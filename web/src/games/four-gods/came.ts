// What came of a move, as the views before and after it tell.

import type { Session } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";
import type { View } from "../../wire/live.svelte";
import type { MoveShown } from "../../wire/types";
import type { Came } from "../contract";
import type { FourGodsView } from "./types";
import { seatName, sideName } from "./words";

export function came(session: Session, move: MoveShown, earlier: View, later: View): Came {
  const [before, after] = [earlier as FourGodsView, later as FourGodsView];
  const text = better(session, move, before, after);
  const effects = [...swept(move, before, after), ...losses(session, before, after), ...nearEnd(before, after)];
  return text === undefined ? { effects } : { text, effects };
}

/** A sentence that only the position before the move can tell. */
function better(session: Session, move: MoveShown, before: FourGodsView, after: FourGodsView): string | undefined {
  const verb = move.action["do"];
  if (verb === "sand" && before.active !== null) {
    return t("four-gods-did-sand", { seat: sideName(session, before.active) });
  }
  if (verb === "tile" && before.drawing !== null) {
    return t("four-gods-did-tile", { seat: sideName(session, before.drawing) });
  }
  if (verb === "pass" && move.seat !== null && before.seats[move.seat]?.passed && !after.seats[move.seat]?.passed) {
    return t("four-gods-did-pass-back", { seat: seatName(session, move.seat) });
  }
  if (isWrongCall(move, after) && move.seat !== null) {
    return t("four-gods-did-call-wrong", { seat: seatName(session, move.seat), cell: String(move.action["cell"]) });
  }
  return undefined;
}

/** Was a tile called that lies there still? */
const isWrongCall = (move: MoveShown, after: FourGodsView): boolean =>
  move.action["do"] === "call" && after.world.some(({ cell }) => cell === move.action["cell"]);

/** The cells that a right call has cleared: tiles and cities. */
export function cleared(before: FourGodsView, after: FourGodsView): { tiles: string[]; cities: string[] } {
  const now = new Set([...after.world, ...after.cities].map(({ cell }) => cell));
  const gone = ({ cell }: { cell: string }): boolean => !now.has(cell);
  return {
    tiles: before.world.filter(gone).map(({ cell }) => cell),
    cities: before.cities.filter(gone).map(({ cell }) => cell),
  };
}

function swept(move: MoveShown, before: FourGodsView, after: FourGodsView): string[] {
  if (move.action["do"] !== "call" || isWrongCall(move, after)) return [];
  const { tiles, cities } = cleared(before, after);
  const said = [t("web-four-gods-came-swept", { tiles: Math.max(0, tiles.length - 1) })];
  if (cities.length > 0) said.push(t("web-four-gods-came-cities", { cities: cities.length }));
  return said;
}

/** Prophets that left the game through penalties, and penalties that wait for a choice. */
function losses(session: Session, before: FourGodsView, after: FourGodsView): string[] {
  const crushed = before.cities.filter(({ cell }) => after.world.some((tile) => tile.cell === cell));
  const said = Object.entries(after.lost).flatMap(([colour, now]) => {
    const fallen = crushed.filter(({ prophet }) => prophet === colour).length;
    const prophets = now - (before.lost[colour] ?? 0) - fallen;
    return prophets > 0 ? [t("web-four-gods-came-lost", { colour, prophets })] : [];
  });
  after.seats.forEach((seat, number) => {
    if (seat.debts.length > (before.seats[number]?.debts.length ?? 0)) {
      said.push(t("web-four-gods-came-owes", { name: seatName(session, number) }));
    }
  });
  return said;
}

function nearEnd(before: FourGodsView, after: FourGodsView): string[] {
  if (before.final !== "" || after.final === "") return [];
  const id = after.options.turns === "timed" ? "web-four-gods-came-last" : "web-four-gods-came-final";
  return [t(id, { final: after.final })];
}

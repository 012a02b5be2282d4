// What came of a move, as the views before and after it tell.

import type { Session } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";
import type { View } from "../../wire/live.svelte";
import type { MoveShown } from "../../wire/types";
import type { Came } from "../contract";
import { type Attack, attacks, type Gain, gains } from "./map/changes";
import { atOf } from "../atlas/cells";
import { cardsOf } from "./cards/cards.svelte";
import { goodsText, listed, sideName } from "./naming";
import type { Action, DeusView } from "./types";
import { type Known, sentence } from "./words";

/** Moves whose sentence is better with what lay on the table before. */
const BETTER = new Set(["take", "decline", "sell", "unit", "fire", "place", "card", "done"]);

export function came(session: Session, move: MoveShown, earlier: View, later: View): Came {
  const [before, after] = [earlier as unknown as DeusView, later as unknown as DeusView];
  const fell = attacks(before, after);
  const counts = before.phase === "play" && move.action["do"] !== "card";
  const effects = [
    ...(counts ? goods(session, before, after, fell) : []),
    ...fell.map((attack) => attackText(session, attack)),
    ...end(before, after),
  ];
  if (!BETTER.has(String(move.action["do"]))) return { effects };
  return { text: sentence(session, move, knownOf(session, before, move.action as Action)), effects };
}

function knownOf(session: Session, before: DeusView, action: Action): Known {
  const top = before.pending[0];
  if (action.do === "card") return { drawer: before.active };
  if (action.do === "done") return { offered: top?.left ?? 0 };
  if (action.do === "fire") return { card: firedCard(session, before, action.card) };
  return { card: top?.card ?? null, piece: top?.piece ?? null };
}

/** Which card a school activates: it names a card of the column that its effect speaks of. */
function firedCard(session: Session, before: DeusView, nth: number): string | null {
  const school = before.pending[0]?.card;
  const effect =
    school == null ? undefined : (cardsOf(session).get(school)?.effect as Record<string, unknown> | undefined);
  const player = before.seats.find(({ seat }) => seat === before.active);
  return player?.columns[String(effect?.["colour"])]?.[nth - 1]?.card ?? null;
}

/** Who gains and who loses what; cards played and pieces placed are told by the move itself, VP won by the attack. */
function goods(session: Session, before: DeusView, after: DeusView, fell: readonly Attack[]): string[] {
  const won = (seat: string): number =>
    fell.reduce((total, { winners, share }) => total + (winners.includes(seat) ? share : 0), 0);
  const all = allBut(gains(before, after), won, before);
  return before.seats.flatMap(({ seat }) => {
    const own = all.filter((gain) => gain.seat === seat);
    const name = sideName(session, seat);
    const got = own.filter(({ count }) => count > 0);
    const lost = own.filter(({ count }) => count < 0);
    return [
      ...(got.length > 0 ? [t("web-deus-came-gains", { name, goods: summed(got) })] : []),
      ...(lost.length > 0 ? [t("web-deus-came-loses", { name, goods: summed(lost) })] : []),
    ];
  });
}

/** Without the VP that attacks brought; a fee that they made up for is there again. */
function allBut(found: readonly Gain[], won: (seat: string) => number, { seats }: DeusView): Gain[] {
  const vp = seats.map(({ seat }) => {
    const whole = found.find((gain) => gain.seat === seat && gain.good === "vp")?.count ?? 0;
    return { seat, good: "vp", count: whole - won(seat) };
  });
  return [...found.filter(({ good }) => good !== "vp"), ...vp.filter(({ count }) => count !== 0)];
}

const summed = (found: readonly Gain[]): string =>
  listed(found.map(({ good, count }) => goodsText(good, Math.abs(count))));

/** A village that fell, with the count that decided it. */
export function attackText(session: Session, { cell, share, winners, sides, byBuildings }: Attack): string {
  const [q, r] = atOf(cell);
  const most = sides[0]?.units ?? 0;
  const counts = sides
    .filter(({ units }) => units > 0)
    .map(({ seat, units, buildings }) =>
      t(byBuildings && units === most ? "deus-attack-both" : "deus-attack-units", {
        seat: sideName(session, seat),
        units,
        buildings,
      }),
    );
  return t(winners.length > 1 ? "deus-attack-shared" : "deus-attack", {
    q,
    r,
    counts: listed(counts),
    who: listed(winners.map((side) => sideName(session, side))),
    vp: share,
  });
}

function end(before: DeusView, after: DeusView): string[] {
  const said: string[] = [];
  if (before.last_round === 0 && after.last_round > 0) said.push(t("deus-end-near", { round: after.last_round }));
  if (after.deck > before.deck && before.phase === "play") said.push(t("deus-reshuffled"));
  return said;
}

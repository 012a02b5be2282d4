// How a game came out: who has won, by how much; or who has left it.

import { t } from "../texts/texts.svelte";
import type { Score, TableInfo } from "../wire/types";
import type { Session } from "./session.svelte";

export interface Outcome {
  /** Nobody, if the game was given up, or if only bots were left when it ended. */
  winners: number[];
  resigned: number[];
  /** Of the winners; null if nothing was counted. */
  points: number | null;
  /** More than the next one; 0 if a tie had to be broken, or was not. */
  ahead: number;
}

export function outcomeOf({ seats, ending }: TableInfo, scores: readonly Score[]): Outcome {
  const resigned = seats.flatMap((info, seat) => (info.resigned ? [seat] : []));
  const left = seats.flatMap((info, seat) => (info.resigned ? [] : [seat]));
  if (scores.length === 0 || ending === "abandoned") {
    const winners = ending !== "abandoned" && left.length === 1 ? left : [];
    return { winners, resigned, points: null, ahead: 0 };
  }
  const winners = scores.filter(({ place }) => place === 1);
  const points = winners[0]?.points ?? 0;
  const others = scores.filter(({ place }) => place > 1).map((score) => score.points);
  const ahead = others.length === 0 ? 0 : points - Math.max(...others);
  return { winners: winners.map(({ seat }) => seat), resigned, points, ahead };
}

/** The same in a few words. */
export function titleOf(session: Session, table: TableInfo, { winners, resigned }: Outcome): string {
  const names = (seats: readonly number[]): string => seats.map((seat) => session.name(seat)).join(", ");
  if (table.ending === "abandoned") return t("web-result-abandoned");
  if (winners.length === 0) return t("web-result-resigned", { names: names(resigned) });
  if (winners.length === 1) return t("web-result-winner", { name: names(winners) });
  return t("web-result-winners", { names: names(winners) });
}

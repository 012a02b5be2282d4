// The steps of the scoring in words.

import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import { cardsOf } from "../cards/cards.svelte";
import { cardName, goodsText, listed, seatName, viewOf } from "../naming";
import type { Gain, Step } from "./steps";

export const stepTitle = (session: Session, step: Step): string =>
  step.kind === "temple" ? cardName(session, step.card) : t(`web-deus-show-${step.kind}`);

export function stepWords(session: Session, step: Step): string {
  switch (step.kind) {
    case "temple":
      return cardsOf(session).get(step.card)?.text ?? "";
    case "total":
      return totalWords(session);
    default:
      return t(`web-deus-show-${step.kind}-words`);
  }
}

function totalWords(session: Session): string {
  const winners = (session.live.scores ?? []).filter(({ place }) => place === 1);
  const facts = {
    names: listed(winners.map(({ seat }) => seatName(session, seat))),
    points: winners[0]?.points ?? 0,
  };
  const said = t(winners.length === 1 ? "web-deus-show-wins" : "web-deus-show-shares", facts);
  const ending = viewOf(session)?.ending ?? "";
  return ending === "" ? said : `${said} ${t("web-deus-show-ending", { ending })}`;
}

/** What somebody gains it for. */
export const gainText = (step: Step, gain: Gain): string =>
  step.kind === "majorities" ? t("web-deus-show-most", { goods: goodsText(gain.good, gain.count) }) : "";

/** Who gains how much, for those who listen. */
export const gainersText = (session: Session, step: Step): string[] =>
  step.gains.map((gain) =>
    [t("web-deus-show-gains", { name: seatName(session, gain.seat), points: gain.points }), gainText(step, gain)]
      .filter((words) => words !== "")
      .join(", "),
  );

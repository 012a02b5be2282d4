// The steps of the scoring in words.

import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import { seatName, viewOf } from "../words";
import type { Gain, Step } from "./steps";

export function stepTitle(step: Step): string {
  return step.kind === "kingdom"
    ? t("web-four-gods-show-kingdom", { terrain: step.terrain })
    : t(`web-four-gods-show-${step.kind}`);
}

export function stepWords(session: Session, step: Step): string {
  switch (step.kind) {
    case "cities":
      return t("web-four-gods-show-cities-words");
    case "kingdom": {
      const { tiles, prophets, worth } = step;
      const sum = t("web-four-gods-show-kingdom-words", { tiles, prophets, worth });
      return step.gains.length > 1 ? `${sum} · ${t("web-four-gods-show-tied")}` : sum;
    }
    case "total":
      return totalWords(session);
    default:
      return t(`web-four-gods-show-${step.kind}-words`);
  }
}

function totalWords(session: Session): string {
  const scores = session.live.scores ?? [];
  const winners = scores.filter(({ place }) => place === 1);
  const facts = {
    names: winners.map(({ seat }) => seatName(session, seat)).join(", "),
    points: winners[0]?.points ?? 0,
  };
  const said = [t(winners.length === 1 ? "web-four-gods-show-wins" : "web-four-gods-show-shares", facts)];
  if (scores.some(({ tiebreaks }) => tiebreaks.length > 0)) said.push(t("web-four-gods-show-two-words"));
  const ending = viewOf(session)?.ending ?? "";
  if (ending !== "") said.push(t("web-four-gods-show-total-words", { ending }));
  return said.join(". ").replace("..", ".");
}

/** What somebody gains it for. */
export function gainText(step: Step, gain: Gain): string {
  switch (step.kind) {
    case "cities":
      return t("web-four-gods-show-cities-of", { standing: gain.count, razed: gain.razed });
    case "kingdom":
      return t("web-four-gods-show-majority", { prophets: gain.count });
    case "largest":
      return t("web-four-gods-show-tiles", { tiles: gain.count, terrain: gain.terrain });
    default:
      return t("web-four-gods-show-count", { count: gain.count, terrain: gain.terrain });
  }
}

/** Who gains how much, for those who listen. */
export function gainersText(session: Session, step: Step): string[] {
  return step.gains.map((gain) =>
    t("web-four-gods-show-gains", { name: seatName(session, gain.seat), colour: gain.colour, points: gain.points }),
  );
}

// What a decision on a region would bring, in words.

import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import type { Action } from "../../../wire/live.svelte";
import type { Build } from "../build.svelte";
import { added, type Goods, type Preview } from "../flow/preview";
import { cardName, goodsText, listed, sideName, wonText } from "../naming";

/** What is decided there: a verb with its object. */
export function deedText(session: Session, build: Build, action: Action): string {
  const unit = build.view?.pending[0]?.at;
  switch (action.do) {
    case "rob":
      return t("web-deus-map-rob", { name: sideName(session, String(action["seat"])) });
    case "harvest":
      return t("web-deus-map-harvest", { land: t(`deus-terrain-${String(action["land"])}`) });
    case "move":
      return t(unit != null && String(action["at"]) === String(unit) ? "web-deus-map-stay" : "web-deus-map-move");
    case "unit":
    case "pillage":
      return t(`web-deus-map-${action.do}`);
    default:
      return build.piece === null
        ? t("web-deus-map-here")
        : t("web-deus-map-place", { what: t(`deus-one-${build.piece}`) });
  }
}

const counted = (goods: Goods, sign: 1 | -1): string[] =>
  Object.entries(goods).flatMap(([good, count]) => (count * sign > 0 ? [goodsText(good, Math.abs(count))] : []));

/** Price, gains, questions, attacks: each in a line of its own. */
export function previewText(session: Session, preview: Preview): string[] {
  const said: string[] = [];
  const atOnce = Object.fromEntries(Object.entries(preview.price).filter(([, count]) => count > 0)) as Goods;
  const [costs, brings] = [counted(preview.price, -1), counted(added(atOnce, preview.gains), 1)];
  if (costs.length > 0) said.push(t("web-deus-map-costs", { goods: listed(costs) }));
  if (brings.length > 0) said.push(t("web-deus-map-brings", { goods: listed(brings) }));
  if (preview.draws > 0) said.push(t("web-deus-map-draws", { cards: preview.draws }));
  if (preview.attacked.length > 0) {
    const attacked = t("web-deus-map-attacks", { villages: preview.attacked.length });
    said.push([attacked, ...preview.raids.map((raid) => wonText(session, raid))].join(" · "));
  }
  if (preview.victims.length > 0) said.push(victimsText(session, preview.victims));
  if (preview.asks.length > 0) {
    said.push(t("web-deus-map-asks", { cards: listed(preview.asks.map((card) => cardName(session, card))) }));
  }
  return said;
}

/** Whom a unit could steal from. */
export const victimsText = (session: Session, victims: readonly string[]): string =>
  t("web-deus-map-victims", { names: listed(victims.map((side) => sideName(session, side))) });

/** The same for those who listen. */
export function targetText(session: Session, build: Build, cell: string, aim: Action | undefined): string[] {
  const target = build.targets.get(cell);
  const action = target?.action ?? aim;
  if (action === undefined) return [];
  const preview = target?.preview ?? build.outcomeOf(action);
  return [deedText(session, build, action), ...(preview === null ? [] : previewText(session, preview))];
}

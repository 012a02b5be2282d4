// What would come of it, in words.

import { t } from "../../../texts/texts.svelte";
import type { Action } from "../../../wire/live.svelte";
import type { Cards } from "../cards/cards.svelte";
import { type Goods, GOODS, type Preview, type Step } from "./preview";

/** +3 gold, −1 wood. */
export function goodsText(goods: Goods): string {
  const told = GOODS.flatMap((good) => {
    const count = goods[good];
    if (count === undefined) return [];
    return [(count > 0 ? "+" : "−") + t(`deus-goods-${good}`, { number: Math.abs(count) })];
  });
  return told.length === 0 ? t("web-deus-sum-nothing") : told.join(", ");
}

/** A sale or a purchase of the firing: it may be done, and in part. */
export function dealText(step: Step): string {
  const sold = Object.entries(step.goods).filter(([good, count]) => count < 0 && good !== "gold");
  const got = Object.fromEntries(Object.entries(step.goods).filter(([, count]) => count > 0));
  if (sold.length === 0) return goodsText(step.goods);
  const wares = sold.map(([good, count]) => t(`deus-goods-${good}`, { number: -count })).join(", ");
  return t("web-deus-sum-sell", { wares, gain: goodsText(got) });
}

/** Steps that are deals, not gifts. */
export const isDeal = (step: Step): boolean => ["sell", "sell-one", "buy"].includes(step.action.do);

/** All of a preview, a line each. */
export function lines(preview: Preview, cards: Cards): string[] {
  const told: string[] = [];
  if (Object.keys(preview.gains).length > 0) told.push(goodsText(preview.gains));
  for (const step of preview.steps.filter(isDeal)) told.push(dealText(step));
  for (const card of preview.asks) told.push(t("web-deus-sum-asks", { card: cards.name(card) }));
  if (preview.attacked.length > 0) told.push(t("web-deus-sum-attacks", { villages: preview.attacked.length }));
  if (preview.draws > 0) told.push(t("web-deus-sum-draws", { cards: preview.draws }));
  return told;
}

const RESOURCES = ["wood", "stone", "clay", "wheat"] as const;

/** A way to pay: what is replaced by gold. */
export function payText(pay: Action): string {
  const gone = RESOURCES.filter((good) => Number(pay[good] ?? 0) > 0);
  if (gone.length === 0) return t("web-deus-pay-resources");
  const wares = gone.map((good) => t(`deus-goods-${good}`, { number: Number(pay[good]) })).join(", ");
  return t("web-deus-pay-gold", { wares });
}

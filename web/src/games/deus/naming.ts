// What players, cards and regions are called.

import { seatName as nameOf } from "../../table/called";
import type { Session } from "../../table/session.svelte";
import { listed } from "../../texts/listed";
import { t } from "../../texts/texts.svelte";
import { cardsOf } from "./cards/cards.svelte";
import type { Attack } from "./map/changes";
import type { DeusView, Region, Village } from "./types";

export { listed };

export const viewOf = (session: Session): DeusView | null => session.view as DeusView | null;

/** A seat by its number. */
export const seatName = (session: Session, seat: number): string =>
  nameOf(session.table?.seats ?? [], seat, () => viewOf(session)?.seats[seat]?.seat);

/** The same by the side of the table. */
export function sideName(session: Session, side: string): string {
  const seat = (session.table ?? viewOf(session))?.seats.findIndex((other) => other.seat === side) ?? -1;
  return seat < 0 ? t(`seat-${side}`) : seatName(session, seat);
}

export const cardName = (session: Session, card: string | null): string =>
  card === null ? t("deus-back") : cardsOf(session).name(card);

/** So much of a good: 3 gold, 1 VP. */
export const goodsText = (good: string, number: number): string => t(`deus-goods-${good}`, { number });

/** A region in a few words: what it is, whose, and what stands there. */
export function regionText(session: Session, region: Region): string {
  if (region.terrain === "village") {
    return region.attacked ? t("web-deus-map-attacked") : t("web-deus-map-village", { vp: region.vp });
  }
  const terrain = t(`deus-terrain-${region.terrain}`);
  if (region.owner !== null) {
    const pieces = listed(region.pieces.map((piece) => t(`deus-piece-${piece}`)));
    return t("web-deus-map-held", { terrain, name: sideName(session, region.owner), pieces });
  }
  return region.edge ? t("web-deus-map-edge", { terrain }) : t("web-deus-map-free", { terrain });
}

/** How an attack on a village stands: what is missing, and who would win it. */
export function siegeText(session: Session, village: Village): string[] {
  const units = village.units.reduce((sum, count) => sum + count, 0);
  const said = [village.free > 0 ? t("web-deus-map-gaps", { free: village.free }) : t("web-deus-map-surrounded")];
  if (units === 0) said.push(t("web-deus-map-unarmed"));
  else said.push(t("web-deus-map-leads", { names: listed(village.leaders.map((side) => sideName(session, side))) }));
  return said;
}

/** Who would win how much in an attack, and with what. */
export function wonText(session: Session, { winners, share, sides, byBuildings }: Attack): string {
  const [first] = sides;
  return t(byBuildings ? "web-deus-attack-wins-both" : "web-deus-attack-wins", {
    names: listed(winners.map((side) => sideName(session, side))),
    winners: winners.length,
    goods: goodsText("vp", share),
    units: first?.units ?? 0,
    buildings: first?.buildings ?? 0,
  });
}

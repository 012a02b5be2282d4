// What a hint says: the card or the god, the place that brings most, and what that is.

import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import type { Action } from "../../../wire/live.svelte";
import type { Build } from "../build.svelte";
import { cardsOf } from "../cards/cards.svelte";
import { godOf } from "../gods";
import { victimsText } from "../map/telling";
import { wonText } from "../naming";
import { line } from "../words";
import { giftText } from "./answers";
import { outline, weighed } from "./plan";
import { added, type Goods, type Preview } from "./preview";
import { goodsText } from "./words";

/** What a good is worth when places are compared: VP decide, then gold, then the rest. */
const WORTH: Record<string, number> = { vp: 100, gold: 10 };

const gained = (preview: Preview): Goods =>
  added(preview.gains, preview.price.vp === undefined ? {} : { vp: preview.price.vp });
const worth = (preview: Preview): number =>
  Object.entries(gained(preview)).reduce(
    (total, [good, count]) => total + count * (WORTH[good] ?? 5),
    preview.draws * 5,
  );

/** The place that brings most; the first of equals. */
export function best(previews: ReadonlyMap<string, Preview>): [string, Preview] | null {
  let found: [string, Preview] | null = null;
  for (const one of previews) if (found === null || worth(one[1]) > worth(found[1])) found = one;
  return found;
}

/** All of it in one sentence. */
export async function hintText(session: Session, build: Build, action: Action): Promise<string> {
  const move = { kind: "move" as const, move: 0, seat: session.you, action };
  return [t("web-hinted", { words: line(session, move).text }), ...(await reasons(session, build, action))].join(
    " · ",
  );
}

async function reasons(session: Session, build: Build, action: Action): Promise<string[]> {
  const { view } = build;
  if (action.do === "offer") {
    return [giftText(godOf(cardsOf(session).get(String(action["card"]))?.colour ?? ""))];
  }
  if (view === null || session.you === null || !build.thoughtful || !["build", "joker"].includes(action.do))
    return [];
  const plan = await outline(build.think, action);
  if (plan === null) return [];
  const found = best((await weighed(build.think, plan, view, session.you)).previews);
  if (found === null) return [];
  const why = placed(session, found);
  const card = cardsOf(session).get(String(action["card"]));
  // What brings nothing now does so later: the card says what.
  return why.length > (found[0] === "" ? 0 : 1) || card === undefined ? why : [...why, card.text];
}

/** What is said of a place. */
export const placed = (session: Session, [cell, preview]: [string, Preview]): string[] => {
  const goods = gained(preview);
  return [
    ...(cell === "" ? [] : [t("web-deus-hint-place", { place: cell })]),
    ...(Object.keys(goods).length === 0 ? [] : [goodsText(goods)]),
    ...preview.raids.map((raid) => wonText(session, raid)),
    ...(preview.victims.length > 0 ? [victimsText(session, preview.victims)] : []),
  ];
};

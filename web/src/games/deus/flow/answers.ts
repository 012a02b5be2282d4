// The answers to a decision, as their buttons say them.

import { t } from "../../../texts/texts.svelte";
import type { Action } from "../../../wire/live.svelte";
import type { Cards } from "../cards/cards.svelte";
import type { DeusView, SeatView } from "../types";
import type { Decision } from "./decisions";

// What src/pantheon/games/deus/data.toml gives, for the words of the gods' gifts only.
const NEPTUNE_GOLD = 2;
const VESTA_VP = [1, 2] as const;

export const giftText = (god: string): string =>
  t(`deus-gift-${god}`, { gold: NEPTUNE_GOLD, one: VESTA_VP[0], more: VESTA_VP[1] });

export interface Answer {
  action: Action;
  /** The sign on its button. */
  glyph: string | null;
  text: string;
  /** What it is in other words. */
  note: string;
  /** A card that it names. */
  card: string | null;
}

/** The column that a card activates cards of: that of the cards which it may name. */
function named(cards: Cards, decision: Decision, mine: SeatView, nth: number): string | null {
  const school = decision.card === null ? undefined : cards.get(decision.card);
  const colour = (school?.effect as { colour?: string } | undefined)?.colour ?? "";
  return mine.columns[colour]?.[nth - 1]?.card ?? null;
}

function bare(action: Action, text: string, glyph: string | null, note = ""): Answer {
  return { action, text, glyph, note, card: null };
}

export function answerOf(
  action: Action,
  decision: Decision,
  view: DeusView,
  mine: SeatView,
  cards: Cards,
  nameOf: (seat: number) => string,
): Answer {
  const of = (field: string): string => String(action[field] ?? "");
  switch (action.do) {
    case "take":
      return bare(action, t("web-deus-answer-take"), null);
    case "buy":
    case "resource":
    case "sell-one":
      return bare(action, t(`good-${of("resource")}`), of("resource"));
    case "sell":
      return bare(action, t("web-deus-answer-sell", { count: Number(action["count"]) }), null);
    case "harvest":
      return bare(action, t(`deus-terrain-${of("land")}`), of("land"));
    case "piece":
      return bare(action, t(`deus-piece-${of("piece")}`), of("piece"));
    case "invoke":
      return bare(action, t(`deus-god-${of("god")}`), null, giftText(of("god")));
    case "rob": {
      const seat = view.seats.findIndex((one) => one.seat === of("seat"));
      return bare(action, nameOf(seat), null, t(`seat-${of("seat")}`));
    }
    case "fire": {
      const card = named(cards, decision, mine, Number(action["card"]));
      return { action, text: card === null ? t("deus-back") : cards.name(card), glyph: null, note: "", card };
    }
    case "add":
      return { action, text: cards.name(of("card")), glyph: null, note: "", card: of("card") };
    case "done":
      return bare(action, t("web-deus-answer-done"), null);
    default:
      return bare(action, action.do, null);
  }
}

/** Has some of it been taken already, so that to decline is to have no more? */
export function begun(decision: Decision, cards: Cards): boolean {
  const effect = decision.card === null ? undefined : cards.get(decision.card)?.effect;
  const { limit, units } = (effect ?? {}) as { limit?: number; units?: number };
  const whole = decision.what === "choosing-unit" ? units : limit;
  return decision.left > 0 && whole !== undefined && decision.left < whole;
}

// Whose turn it is, and what waits to be decided.

import type { Session } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";
import { buildOf } from "./build.svelte";
import { cardName, listed, seatName, sideName, viewOf } from "./naming";
import type { DeusView, Pending } from "./types";

const BY_CHANCE = ["tiles", "faces", "first", "deal"];
/** What a player decides; all else goes by itself. */
const DECIDED = new Set([
  "turn",
  "paying",
  "placing",
  "asking",
  "buying",
  "selling",
  "selling-different",
  "harvesting",
  "taking-pieces",
  "activating",
  "choosing-unit",
  "moving",
  "robbing",
  "ransacking",
  "offering",
  "choosing-god",
  "taking-resources",
]);

/** Whom the others wait for; before the start everybody who has not chosen. */
export function active(session: Session): number[] {
  const view = viewOf(session);
  if (view === null || view.phase === "over" || BY_CHANCE.includes(view.phase)) return [];
  return view.seats.flatMap(({ seat, has_chosen }, number) =>
    (view.phase === "choice" ? !has_chosen : seat === view.active) ? [number] : [],
  );
}

/** The decision that waits: the first that is not done by itself. */
export const waiting = (view: DeusView): Pending | null => view.pending.find(({ what }) => DECIDED.has(what)) ?? null;

export function prompt(session: Session): string {
  const view = viewOf(session);
  if (view === null) return "";
  if (view.phase === "over") return t("web-deus-now-over", { ending: view.ending });
  if (BY_CHANCE.includes(view.phase)) return t("web-deus-now-dealing");
  if (view.phase === "choice") return choosing(session, view);
  const said = session.myTurn
    ? decision(session, view)
    : t("web-deus-now-other", { name: sideName(session, view.active) });
  return view.last_round > 0 && view.round >= view.last_round ? t("web-deus-now-last", { words: said }) : said;
}

function choosing(session: Session, view: DeusView): string {
  const late = view.seats.flatMap(({ has_chosen }, seat) => (has_chosen ? [] : [seatName(session, seat)]));
  return session.myTurn ? t("web-deus-now-choose") : t("web-deus-now-secret", { names: listed(late) });
}

/** What is asked of me. */
function decision(session: Session, view: DeusView): string {
  const pending = waiting(view);
  if (pending === null) return "";
  if (pending.what === "turn") return atTurn(session);
  return t(`web-deus-now-${pending.what}`, {
    card: cardName(session, pending.card ?? null),
    what: pending.piece == null ? "" : t(`deus-one-${pending.piece}`),
    left: pending.left ?? 0,
  });
}

function atTurn(session: Session): string {
  const { intent, card, piece, targets } = buildOf(session);
  if (intent === "offer") return t("web-deus-now-offering");
  if (card === null || piece === null || targets.size === 0) return t("web-deus-now-turn");
  return t("web-deus-now-where", { what: t(`deus-one-${piece}`) });
}

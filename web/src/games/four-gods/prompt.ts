// What goes on, whose turn it is, and what the reader may do now.

import type { Session } from "../../table/session.svelte";
import { listed } from "../../texts/listed";
import { t } from "../../texts/texts.svelte";
import { pickedAt } from "./hands/reach.svelte";
import { godsEach } from "./modes";
import type { FourGodsView, SeatView } from "./types";
import { seatName, sideName, viewOf } from "./words";

const DEALING = ["colours", "gods", "first", "tiles"];

const isTimed = (view: FourGodsView): boolean => view.options.turns === "timed";

/** Whom the others wait for; where all act at once, nobody, unless a prophet is owed. */
export function active(session: Session): number[] {
  const view = viewOf(session);
  if (view === null || view.ending !== "") return [];
  const seats = view.seats.map((seat, number) => ({ seat, number }));
  const waited = seats.filter(({ seat }) =>
    view.phase === "ready" ? !seat.ready && !seat.gone : seat.seat === view.active || seat.debts.length > 0,
  );
  return waited.map(({ number }) => number);
}

/** Is it my turn, or am I waited for? Where all act at once that is no news. */
export function mine(session: Session): boolean {
  return session.myTurn && session.you !== null && active(session).includes(session.you);
}

/** What goes on, for those who only look. */
export function title(session: Session, view: FourGodsView): string {
  if (view.ending !== "") return t("web-four-gods-now-over", { ending: view.ending });
  if (view.phase === "ready") return t("four-gods-title-ready");
  if (DEALING.includes(view.phase) && view.turn === 0 && view.world.length === 0) {
    return t("web-four-gods-now-dealing");
  }
  if (view.active !== null) {
    const facts = { turn: view.turn, seat: sideName(session, view.active) };
    return view.last_round.length > 0 ? t("four-gods-title-last", facts) : t("four-gods-title-turn", facts);
  }
  return view.final === "" ? t("four-gods-title-all") : t("four-gods-title-final");
}

/** What the reader may do now, in a few words. */
export function prompt(session: Session): string {
  const view = viewOf(session);
  if (view === null) return "";
  const me = session.you === null ? undefined : view.seats[session.you];
  if (me === undefined || session.looking || view.ending !== "") return title(session, view);
  if (me.gone) return t("four-gods-gone");
  if (view.phase === "ready") return beforeStart(session, view, me);
  if (me.debts.length > 0) return t("web-four-gods-now-owes", { number: me.debts.length });
  if (isTimed(view) && view.active !== me.seat) return offTurn(session, view);
  return atWork(session, view, me);
}

function beforeStart(session: Session, view: FourGodsView, me: SeatView): string {
  if (!me.ready) {
    const picks = session.legal.some((action) => action.do === "colour");
    const number = godsEach(view.options) - me.colours.length;
    return picks ? t("web-four-gods-now-colour", { number }) : t("web-four-gods-now-ready");
  }
  const late = view.seats.flatMap((seat, number) => (seat.ready || seat.gone ? [] : [seatName(session, number)]));
  return t("web-four-gods-now-waiting", { names: late.join(", ") });
}

function offTurn(session: Session, view: FourGodsView): string {
  const name = sideName(session, view.active ?? "south");
  return session.legal.some((action) => action.do === "flip")
    ? t("web-four-gods-now-others-flip", { name })
    : t("web-four-gods-now-others", { name });
}

/** What to do with the thing that is picked. */
function picking(session: Session, me: SeatView): string | null {
  const picked = pickedAt(session);
  if (picked?.kind === "city") return "web-four-gods-now-city";
  const empty = me.hands.every((hand) => hand === null);
  if (picked?.kind === "prophet") return `web-four-gods-now-prophet${empty ? "-first" : ""}`;
  if (picked?.kind !== "hand") return null;
  return me.hands[picked.hand === "left" ? 0 : 1] === null ? "web-four-gods-now-reach" : null;
}

/** Would my pass end the game: has everybody else passed, or left? */
const endsByPass = (view: FourGodsView, me: SeatView): boolean =>
  !isTimed(view) && view.seats.every((seat) => seat.seat === me.seat || seat.passed || seat.gone);

/** What becomes of the tiles in hand: the World first, then a city to crush, then the row. */
function mustDo(can: (verb: string) => boolean): "place" | "crush" | "discard" | "stuck" {
  if (can("place") || can("place-prophet")) return "place";
  if (can("destroy") || can("destroy-prophet")) return "crush";
  return can("discard") ? "discard" : "stuck";
}

/** A god dealt in secret is told at the start, while there is time to read. */
function secretGods(view: FourGodsView, me: SeatView): string[] {
  if (view.options.gods !== "secret" || view.world.length > 2 || view.final !== "") return [];
  return me.gods.filter((god) => god !== null).map((god) => t(`god-${god}`));
}

/** The own hands decide: full, one tile, empty. */
function atWork(session: Session, view: FourGodsView, me: SeatView): string {
  const can = (verb: string): boolean => session.legal.some((action) => action.do === verb);
  const godless = me.gods.length < godsEach(view.options) && can("god");
  if (view.final !== "" && godless) return t("web-four-gods-now-final-god");
  if (me.passed) return t("web-four-gods-now-passed");
  if (me.window !== null && can("prophet")) return t("web-four-gods-now-window");
  const wanted = picking(session, me);
  if (wanted !== null) return t(wanted);
  if (can("pass") && endsByPass(view, me)) return t("four-gods-pass-to-end");
  const held = me.hands.filter((hand) => hand !== null).length;
  const must = held === 0 ? "" : mustDo(can);
  const said =
    held === 0
      ? t(can("draw") ? "web-four-gods-now-draw" : can("take") ? "web-four-gods-now-take" : "web-four-gods-now-wait")
      : t(`web-four-gods-now-${must}`, { tiles: held });
  if (view.final !== "" && !isTimed(view)) return t("web-four-gods-now-final", { words: said });
  if (view.last_round.length > 0) return t("web-four-gods-now-last", { words: said });
  const secret = secretGods(view, me);
  if (secret.length > 0) {
    const gods = listed(secret);
    return t("web-four-gods-now-secret", { number: secret.length, gods, words: said });
  }
  return godless && view.world.length > 0 ? t("web-four-gods-now-godless", { words: said }) : said;
}

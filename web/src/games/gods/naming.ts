// Who is meant by a god: whoever plays it, by name; the god itself where a bot does, or nobody.

import { seatName } from "../../table/called";
import type { Session } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";

export function whose(session: Session, god: string): string {
  const seats = session.table?.seats ?? [];
  const seat = seats.findIndex((info) => info.seat === god);
  return seat < 0 ? t(`god-${god}`) : seatName(seats, seat, () => god);
}

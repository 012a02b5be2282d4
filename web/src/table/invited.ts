// Whom somebody meets who has opened a link to a seat.

import { t } from "../texts/texts.svelte";
import type { SeatInfo } from "../wire/types";
import { personName } from "./called";

/** The others at a table: people by name, bots by their number; `mine` is one's own seat, if one has it already. */
export function others(seats: readonly SeatInfo[], mine: number | null): string[] {
  const people = seats.flatMap((info, seat) =>
    info.kind === "person" && seat !== mine ? [personName(seats, seat)] : [],
  );
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  return bots === 0 ? people : [...people, t("web-invitation-bots", { number: bots })];
}

// Who is late, and who may do something about it.

import type { SeatInfo, TableInfo } from "../wire/types";

const isPresent = (info: SeatInfo): boolean => info.kind === "person" && !info.resigned && info.stand_in === "";

/** Does anybody else sit here who is a person, and plays? Bots wait for nobody. */
export const hasCompany = (seats: readonly SeatInfo[], seat: number | null): boolean =>
  seats.some((info, at) => at !== seat && isPresent(info));

/** Is somebody to be called late? Only where a clock was agreed on, and only if other people wait. */
export function isCalledLate({ clock, seats }: Pick<TableInfo, "clock" | "seats">, seat: number): boolean {
  return clock.kind !== "none" && seats[seat]?.overdue === true && hasCompany(seats, seat);
}

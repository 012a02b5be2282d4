// What a game calls its seats: a god, a side of the table.

import { isolated } from "../texts/isolated";
import { has, t } from "../texts/texts.svelte";
import type { SeatInfo } from "../wire/types";

/** A person by name; where another has the same, with the seat. */
export function personName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info === undefined || info.who === "") return "";
  const name = isolated(info.who);
  const twice = seats.some((other, at) => at !== seat && other.kind === "person" && other.who === info.who);
  return twice ? t("web-name-place", { name, place: called(info, seat) }) : name;
}

/** Who sits there, in a line about the game: the name of a person, the side of a bot. Where nobody is known to sit, its
 * side is asked of the view: not else, for the view changes with each move, and with it every line. */
export function seatName(seats: readonly SeatInfo[], seat: number, sideOf: () => string | undefined): string {
  const info = seats[seat];
  if (info === undefined) {
    const side = sideOf();
    return side === undefined ? "…" : t(`seat-${side}`);
  }
  return (info.kind === "person" && personName(seats, seat)) || called(info, seat);
}

export function called(info: SeatInfo, seat: number): string {
  const id = [`god-${info.seat}`, `seat-${info.seat}`].find(has);
  return id === undefined ? t("web-seat", { number: seat + 1 }) : t(id);
}

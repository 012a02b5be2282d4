// What a game calls its seats: a god, a side of the table.

import { has, t } from "../texts/texts.svelte";
import type { SeatInfo } from "../wire/types";

export function called(info: SeatInfo, seat: number): string {
  const id = [`god-${info.seat}`, `seat-${info.seat}`].find(has);
  return id === undefined ? t("web-seat", { number: seat + 1 }) : t(id);
}

// What a list says of a table: who sits there, how long ago, with what clock.

import { isolated } from "../texts/isolated";
import { has, locale, t } from "../texts/texts.svelte";
import type { TableInfo } from "../wire/types";

export const isOver = ({ state }: TableInfo): boolean => state === "finished" || state === "abandoned";

/** Those that wait for me first, then what goes on, then the latest. */
export function ordered(tables: readonly TableInfo[], called: ReadonlySet<string>): TableInfo[] {
  const weight = (table: TableInfo): number =>
    called.has(table.id) ? 0 : table.state === "running" ? 1 : table.state === "open" ? 2 : 3;
  return tables.toSorted((one, other) => weight(one) - weight(other) || other.touched - one.touched);
}

/** Games by when they were played last; those that never were follow as they are. */
export function byRecency<T extends { name: string }>(games: readonly T[], tables: readonly TableInfo[]): T[] {
  const last = ({ name }: T): number =>
    Math.max(0, ...tables.flatMap(({ game, touched }) => (game === name ? [touched] : [])));
  return games.toSorted((one, other) => last(other) - last(one));
}

/** Who sits there. A bot has the name of its side where there are several. */
export function sitter({ seats }: TableInfo, index: number): string {
  const seat = seats[index];
  if (seat === undefined || seat.kind === "free") return t("web-home-free");
  if (seat.kind === "person") return isolated(seat.who);
  const alone = seats.filter(({ kind }) => kind === "bot").length === 1;
  const side = [`god-${seat.seat}`, `seat-${seat.seat}`].find(has);
  return alone || side === undefined ? t("web-home-a-bot") : t(side);
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function ago(at: number, now = Date.now() / 1000): string {
  const seconds = now - at;
  if (seconds < 60) return t("web-home-just-now");
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return words.format(-Math.round(seconds / size), unit);
}

/** What clock there is; nothing where there is none. */
export function clockOf({ clock }: TableInfo): string {
  if (clock.kind === "none") return "";
  const minutes = Math.round((clock.seconds / 60) * 10) / 10;
  return t(clock.kind === "move" ? "web-home-clock-move-short" : "web-home-clock-bank-short", { minutes });
}

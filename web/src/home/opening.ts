// From a wish to a table: made, seated, filled with bots, begun.

import { takeSeat } from "../proof/pledges";
import { type NewTable, api } from "../wire/api";
import { hasBegun } from "./beginner";
import { guest } from "../wire/guest.svelte";
import type { TableInfo } from "../wire/types";
import type { Wish } from "./wishes.svelte";

/** A private table against bots that has begun. */
export async function playBots(game: string, wish: Wish, more: Partial<NewTable> = {}): Promise<TableInfo> {
  await guest.be();
  const options = { ...more.options, players: String(wish.players) };
  const table = await api.make({ visibility: "private", ...more, game, options });
  const { seat } = await takeSeat(table.id);
  for (let other = 0; other < wish.players; other++) {
    if (other !== seat) await api.addBot(table.id, { seat: other, bot: wish.bot, level: wish.level });
  }
  const started = await api.start(table.id);
  hasBegun(game);
  return started;
}

/** A table for people: the one who makes it sits down first. */
export async function openTable(settings: NewTable): Promise<TableInfo> {
  await guest.be();
  const table = await api.make(settings);
  return (await takeSeat(table.id)).table;
}

export async function sitDown(id: string): Promise<TableInfo> {
  await guest.be();
  return (await takeSeat(id)).table;
}

/** The same again, on the same seat; where all others are bots, it begins at once. */
export async function playAgain(id: string, seat: number): Promise<TableInfo> {
  const table = await api.rematch(id);
  if (table.state !== "open") return table;
  const own = table.seats[seat]?.kind === "free" ? { seat } : {};
  const seated = await takeSeat(table.id, own);
  const others = seated.table.seats.filter((_, other) => other !== seated.seat);
  return others.every(({ kind }) => kind === "bot") ? api.start(table.id) : seated.table;
}

/** A record becomes a table that can be looked at. */
export async function bring(record: string): Promise<TableInfo> {
  await guest.be();
  return api.bring(record);
}

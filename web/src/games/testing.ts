// What tests of all games share.

import type { Session } from "../table/session.svelte";
import type { Action } from "../wire/live.svelte";
import { ServerClock } from "../wire/serverClock";

/** A table at which Ada sits first and a bot second, as the words of a game ask for it. */
export function aTable(sides: readonly [string, string], view: object, legal: Action[]): Session {
  const seats = [
    { seat: sides[0], who: "Ada", kind: "person" },
    { seat: sides[1], who: "greedy", kind: "bot" },
  ];
  return {
    view,
    legal,
    you: 0,
    looking: false,
    myTurn: legal.length > 0,
    table: { seats, helps: [] },
    live: { view, legal, scores: null, events: [], clocks: [], serverClock: new ServerClock() },
  } as unknown as Session;
}

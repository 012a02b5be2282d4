// The clocks of the rules as they stand now: what the server says is due, by the server's time.

import type { ServerClock } from "../../../wire/serverClock";
import type { ClockInfo } from "../../../wire/types";

export interface Running {
  seat: number;
  left: number;
}

export interface Clockwork {
  sand: Running | null;
  /** The final phase; it is everybody's. */
  final: number | null;
  absent: Running[];
  penalties: Running[];
}

/** `now` is this machine's time in milliseconds. */
export function clockwork(clocks: readonly ClockInfo[], now: number, server: ServerClock): Clockwork {
  const left = ({ due }: ClockInfo): number => Math.max(0, server.left(due, now));
  const named = (name: string): Running[] =>
    clocks.flatMap((clock) =>
      clock.clock === name && clock.seat !== null ? [{ seat: clock.seat, left: left(clock) }] : [],
    );
  const final = clocks.find(({ clock }) => clock === "final");
  return {
    sand: named("sand")[0] ?? null,
    final: final === undefined ? null : left(final),
    absent: named("absent"),
    penalties: named("penalty"),
  };
}

/** Which of the last seconds has begun since it was asked before; null if none has. */
export function beat(before: number | null, left: number | null, last: number): number | null {
  if (left === null || before === null) return null;
  const second = Math.ceil(left);
  return second < Math.ceil(before) && second <= last && second > 0 ? second : null;
}

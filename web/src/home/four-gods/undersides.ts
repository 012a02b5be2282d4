// Two switches of the rules in one choice: what the table shows of the undersides in the rows.

import type { Planned } from "./notes";

export type Undersides = "seen" | "none" | "all";

/** Where all are open there is nothing to remember, so memory stays as usual. */
export const UNDERSIDES: Record<Undersides, { memory: string; peek: string }> = {
  seen: { memory: "yes", peek: "no" },
  none: { memory: "no", peek: "no" },
  all: { memory: "yes", peek: "yes" },
};

export function undersidesOf(plan: Pick<Planned, "of">): Undersides {
  if (plan.of("peek") === "yes") return "all";
  return plan.of("memory") === "yes" ? "seen" : "none";
}

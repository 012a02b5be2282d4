// Which god sits where, as the option `gods` says it: a list in the order of the seats; empty for the usual one.

export const GODS = ["crimson", "gold", "azure", "jade"] as const;

/** A god for every seat: those that were chosen, then the others in their usual order. */
export function seated(chosen: readonly string[], players: number): string[] {
  return [...chosen, ...GODS.filter((god) => !chosen.includes(god))].slice(0, players);
}

/** Another god for a seat; if somebody else has it, they change gods. */
export function given(gods: readonly string[], seat: number, god: string): string[] {
  return gods.map((one, at) => (at === seat ? god : one === god ? (gods[seat] ?? one) : one));
}

/** The words of the option; what is as usual is not said. */
export function wordsOf(gods: readonly string[]): string {
  return gods.every((god, at) => god === GODS[at]) ? "" : gods.join(",");
}

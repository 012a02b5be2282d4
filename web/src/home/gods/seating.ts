// Which god sits where, as the option `gods` says it: a list in the order of the seats; empty for the usual one.

/** So much of a plan as the seats need. */
interface Seating {
  list(name: string): string[];
  number(name: string): number;
  standard(name: string): string;
  say(name: string, value: string): void;
}

export const GODS = ["crimson", "gold", "azure", "jade"] as const;

/** A god for every seat: those that were chosen, then the others in their usual order. */
export function seated(chosen: readonly string[], players: number): string[] {
  const known = GODS.filter((god) => chosen.includes(god));
  known.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other));
  return [...known, ...GODS.filter((god) => !chosen.includes(god))].slice(0, players);
}

/** Gods for all seats, drawn by lot. */
export function drawn(random: () => number, players: number): string[] {
  const left = [...GODS];
  return Array.from({ length: players }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** Another number of players: whoever no longer plays takes the god along, and starts no more. */
export function seat(plan: Seating, number: number): void {
  plan.say("gods", wordsOf(seated(plan.list("gods"), number)));
  plan.say("players", String(number));
  if (plan.number("first") > number) plan.say("first", plan.standard("first"));
}

/** Another god for a seat; if somebody else has it, they change gods. */
export function given(gods: readonly string[], seat: number, god: string): string[] {
  return gods.map((one, at) => (at === seat ? god : one === god ? (gods[seat] ?? one) : one));
}

/** The words of the option; what is as usual is not said. */
export function wordsOf(gods: readonly string[]): string {
  return gods.every((god, at) => god === GODS[at]) ? "" : gods.join(",");
}

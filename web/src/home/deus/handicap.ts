// Pieces to choose by seat: fewer for better players.

/** What the seats are called, clockwise; fewer players leave out the last ones. */
export const SEATS = ["north", "east", "south", "west"] as const;

/** One number for each seat: those that were said, and the usual one for everybody else. */
export function spread(numbers: readonly string[], players: number, usual: string): string[] {
  return Array.from({ length: players }, (_, seat) => numbers[seat] ?? usual);
}

export const changedAt = (numbers: readonly string[], seat: number, to: string): string[] =>
  numbers.map((number, at) => (at === seat ? to : number));

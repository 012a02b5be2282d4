// Which games somebody has played in this browser, the last one first.

const KEY = "pantheon.recent";

export const recent = (): string[] => (localStorage.getItem(KEY) ?? "").split(" ").filter((name) => name !== "");

export function hasPlayed(game: string): void {
  localStorage.setItem(KEY, [game, ...recent().filter((name) => name !== game)].join(" "));
}

/** Games by when they were played last; those that never were follow as they are. */
export function byRecency<T extends { name: string }>(games: readonly T[], played = recent()): T[] {
  const place = ({ name }: T): number => (played.includes(name) ? played.indexOf(name) : played.length);
  return games.toSorted((one, other) => place(one) - place(other));
}

// How somebody's last table of each game was settled, kept in this browser. What is kept may be old, or spoilt: whatever
// does not fit the game as it is now is passed over, piece by piece.

import type { GameInfo, OptionInfo } from "../../wire/types";
import { type Clock, isRight } from "./clocks";

const KEY = "pantheon.tables";

export interface Kept {
  options: Record<string, string>;
  helps: string[];
  visibility: "open" | "private";
  spectators: boolean;
  clock: Clock;
  overdue: "vote" | "bot";
  /** What the card of the game said when the table was made: another number there is a newer wish. */
  players: number;
}

type Fields = Record<string, unknown>;

const isFields = (found: unknown): found is Fields =>
  typeof found === "object" && found !== null && !Array.isArray(found);

function all(): Fields {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isFields(found) ? found : {};
  } catch {
    return {};
  }
}

export function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // a browser that keeps nothing: next time all is as usual
  }
}

export function forget(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: undefined }));
  } catch {
    // as above
  }
}

/** What is kept of a game and still fits it; null if there is nothing. */
export function recall(game: GameInfo): Partial<Kept> | null {
  const found = all()[game.name];
  if (!isFields(found)) return null;
  const helps = found["helps"];
  return {
    options: optionsOf(game, found["options"]),
    ...(Array.isArray(helps)
      ? { helps: game.helps.map(({ name }) => name).filter((name) => helps.includes(name)) }
      : {}),
    ...oneOf(found, "visibility", ["open", "private"]),
    ...oneOf(found, "overdue", ["vote", "bot"]),
    ...oneOf(found, "spectators", [true, false]),
    ...(typeof found["players"] === "number" ? { players: found["players"] } : {}),
    ...(isClock(found["clock"]) && !game.realtime ? { clock: found["clock"] } : {}),
  };
}

const oneOf = (found: Fields, name: string, values: unknown[]): Fields =>
  values.includes(found[name]) ? { [name]: found[name] } : {};

function isClock(found: unknown): found is Clock {
  if (!isFields(found)) return false;
  const { kind, seconds, increment } = found;
  const right = kind === "none" || (kind === "move" && typeof seconds === "number");
  const bank = kind === "bank" && typeof seconds === "number" && typeof increment === "number";
  return (right || bank) && isRight(found as unknown as Clock);
}

/** Files are brought anew for each table. */
function optionsOf(game: GameInfo, found: unknown): Record<string, string> {
  if (!isFields(found)) return {};
  const fits = game.options.filter((option) => !option.file && mayBe(option, found[option.name]));
  const options = Object.fromEntries(fits.map(({ name }) => [name, found[name] as string]));
  return (game.players as number[]).includes(Number(options["players"])) ? options : withoutSeats(options);
}

function mayBe({ kind, choices, least, most }: OptionInfo, value: unknown): boolean {
  if (typeof value !== "string" || value.length > 200) return false;
  if (kind === "choice") return choices.includes(value);
  if (kind === "switch") return value === "yes" || value === "no";
  if (kind !== "number") return true;
  const number = Number(value);
  return Number.isInteger(number) && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
}

/** Without the number of players nobody knows what is said of seats. */
const SEATS = ["gods", "first", "beginners", "handicap", "places", "two_player_gods"];
const withoutSeats = (options: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !SEATS.includes(name)));

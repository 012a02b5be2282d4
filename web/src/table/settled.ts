// What a table has settled that is not as usual, ready to be said.

import { type Place, placesIn } from "../home/deus/shapes";
import { undersidesOf } from "../home/four-gods/undersides";
import { MODES, type Mode } from "../home/four-gods/modes";
import type { GameInfo, OptionInfo, TableInfo } from "../wire/types";

export interface Settled {
  /** The mode tokens of 4 Gods as they lie; empty elsewhere. */
  modes: { mode: Mode; value: string }[];
  twoGods: string;
  clocks: { id: string; seconds: number }[];
  undersides: string;
  /** Seats, from 0, that are spared the penalties. */
  beginners: number[];
  /** A wrong call costs a prophet. */
  wrongCalls: boolean;
  /** Pieces to choose by seat in Deus, where they differ. */
  handicap: number[];
  /** The seat, from 0, that begins; null if it is drawn. */
  first: number | null;
  /** The tiles of a map of one's own. */
  places: Place[];
  /** Options that came from files. */
  files: string[];
  guard: number | null;
  /** The rest as option and value; `plan` is what the form calls it, where it has a name of its own there. */
  rest: { option: OptionInfo; value: string; plan: string }[];
  /** Nothing at all is out of the ordinary. */
  usual: boolean;
}

/** What is not said as an option and its value, but in words of its own. */
const SPOKEN_OF: Record<string, ReadonlySet<string>> = {
  "four-gods": new Set([
    ...["players", "two_player_gods", "turns", "gods", "mistakes", "wrong_calls", "beginners", "memory", "peek"],
    ...["turn", "final", "hold", "absent", "guard"],
  ]),
  deus: new Set(["handicap", "places", "first"]),
};

/** Who starts, in the games that let a table say so. */
const FIRST = "first";

/** What the seats show by themselves: who plays, and which gods. */
const isSeen = (game: string, option: string): boolean =>
  option === "players" || (game === "gods" && option === "gods");

const PLANNED: Record<string, Record<string, string>> = { deus: { start: "start", vp: "vp", shape: "map" } };

export function settled(table: TableInfo, game: GameInfo | null): Settled {
  const special = (game?.options ?? []).filter(
    ({ name, default: usual }) => !isSeen(table.game, name) && (table.options[name] ?? usual) !== usual,
  );
  const files = special.filter((option) => option.file).map((option) => option.name);
  const rest = special
    .filter(({ name, file }) => !file && name !== FIRST && SPOKEN_OF[table.game]?.has(name) !== true)
    .map((option) => ({
      option,
      value: table.options[option.name] ?? "",
      plan: PLANNED[table.game]?.[option.name] ?? "",
    }));
  const first = special.some(({ name }) => name === FIRST) ? Number(table.options[FIRST]) - 1 : null;
  const usual = special.length === 0 && table.game !== "four-gods";
  return { ...NOTHING, ...OF_GAME[table.game]?.(table, special), files, first, rest, usual };
}

type Own = Omit<Settled, "files" | "first" | "rest" | "usual">;

const NOTHING: Own = {
  ...{ modes: [], twoGods: "", clocks: [], undersides: "", beginners: [], wrongCalls: false, guard: null },
  ...{ handicap: [], places: [] },
};

const OF_GAME: Record<string, (table: TableInfo, special: OptionInfo[]) => Partial<Own>> = {
  "four-gods": ofFourGods,
  deus: ofDeus,
};

const listed = (words: string): number[] => words.split(",").filter(Boolean).map(Number);

function ofDeus({ options }: TableInfo): Partial<Own> {
  const [handicap, places] = [listed(options["handicap"] ?? ""), placesIn(options["places"] ?? "")];
  return { handicap, places };
}

function ofFourGods({ options }: TableInfo, special: OptionInfo[]): Partial<Own> {
  const of = (name: string): string => options[name] ?? "";
  const changed = (name: string): boolean => special.some((option) => option.name === name);
  const timed = of("turns") === "timed";
  const wrongCalls = of("mistakes") !== "enforced" && of("wrong_calls") === "prophet";
  const penalty = of("mistakes") === "called+penalty" || wrongCalls;
  const undersides = undersidesOf({ of });
  return {
    modes: MODES.map((mode) => ({ mode, value: of(mode) })),
    twoGods: of("players") === "2" ? of("two_player_gods") : "",
    clocks: (timed ? ["turn"] : ["hold", "final", "absent"]).map((id) => ({
      id,
      seconds: Number(of(id)) * (id === "final" ? Number(of("players")) : 1),
    })),
    undersides: undersides === "seen" ? "" : undersides,
    beginners: penalty ? listed(of("beginners")).map((seat) => seat - 1) : [],
    wrongCalls,
    guard: changed("guard") ? Number(of("guard")) : null,
  };
}

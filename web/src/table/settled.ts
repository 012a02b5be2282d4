// What a table has settled that is not as usual, ready to be said.

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
  /** Options that came from files. */
  files: string[];
  guard: number | null;
  rest: { option: OptionInfo; value: string }[];
  /** Nothing at all is out of the ordinary. */
  usual: boolean;
}

const SPOKEN_OF = new Set([
  ...["players", "two_player_gods", "turns", "gods", "mistakes", "beginners", "memory", "peek"],
  ...["turn", "final", "hold", "absent", "guard"],
]);

export function settled(table: TableInfo, game: GameInfo | null): Settled {
  const special = (game?.options ?? []).filter(
    ({ name, default: usual }) => name !== "players" && (table.options[name] ?? usual) !== usual,
  );
  const files = special.filter((option) => option.file).map((option) => option.name);
  const own = table.game === "four-gods" ? ofFourGods(table, special) : NOTHING;
  const rest = special
    .filter(
      ({ name, kind, file }) => !file && kind !== "list" && !(table.game === "four-gods" && SPOKEN_OF.has(name)),
    )
    .map((option) => ({ option, value: table.options[option.name] ?? "" }));
  const usual = special.length === 0 && table.game !== "four-gods";
  return { ...own, files, rest, usual };
}

const NOTHING = { modes: [], twoGods: "", clocks: [], undersides: "", beginners: [], guard: null };

function ofFourGods({ options }: TableInfo, special: OptionInfo[]): Omit<Settled, "files" | "rest" | "usual"> {
  const of = (name: string): string => options[name] ?? "";
  const changed = (name: string): boolean => special.some((option) => option.name === name);
  const timed = of("turns") === "timed";
  const penalty = of("mistakes") === "called+penalty";
  const undersides = undersidesOf({ of });
  return {
    modes: MODES.map((mode) => ({ mode, value: of(mode) })),
    twoGods: of("players") === "2" ? of("two_player_gods") : "",
    clocks: (timed ? ["turn"] : ["hold", "final", "absent"]).map((id) => ({
      id,
      seconds: Number(of(id)) * (id === "final" ? Number(of("players")) : 1),
    })),
    undersides: undersides === "seen" ? "" : undersides,
    beginners:
      penalty && of("beginners") !== ""
        ? of("beginners")
            .split(",")
            .map((seat) => Number(seat) - 1)
        : [],
    guard: changed("guard") ? Number(of("guard")) : null,
  };
}

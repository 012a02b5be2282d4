// My prophets: where the next one comes from, and the tile that still waits for one.

import type { Board } from "../board.svelte";
import type { Corner } from "../orientation";
import { COLOURS, type Colour } from "./tiles";

export class Prophets {
  /** With two gods: whose prophets go first. */
  preferred = $state<Colour | null>(null);
  /** A place that waits for the reader to say which prophet migrates; a city has no corner. */
  waiting = $state.raw<{ cell: string; corner: Corner | null } | null>(null);
  /** The cell of the tile just laid, while there is time for a prophet on it. */
  open: string | null;

  constructor(private readonly board: Board) {
    this.open = $derived.by(() => {
      const cell = board.mine?.window?.cell;
      if (cell === undefined || !board.acting || board.colours.length === 0) return null;
      return board.tiles.get(cell)?.prophet === null ? cell : null;
    });
  }

  get colour(): Colour | null {
    const { colours } = this.board;
    return this.preferred !== null && colours.includes(this.preferred) ? this.preferred : (colours[0] ?? null);
  }

  /** The prophet that goes to a place: the one picked, else of the reserve; null if the reader has to choose. */
  source(picked: string | null, to: string): string | null {
    if (picked !== null && !COLOURS.includes(picked as Colour)) return picked;
    const wanted = picked === null ? [this.colour, ...this.board.colours] : [picked as Colour];
    for (const colour of wanted) {
      if (colour === null) continue;
      const [one, more] = this.board.sources(colour, to);
      if (one !== undefined && more === undefined) return one;
    }
    return null;
  }

  /** My prophets on tiles that may migrate, because their colour's reserve is empty. */
  movable(to: string | null): string[] {
    return this.board.colours.flatMap((colour) =>
      this.board.sources(colour, to).filter((source) => source !== colour),
    );
  }

  /** Could a penalty be paid with the prophet on a cell? */
  owed(cell: string): boolean {
    return (this.board.mine?.debts.length ?? 0) > 0 && this.owable.includes(cell);
  }

  /** What a penalty may take: colours of reserves, cells. */
  get owable(): string[] {
    return this.board.listed("give-up").map(({ prophet }) => prophet);
  }
}

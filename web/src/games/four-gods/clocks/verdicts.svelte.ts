// What was called and what it cost, said for a moment where everybody looks.

import { untrack } from "svelte";
import type { Session } from "../../../table/session.svelte";
import { came } from "../came";
import { line } from "../words";

const SAID_FOR = 5000;
const JUDGED = new Set(["call", "give-up", "forfeit"]);

export class Verdicts {
  said = $state<string | null>(null);

  constructor(session: () => Session) {
    let heard = untrack(() => session().lastMove?.move ?? 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const table = session();
      const move = table.lastMove;
      if (move === null || move === undefined || move.move <= heard) return;
      heard = move.move;
      if (!JUDGED.has(String(move.action["do"]))) return;
      untrack(() => {
        const views = table.came?.get(move.move);
        const effects = views === undefined ? [] : came(table, move, views[0], views[1]).effects;
        this.said = [line(table, move).text, ...effects].join(" · ");
      });
      clearTimeout(timer);
      timer = setTimeout(() => (this.said = null), SAID_FOR);
    });
    $effect(() => () => clearTimeout(timer));
  }
}

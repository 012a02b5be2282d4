// Whose columns are looked at closely; one sheet for the whole table.

import type { Session } from "../../table/session.svelte";

class Sheet {
  seat = $state<number | null>(null);
  /** Whose seat lies under the mouse, or has the focus. */
  pointed = $state<number | null>(null);
}

const SHEETS = new WeakMap<Session, Sheet>();

export function sheetOf(session: Session): Sheet {
  const known = SHEETS.get(session);
  if (known !== undefined) return known;
  let sheet!: Sheet;
  $effect.root(() => {
    sheet = new Sheet();
  });
  SHEETS.set(session, sheet);
  return sheet;
}

/** Show the columns of a seat; null closes them. */
export function openTableau(session: Session, seat: number | null): void {
  sheetOf(session).seat = seat;
}

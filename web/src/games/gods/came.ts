// What came of a move: who believes in whom now, which nations arose or broke.

import type { Session } from "../../table/session.svelte";
import type { View } from "../../wire/live.svelte";
import type { MoveShown } from "../../wire/types";
import type { Came } from "../contract";
import { compare } from "./effects";
import type { GodsView } from "./types";
import { effects } from "./words";

export function came(session: Session, _move: MoveShown, before: View, after: View): Came {
  const [earlier, later] = [before as GodsView, after as GodsView];
  return { effects: effects(session, later, compare(earlier, later)) };
}

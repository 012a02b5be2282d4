// What hangs on the pointer: a tile of a hand, a prophet, a city token; what taps and drops do with it.

import type { Session } from "../../../table/session.svelte";
import type { Over, Told } from "./gestures";
import type { Hand } from "./imagine";
import { isCell, slotOf } from "../spots";
import { type Pick, type Reach, reachOf } from "./reach.svelte";

export interface Carried {
  what: Pick;
  x: number;
  y: number;
  finger: boolean;
}

export class Carrying implements Told {
  carried = $state.raw<Carried | null>(null);
  /** The last hand was a finger: it shows first and acts by the second tap, where that matters. */
  private aimed: string | null = null;

  constructor(private readonly reach: Reach) {}

  tap(over: Over, grip: string | null): void {
    const { reach } = this;
    if (over.palm !== null) return reach.pick({ kind: "hand", hand: over.palm as Hand });
    if (over.spot === null) {
      if (grip !== null) this.pickGrip(grip);
      return;
    }
    if (this.opens(over)) return;
    const again = this.aimed === over.spot;
    this.aimed = null;
    reach.at = over.spot;
    if (over.finger && !(again && reach.picked?.kind === "prophet")) reach.quarter = over.quarter;
    if (over.finger && !again && this.unsure(over.spot)) {
      this.aimed = over.spot;
      return;
    }
    const acted = reach.act(over.spot);
    if (over.finger && acted) reach.at = null;
  }

  /** A row whose slots are too small for a finger opens instead. */
  private opens({ spot, small }: Over): boolean {
    const slot = slotOf(spot);
    if (slot === null) {
      this.reach.opened = null;
      return false;
    }
    // In the own row there is nothing to see closer, and tiles are put down there.
    const opens = small && slot.row !== this.reach.board.mine?.seat;
    if (opens) this.reach.opened = slot.row;
    return opens;
  }

  /** A finger sees nothing before it taps: where a tile could lie in several ways, the first tap shows one. */
  private unsure(spot: string): boolean {
    const { reach } = this;
    const ghost = reach.ghost;
    if (!isCell(spot) || ghost === null || ghost.cell !== spot) return false;
    if (ghost.corner !== null || (!ghost.fits && reach.board.called)) return true;
    return reach.hands.fitting(ghost.hand, spot).length > 1 && reach.hands.in(ghost.hand)?.face !== ghost.face;
  }

  private pickGrip(grip: string): void {
    const what = this.pickOf(grip);
    if (what !== null) this.reach.pick(what);
  }

  private pickOf(grip: string): Pick | null {
    const [kind, name = ""] = grip.split(":");
    if (kind === "hand") return { kind: "hand", hand: name as Hand };
    if (kind === "prophet") return { kind: "prophet", prophet: name };
    return kind === "city" ? { kind: "city" } : null;
  }

  lift(grip: string, over: Over): boolean {
    const { reach } = this;
    const { x, y, finger } = over;
    if (!reach.board.acting || (grip.startsWith("slot") && over.small && this.opens(over))) return false;
    const [kind, name = ""] = grip.split(":");
    let what = this.pickOf(grip);
    if (kind === "slot") {
      const [slot, hand] = [slotOf(name), reach.taker];
      if (slot === null || !reach.take(slot) || hand === null) return false;
      what = { kind: "hand", hand };
    }
    if (what === null || (what.kind === "hand" && reach.hands.in(what.hand) === null)) return false;
    reach.picked = what;
    reach.opened = null;
    this.carried = { what, x, y, finger };
    return true;
  }

  carry(over: Over): void {
    if (this.carried === null) return;
    this.carried = { ...this.carried, x: over.x, y: over.y };
    this.reach.at = over.spot;
    this.reach.quarter = over.quarter;
  }

  drop(over: Over): void {
    const { reach, carried } = this;
    this.carried = null;
    if (carried === null) return;
    reach.at = over.spot;
    reach.quarter = over.quarter;
    const slot = slotOf(over.spot);
    const { what } = carried;
    // A lifted tile over a row is put down there, and never turns or takes what lies there.
    const useless = over.spot === null || (slot !== null && (what.kind !== "hand" || reach.slot(slot) !== null));
    if (useless || over.spot === null || !reach.act(over.spot)) {
      reach.picked = what.kind === "hand" ? null : { kind: "rest" };
    }
    if (over.finger) reach.at = null;
  }

  cancel(): void {
    this.carried = null;
    this.reach.picked = null;
    this.reach.at = null;
  }

  hover(over: Over | null): void {
    this.aimed = null;
    this.reach.at = over?.spot ?? null;
    if (over !== null) this.reach.quarter = over.quarter;
  }
}

const CARRYING = new WeakMap<Session, Carrying>();

export function carryingOf(session: Session): Carrying {
  const known = CARRYING.get(session);
  if (known !== undefined) return known;
  const made = new Carrying(reachOf(session));
  CARRYING.set(session, made);
  return made;
}

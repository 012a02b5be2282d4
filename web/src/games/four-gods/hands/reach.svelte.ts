// What a click, a tap or a drop does with what my hand holds.

import type { Session } from "../../../table/session.svelte";
import { t } from "../../../texts/texts.svelte";
import { boardOf } from "../board.svelte";
import type { Hand } from "./imagine";
import type { Corner } from "../orientation";
import { type Pick, Pointing } from "./pointing.svelte";
import { isCell, type SlotSpot, slotOf, slotSpot } from "../spots";
import { lying, regionAt, upright } from "./tiles";
import type { Action } from "../types";

export type { Pick } from "./pointing.svelte";

const REFLEX = 600; // milliseconds in which a click was meant for what was there before

const DOUBLE = 260;

export class Reach extends Pointing {
  /** When I have laid a tile last. */
  private laid = 0;

  /** What a click, a tap or Enter on a spot does; false: nothing, the spot is only looked at. */
  act(spot: string): boolean {
    if (!this.board.playing) return false;
    const slot = slotOf(spot);
    if (slot !== null) return this.actOnSlot(slot);
    return isCell(spot) && this.actOnCell(spot);
  }

  private actOnCell(cell: string): boolean {
    const { board, prophets, picked } = this;
    if (prophets.owed(cell)) return this.send({ do: "give-up", prophet: cell });
    if (picked?.kind === "call") return board.tiles.has(cell) && this.done({ do: "call", cell });
    if (prophets.waiting !== null) return this.preachFrom(cell);
    if (picked?.kind === "city") return this.build(cell);
    // The second half of a double click was not meant for a prophet.
    if (prophets.open === cell) return performance.now() - this.laid < DOUBLE || this.preach(cell, this.quarter);
    if (board.tiles.has(cell)) return this.lift(cell) || this.tooLate(cell);
    if (this.hand === null || this.hands.in(this.hand) === null) return false;
    return this.lay(cell, picked?.kind === "prophet" ? this.quarter : null);
  }

  /** Lay the tile of the hand in question; the table decides whether it may lie there. */
  lay(cell: string, corner: Corner | null = null, token: string | null = null): boolean {
    const { board } = this;
    const hand = this.handFor(cell);
    const way = hand === null ? null : this.hands.wayAt(hand, cell);
    if (hand === null || way === null || way.up === "") return false;
    const face = board.orientation.faceOnBoard(lying(way));
    const city = board.cities.has(cell);
    if (city && token === null && board.colours.length > 1 && this.mayCrush(cell)) {
      this.token = { hand, cell, corner };
      return true;
    }
    const where = { hand, face, cell };
    const prophet = corner === null ? null : this.prophets.source(this.chosenProphet, cell);
    this.token = null;
    this.last = hand;
    this.hands.hold(hand, way);
    this.laid = performance.now();
    const counted = { token: (token ?? "own") as "own" };
    if (corner === null || prophet === null) {
      this.done(city ? { do: "destroy", ...where, ...counted } : { do: "place", ...where });
      if (corner !== null) board.intents.explain({ do: "pass" }, cell, t("web-four-gods-no-prophet"));
      return true;
    }
    const first = regionAt(face, board.orientation.onBoard(corner)).first;
    const stands = { corner: first, prophet };
    return this.done(
      city
        ? { do: "destroy-prophet", ...where, ...counted, ...stands }
        : { do: "place-prophet", ...where, ...stands },
      this.chosenProphet !== null,
    );
  }

  /** May a tile of mine crush the city there? Nobody is asked what its token counts for if it stands anyway. */
  private mayCrush(city: string): boolean {
    return this.board.listed("destroy").some(({ cell }) => cell === city);
  }

  private get chosenProphet(): string | null {
    return this.picked?.kind === "prophet" ? this.picked.prophet : null;
  }

  /** Put a prophet on the tile just laid. */
  preach(cell: string, corner: Corner): boolean {
    const { board, prophets } = this;
    const face = board.tiles.get(cell)?.face;
    if (face === undefined) return false;
    const first = regionAt(face, board.orientation.onBoard(corner)).first;
    const prophet = prophets.source(this.chosenProphet, cell);
    if (prophet !== null) return this.done({ do: "prophet", cell, corner: first, prophet });
    prophets.waiting = { cell, corner: first };
    return this.ask(cell);
  }

  private build(cell: string): boolean {
    const prophet = this.prophets.source(this.chosenProphet, cell);
    if (prophet !== null) return this.done({ do: "build", cell, prophet }, true);
    this.prophets.waiting = { cell, corner: null };
    return this.ask(cell);
  }

  /** Which prophet migrates? If there is none at all, say so. */
  private ask(cell: string): boolean {
    const { prophets, board } = this;
    if (prophets.movable(cell).length > 0) return true;
    prophets.waiting = null;
    const words = board.colours.length === 0 ? t("four-gods-no-god") : t("web-four-gods-no-prophet");
    board.intents.explain({ do: "pass" }, cell, words);
    return true;
  }

  private preachFrom(from: string): boolean {
    const { prophets } = this;
    const { waiting } = prophets;
    if (waiting === null || !prophets.movable(waiting.cell).includes(from)) {
      prophets.waiting = null;
      return false;
    }
    const { cell, corner } = waiting;
    prophets.waiting = null;
    if (corner === null) return this.done({ do: "build", cell, prophet: from });
    return this.done({ do: "prophet", cell, corner, prophet: from });
  }

  /** The hand was on its way when another's tile fell: the table knows who was faster, and by how much. */
  private tooLate(cell: string): boolean {
    const { board, hung } = this;
    if (hung === null || hung.ghost.cell !== cell || performance.now() - hung.until > REFLEX) return false;
    if (board.tiles.get(cell)?.by === board.mine?.seat || this.hands.in(hung.ghost.hand) === null) return false;
    const { hand, face } = hung.ghost;
    this.hung = null;
    return this.send({ do: "place", hand, cell, face: board.orientation.faceOnBoard(face) });
  }

  /** Pick a prophet of mine up from a tile, if the reserve is empty. */
  private lift(cell: string): boolean {
    if (!this.board.acting || !this.prophets.movable(null).includes(cell)) return false;
    this.pick({ kind: "prophet", prophet: cell });
    return true;
  }

  private actOnSlot(slot: SlotSpot): boolean {
    const { board, hands } = this;
    const tile = this.slot(slot);
    if (tile === null) {
      const holding = this.hand === null ? null : hands.in(this.hand);
      if (holding === null || holding.way.up === "") return false;
      if (slot.row !== board.mine?.seat) return this.giveBack(holding.hand, slot.row);
      return this.discard(holding.hand, slot.slot);
    }
    return this.taking ? this.take(slot) : this.turn(slot);
  }

  /** The rare case: back to the row it came from, with the face that is up. */
  giveBack(hand: Hand, row: string | null = null): boolean {
    const holding = this.hands.in(hand);
    if (holding === null || (row !== null && holding.held.origin !== row)) return false;
    const all = this.board.listed("give-back").filter((action) => action.hand === hand);
    const action = all.find(({ face }) => face === holding.way.up) ?? all[0];
    return action !== undefined && this.done(action);
  }

  slot({ row, slot }: SlotSpot): { face: string; under: string | null } | null {
    return this.board.view?.seats.find(({ seat }) => seat === row)?.row[slot - 1] ?? null;
  }

  discard(hand: Hand, slot: number): boolean {
    const holding = this.hands.in(hand);
    if (holding === null || holding.way.up === "") return false;
    this.picked = null;
    return this.send({ do: "discard", hand, slot, face: upright(holding.way.up) });
  }

  /** Turn a tile of a row over. */
  turn(slot: SlotSpot): boolean {
    const tile = this.slot(slot);
    if (tile === null || tile.face === "") return false;
    if (this.hands.free.length === 0) return this.explain(slot, "four-gods-no-free-hand");
    return this.send({ do: "flip", ...slot, face: tile.face });
  }

  /** Take a tile of a row. */
  take(slot: SlotSpot): boolean {
    const [tile, hand] = [this.slot(slot), this.taker];
    if (tile === null || tile.face === "") return false;
    if (hand === null) return this.explain(slot, "four-gods-no-free-hand");
    this.last = hand;
    this.picked = null;
    return this.send({ do: "take", ...slot, face: tile.face, hand });
  }

  draw(count: 1 | 2): void {
    this.picked = null;
    this.send({ do: "draw", count });
  }

  private explain({ row, slot }: SlotSpot, id: string): boolean {
    this.board.intents.explain({ do: "pass" }, slotSpot(row, slot), t(id));
    return true;
  }

  /** Send a command that ends what was picked; perhaps it is picked again if the table refuses. */
  private done(action: Action, again = false): boolean {
    const { picked } = this;
    this.picked = null;
    if (!again) return this.send(action);
    void this.board.send(action).then((well) => {
      if (!well && this.picked === null) this.picked = picked;
    });
    return true;
  }

  send(action: Action): boolean {
    void this.board.send(action);
    return true;
  }
}

const REACHES = new WeakMap<Session, Reach>();

/** What is picked at a table, if its parts are there already. */
export const pickedAt = (session: Session): Pick | null => REACHES.get(session)?.picked ?? null;

export function reachOf(session: Session): Reach {
  const known = REACHES.get(session);
  if (known !== undefined) return known;
  const board = boardOf(session);
  let reach!: Reach;
  $effect.root(() => {
    reach = new Reach(board);
  });
  REACHES.set(session, reach);
  return reach;
}

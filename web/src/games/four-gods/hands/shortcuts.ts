// The keyboard, for everything: letters anywhere on the page, arrows and Enter on the table.

import { isTyping, takesArrows } from "../../../table/keys";
import { nextOf, step } from "../board/cursor";
import type { Hand } from "./imagine";
import type { Reach } from "./reach.svelte";
import { isCell, slotOf } from "../spots";
import { regions } from "./tiles";

/** A key that the game has taken is not for the shell. */
export function shortcuts(event: KeyboardEvent, reach: Reach, world: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !reach.board.playing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (isTyping(target) || target?.closest("dialog, [popover], [role=menu]")) return;
  if (pressed(event, reach, world, target)) event.preventDefault();
}

function pressed(event: KeyboardEvent, reach: Reach, world: HTMLElement | null, target: Element | null): boolean {
  const { key, shiftKey } = event;
  const inWorld = target !== null && world !== null && world.contains(target);
  const onControl = !inWorld && target?.closest("button, a, input, summary, [role=tab], [role=slider]") != null;
  if (key.startsWith("Arrow")) return !shiftKey && arrow(key, reach, world, target, inWorld);
  if (key === "Enter") return inWorld && target?.closest("button") === null && enter(reach, target);
  if (key === " ") return !onControl && target?.closest("button") == null && pass(reach);
  if (key === "Escape") return escape(reach);
  return letter(key, shiftKey, reach, world);
}

const focusedSpot = (target: Element | null): string | null =>
  target?.closest<SVGElement>("[data-spot]")?.dataset["spot"] ?? null;

function arrow(
  key: string,
  reach: Reach,
  world: HTMLElement | null,
  target: Element | null,
  inWorld: boolean,
): boolean {
  if (world === null || (!inWorld && takesArrows(target))) return false;
  const { board } = reach;
  const from = inWorld ? focusedSpot(target) : null; // things in the tray are spots, too
  const seats = (board.view?.seats ?? []).map(({ seat }) => seat);
  const to =
    from === null
      ? (world.querySelector<SVGElement>('[data-spot][tabindex="0"]')?.dataset["spot"] ?? "d4")
      : step(from, key, { seats, slots: board.slots, orientation: board.orientation });
  if (to !== null) {
    world.querySelector<SVGElement>(`[data-spot="${to}"]`)?.focus({ preventScroll: true });
    reach.at = to;
  }
  return true;
}

function enter(reach: Reach, target: Element | null): boolean {
  const spot = focusedSpot(target);
  if (spot === null) return false;
  reach.at = spot;
  // A prophet is chosen with P first: Enter twice would put him somewhere.
  if (reach.prophets.open !== spot || reach.picked?.kind === "prophet") reach.act(spot);
  return true;
}

function pass(reach: Reach): boolean {
  if (!reach.board.can("pass")) return false;
  reach.send({ do: "pass" });
  return true;
}

function escape(reach: Reach): boolean {
  if (reach.resting && reach.token === null && reach.opened === null) return false;
  reach.drop();
  reach.opened = null;
  reach.picked = null;
  return true;
}

function letter(key: string, shift: boolean, reach: Reach, world: HTMLElement | null): boolean {
  switch (key.toLowerCase()) {
    case "q":
      return choose(reach, "left");
    case "e":
      return choose(reach, "right");
    case "1":
    case "2":
      return numbered(reach, key === "1" ? 1 : 2);
    case "r":
      return rotate(reach, shift);
    case "f":
      return flip(reach);
    case "b":
      return draw(reach, shift ? 2 : 1);
    case "t":
      return take(reach);
    case "a":
      return glowing(reach, world, shift);
    case "p":
      return prophet(reach, world);
    case "c":
      if (shift) return false; // Shift+C is the chat, as C is elsewhere; a moment too late it is none, either
      if (reach.board.acting) reach.pick({ kind: "city" });
      return true;
    case "x":
      if (!reach.board.called) return false;
      reach.pick({ kind: "call" });
      return true;
    case "g":
      return toGods();
    case "n":
      if (!reach.board.can("end-turn")) return false;
      return reach.send({ do: "end-turn" });
    default:
      return false;
  }
}

function choose(reach: Reach, hand: Hand): boolean {
  reach.pick({ kind: "hand", hand });
  return true;
}

/** With empty hands: so many tiles from the bag; else a hand. */
function numbered(reach: Reach, number: 1 | 2): boolean {
  if (reach.hands.full.length === 0 && reach.board.acting) return draw(reach, number);
  return choose(reach, number === 1 ? "left" : "right");
}

function draw(reach: Reach, count: 1 | 2): boolean {
  if (!reach.board.acting) return false;
  reach.draw(count);
  return true;
}

function rotate(reach: Reach, back: boolean): boolean {
  const hand = reach.ghost?.hand ?? reach.hand ?? reach.hands.full[0];
  if (hand === undefined) return false;
  reach.rotate(hand, back);
  return true;
}

/** A row tile that is pointed at, else the tile in the hand. */
function flip(reach: Reach): boolean {
  const slot = slotOf(reach.at);
  if (slot !== null && reach.slot(slot) !== null) return reach.turn(slot);
  const hand = reach.ghost?.hand ?? reach.hand ?? reach.hands.full[0];
  if (hand === undefined) return false;
  reach.hands.flip(hand);
  return true;
}

/** Take the tile that is pointed at; elsewhere: stretch out a free hand. */
function take(reach: Reach): boolean {
  const slot = slotOf(reach.at);
  if (slot !== null && reach.slot(slot) !== null) return reach.take(slot);
  const free = reach.hands.free[0];
  if (free === undefined) return false;
  reach.pick({ kind: "hand", hand: free });
  return true;
}

/** On to the next cell that glows, as one reads them. */
function glowing(reach: Reach, world: HTMLElement | null, back: boolean): boolean {
  const cells = [...(world?.querySelectorAll<SVGElement>("[data-cell][data-legal]") ?? [])];
  const at = cells.findIndex((cell) => cell.dataset["cell"] === reach.at);
  const next = cells[nextOf(cells.length, at, back)];
  if (next === undefined) return false;
  next.focus({ preventScroll: true });
  reach.at = next.dataset["cell"] ?? null;
  return true;
}

/** A prophet for the tile just laid or to be laid: each press goes on to its next terrain, then to none. */
function prophet(reach: Reach, world: HTMLElement | null): boolean {
  const { board, prophets } = reach;
  const colour = prophets.colour;
  if (colour === null || !board.acting) return false;
  const open = prophets.open;
  if (open !== null && reach.ghost === null) {
    reach.at = open;
    world?.querySelector<SVGElement>(`[data-spot="${open}"]`)?.focus({ preventScroll: true });
  }
  const cell = isCell(reach.at) ? reach.at : open;
  const tile = cell === null ? undefined : board.tiles.get(cell);
  const face = reach.ghost?.face ?? (tile === undefined ? null : board.orientation.face(tile.face));
  const armed = reach.picked?.kind === "prophet";
  if (face === null) {
    reach.pick({ kind: "prophet", prophet: colour });
    return true;
  }
  const all = regions(face);
  const at = all.findIndex(({ corners }) => corners.includes(reach.quarter));
  const next = armed ? all[at + 1] : all[0];
  if (next === undefined) reach.picked = null;
  else {
    if (!armed) reach.picked = { kind: "prophet", prophet: colour };
    reach.quarter = next.first;
  }
  return true;
}

function toGods(): boolean {
  const first = document.querySelector<HTMLElement>("[data-gods] button:not(:disabled)");
  first?.focus();
  return first !== null;
}

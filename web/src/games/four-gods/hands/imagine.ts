// What my own commands will have done, shown before the table has said so. Nothing here decides anything: a command
// that does not apply to the view (because it was carried out already, or lost a race) changes nothing.

import { asksAfter } from "./asking";
import type {
  Action,
  Build,
  ChooseGod,
  ChooseGods,
  Destroy,
  DestroyProphet,
  Discard,
  Draw,
  Flip,
  FourGodsView,
  GiveBack,
  Held,
  Place,
  PlaceProphet,
  Preach,
  SeatView,
  Slot,
  Take,
} from "../types";
import { COLOURS, type Colour, upright } from "./tiles";

export const GOD_COLOURS = { merfolk: "blue", humans: "yellow", elves: "green", dwarves: "gray" } as const;
export const HANDS = ["left", "right"] as const;
export type Hand = (typeof HANDS)[number];

/** The view as it will be after my commands that are still under way, in their order. */
export function imagined(view: FourGodsView, me: number, actions: readonly Action[]): FourGodsView {
  return actions.reduce((shown, action) => after(shown, me, action) ?? shown, view);
}

/** The view after one command; null if it changes nothing that is shown. */
function after(view: FourGodsView, me: number, action: Action): FourGodsView | null {
  const mine = view.seats[me];
  if (mine === undefined) return null;
  switch (action.do) {
    case "place":
    case "place-prophet":
    case "destroy":
    case "destroy-prophet":
      return laid(view, me, mine, action);
    case "prophet":
      return preached(view, me, action);
    case "build":
      return built(view, me, action);
    case "discard":
      return discarded(view, me, mine, action);
    case "give-back":
      return emptied(view, me, mine, action);
    case "draw":
      return drawn(view, me, mine, action);
    case "flip":
    case "take":
      return reached(view, me, mine, action);
    case "god":
    case "gods":
      return chosen(view, me, mine, action);
    case "colour":
      return mine.colours.length > 0 ? null : seated(view, me, { colours: [action.colour] });
    case "ready":
      return seated(view, me, { ready: true });
    case "give-up":
      return mine.debts.length === 0 ? null : seated(view, me, { debts: mine.debts.slice(1) });
    default:
      return null;
  }
}

const seated = (view: FourGodsView, me: number, change: Partial<SeatView>): FourGodsView => ({
  ...view,
  seats: view.seats.map((seat, at) => (at === me ? { ...seat, ...change } : seat)),
});

/** Any command ends a pass of mine, and the time for a prophet on the tile before. */
const acted = { passed: false, window: null };

const handAt = (hand: Hand): number => HANDS.indexOf(hand);

function withHand(mine: SeatView, hand: Hand, held: Held | null): [Held | null, Held | null] {
  const hands: [Held | null, Held | null] = [...mine.hands];
  hands[handAt(hand)] = held;
  return hands;
}

type Laying = Place | PlaceProphet | Destroy | DestroyProphet;

function laid(view: FourGodsView, me: number, mine: SeatView, action: Laying): FourGodsView | null {
  const held = mine.hands[handAt(action.hand)];
  const crushing = action.do === "destroy" || action.do === "destroy-prophet";
  if (!held || view.world.some((tile) => tile.cell === action.cell)) return null;
  const name = upright(action.face);
  if (held.faces !== null && !held.faces.includes(name) && !held.faces.includes(action.face)) return null;
  if (view.cities.some((city) => city.cell === action.cell) !== crushing) return null;
  const tile = {
    cell: action.cell,
    face: action.face,
    under: held.faces?.find((face) => face !== name) ?? null,
    by: mine.seat,
    laid: view.tick + 1,
    prophet: null,
    corner: null,
    since: view.tick + 1,
  };
  const open = { cell: action.cell, hand: action.hand, origin: held.origin, since: view.tick + 1 };
  const bare = action.do === "place" || action.do === "destroy";
  const hands = withHand(mine, action.hand, null);
  let shown = seated(view, me, { ...acted, hands, window: bare && mine.colours.length > 0 ? open : null });
  shown = { ...shown, world: [...view.world, tile], cities: view.cities.filter(({ cell }) => cell !== action.cell) };
  shown = { ...shown, asks: asksAfter(shown, action.cell) };
  return bare ? shown : sent(shown, action.prophet, action.cell, action.corner);
}

/** A prophet goes to a tile, from the reserve of a colour or from a cell; to a city if he has no corner there. */
function sent(view: FourGodsView, prophet: string, cell: string, corner: Preach["corner"] | null): FourGodsView {
  const from = view.world.find((tile) => tile.cell === prophet);
  const colour = (from?.prophet ?? prophet) as Colour;
  if (!COLOURS.includes(colour)) return view;
  const left = view.reserves[colour] ?? 0;
  const reserves = from === undefined ? { ...view.reserves, [colour]: Math.max(0, left - 1) } : view.reserves;
  const world = view.world.map((tile) => {
    if (tile === from) return { ...tile, prophet: null, corner: null };
    return tile.cell === cell && corner !== null ? { ...tile, prophet: colour, corner } : tile;
  });
  return { ...view, reserves, world };
}

function preached(view: FourGodsView, me: number, action: Preach): FourGodsView | null {
  const tile = view.world.find(({ cell }) => cell === action.cell);
  if (tile === undefined || tile.prophet !== null) return null;
  return sent(seated(view, me, acted), action.prophet, action.cell, action.corner);
}

function built(view: FourGodsView, me: number, action: Build): FourGodsView | null {
  const taken = [...view.world, ...view.cities].some(({ cell }) => cell === action.cell);
  if (taken || view.city_tokens === 0) return null;
  const from = view.world.find((tile) => tile.cell === action.prophet);
  const prophet = (from?.prophet ?? action.prophet) as Colour;
  const city = { cell: action.cell, prophet, since: view.tick + 1, safe: false };
  const shown = sent(seated(view, me, acted), action.prophet, action.cell, null);
  return { ...shown, cities: [...shown.cities, city], city_tokens: shown.city_tokens - 1 };
}

function withSlot(view: FourGodsView, row: string, slot: number, tile: Slot | null): FourGodsView {
  const put = (seat: SeatView): SeatView => ({
    ...seat,
    row: seat.row.map((there, at) => (at === slot - 1 ? tile : there)),
  });
  return { ...view, seats: view.seats.map((seat) => (seat.seat === row ? put(seat) : seat)) };
}

function discarded(view: FourGodsView, me: number, mine: SeatView, action: Discard): FourGodsView | null {
  const held = mine.hands[handAt(action.hand)];
  if (!held || mine.row[action.slot - 1] !== null) return null;
  if (held.faces !== null && !held.faces.includes(action.face)) return null;
  const under = view.options.memory || view.options.peek ? held.faces?.find((face) => face !== action.face) : null;
  const shown = seated(view, me, { ...acted, hands: withHand(mine, action.hand, null) });
  return withSlot(shown, mine.seat, action.slot, { face: action.face, under: under || null });
}

function emptied(view: FourGodsView, me: number, mine: SeatView, action: GiveBack): FourGodsView | null {
  if (!mine.hands[handAt(action.hand)]) return null;
  return seated(view, me, { ...acted, hands: withHand(mine, action.hand, null) });
}

/** Tiles come out of the bag; what they show is on its way. */
function drawn(view: FourGodsView, me: number, mine: SeatView, action: Draw): FourGodsView | null {
  if (mine.hands.some((held) => held !== null) || view.bag === 0) return null;
  const count = Math.min(action.count, view.bag);
  const tile: Held = { origin: "bag", since: view.tick + 1, limited: false, faces: null, up: null };
  return { ...seated(view, me, { ...acted, hands: [tile, count > 1 ? tile : null] }), bag: view.bag - count };
}

function reached(view: FourGodsView, me: number, mine: SeatView, action: Flip | Take): FourGodsView | null {
  const slot = view.seats.find(({ seat }) => seat === action.row)?.row[action.slot - 1];
  if (!slot || slot.face !== action.face) return null;
  if (action.do === "flip") {
    const turnedOver = { face: slot.under ?? "", under: slot.face };
    return withSlot(seated(view, me, acted), action.row, action.slot, turnedOver);
  }
  if (mine.hands[handAt(action.hand)] !== null) return null;
  const faces: [string, string] = [slot.face, slot.under ?? ""];
  const held: Held = { origin: action.row, since: view.tick + 1, limited: true, faces, up: slot.face };
  return withSlot(
    seated(view, me, { ...acted, hands: withHand(mine, action.hand, held) }),
    action.row,
    action.slot,
    null,
  );
}

function chosen(view: FourGodsView, me: number, mine: SeatView, action: ChooseGod | ChooseGods): FourGodsView | null {
  const gods = action.do === "god" ? [action.god] : [action.god, action.second];
  if (view.seats.some((seat) => gods.some((god) => seat.gods.includes(god)))) return null;
  const colours = gods.map((god) => GOD_COLOURS[god]);
  return seated(view, me, { ...acted, gods: [...mine.gods, ...gods], colours: [...mine.colours, ...colours] });
}

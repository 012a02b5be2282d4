"""A position from a view alone: what the view leaves open is dealt at random among what is possible."""

from collections.abc import Sequence
from random import Random

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.matching import Need, possible_deal
from pantheon.games.four_gods.names import CELL_NUMBERS, COLOURS, CORNERS, GODS, HANDS, SEATS, Seat
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import FourGodsView, Held, SeatView
from pantheon.games.four_gods.view import ENDINGS, PHASES


def imagine(view: FourGodsView, rng: Random) -> Position:
    """A position that looks like the view."""
    return _Imagination(view, rng).position


def needs_of(view: FourGodsView) -> list[Need]:
    """What is known of each tile, in this order: World, rows, hands, bag."""
    needs = [Need(shape=lying.face, under=lying.under) for lying in view.world]
    needs += [Need(face=slot.face, under=slot.under) for seat in view.seats for slot in seat.row if slot]
    for seat in view.seats:
        for held in seat.hands:
            if held is not None:
                needs.append(Need(pair=held.faces) if held.faces else Need())
    return needs + [Need()] * view.bag


class _Imagination:
    """Sets the position up, part by part."""

    def __init__(self, view: FourGodsView, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.tiles = view.options.tile_set
        self.names = SEATS[view.options.players]
        self.position = Position(view.options)
        self.deal = iter(possible_deal(self.tiles, needs_of(view), rng))
        self.lay_world()
        self.fill_rows()
        self.fill_hands()
        bag = sorted(self.deal)
        self.position.bag_size = len(bag)
        self.position.bag = bag + [0] * (codes.MOST_TILES - len(bag))
        self.seat_players()
        self.choose_gods()
        self.set_course()

    def seat(self, name: Seat | None) -> int:
        return self.names.index(name) if name is not None else 0

    def bits(self, names: Sequence[Seat]) -> int:
        return sum(1 << self.seat(name) for name in names)

    def origin(self, name: str) -> int:
        return codes.FROM_BAG if name == "bag" else 1 + self.names.index(name)

    def know(self, tile: int, up: int, under: object) -> None:
        """All have seen the upper face; what others know of the lower one is nothing this seat can know."""
        self.position.know(tile, up, codes.EVERYBODY)
        you = self.view.you
        self.position.know(tile, 1 - up, 1 << you if under is not None and you is not None else 0)

    def lay_world(self) -> None:
        position = self.position
        by, laid, since = [0] * codes.CELLS, [0] * codes.CELLS, [0] * codes.CELLS
        for lying, tile in zip(self.view.world, self.deal, strict=False):
            cell = CELL_NUMBERS[lying.cell]
            way = next(w for w, face in enumerate(self.tiles.ways[tile]) if str(face) == lying.face)
            position.put_tile(cell, tile, way)
            self.know(tile, way // codes.ROTATIONS, lying.under)
            by[cell], laid[cell], since[cell] = self.seat(lying.by), lying.laid, lying.since
            if lying.prophet is not None and lying.corner is not None:
                position.put_prophet(cell, CORNERS.index(lying.corner), COLOURS.index(lying.prophet))
        for city in self.view.cities:
            cell = CELL_NUMBERS[city.cell]
            position.put_city(cell, COLOURS.index(city.prophet))
            since[cell] = city.since
        position.by, position.laid, position.since = by, laid, since

    def fill_rows(self) -> None:
        row, filled = [0] * (codes.SEATS * codes.MOST_SLOTS), [0] * codes.SEATS
        for number, seat in enumerate(self.view.seats):
            for slot, lies in enumerate(seat.row):
                if lies is None:
                    continue
                tile = next(self.deal)
                up = self.face_of(tile, lies.face, lies.under)
                row[number * codes.MOST_SLOTS + slot] = 1 + tile * codes.FACES + up
                filled[number] += 1
                self.know(tile, up, lies.under)
        self.position.row, self.position.filled = row, filled

    def face_of(self, tile: int, face: str, under: str | None = None) -> int:
        """Which face of a tile this is."""
        names = [str(side) for side in self.tiles.faces[tile]]
        if under is not None and names[0] == face and names[1] != under:
            return 1
        return names.index(face)

    def fill_hands(self) -> None:
        hand, origin, up, held, limited = ([0] * (codes.SEATS * codes.HANDS) for _ in range(5))
        for number, seat in enumerate(self.view.seats):
            for which, tile_held in enumerate(seat.hands):
                if tile_held is None:
                    continue
                at, tile = number * codes.HANDS + which, next(self.deal)
                hand[at], origin[at] = 1 + tile, self.origin(tile_held.origin)
                held[at], limited[at] = tile_held.since, int(tile_held.limited)
                up[at] = self.face_up(tile, tile_held)
                self.position.know(tile, 0, 1 << number)
                self.position.know(tile, 1, 1 << number)
        position = self.position
        position.hand, position.origin, position.up, position.limited = hand, origin, up, limited
        position.held = held

    def face_up(self, tile: int, held: Held) -> int:
        if held.up is not None:
            return self.face_of(tile, held.up)
        return 0 if held.origin == "bag" else self.rng.randrange(codes.FACES)

    def seat_players(self) -> None:
        position, seats = self.position, self.view.seats
        position.ready = self.bits([seat.seat for seat in seats if seat.ready])
        position.passed = self.bits([seat.seat for seat in seats if seat.passed])
        position.gone = self.bits([seat.seat for seat in seats if seat.gone])
        position.owes = _row([len(seat.debts) for seat in seats])
        position.last_command = _row([seat.last_command for seat in seats])
        due = []
        for seat in seats:
            due += [*seat.debts, *[0] * (codes.MOST_DEBTS - len(seat.debts))]
        position.due = _row(due, codes.SEATS * codes.MOST_DEBTS)
        self.open_windows(seats)

    def open_windows(self, seats: Sequence[SeatView]) -> None:
        position = self.position
        windows = [seat.window for seat in seats]
        position.window = _row([1 + CELL_NUMBERS[w.cell] if w else 0 for w in windows])
        hands = [s * codes.HANDS + HANDS.index(w.hand) if w else 0 for s, w in enumerate(windows)]
        position.window_hand = _row(hands)
        position.window_origin = _row([self.origin(w.origin) if w else 0 for w in windows])
        position.window_since = _row([w.since if w else 0 for w in windows])

    def choose_gods(self) -> None:
        position, view = self.position, self.view
        owner, god, colours = [0] * codes.COLOURS, [0] * codes.COLOURS, []
        for number, seat in enumerate(view.seats):
            colours += [1 + COLOURS.index(colour) for colour in seat.colours] + [0] * (2 - len(seat.colours))
            for colour, known in zip(seat.colours, seat.gods, strict=True):
                owner[COLOURS.index(colour)] = 1 + number
                god[COLOURS.index(colour)] = 1 + GODS.index(known) if known is not None else 0
        hidden = [g for g in range(1, codes.GODS + 1) if g not in god]
        self.rng.shuffle(hidden)
        in_order = [COLOURS.index(colour) for seat in view.seats for colour in seat.colours]
        for at in in_order[: self.dealt_gods()]:
            if not god[at]:
                god[at] = hidden.pop()
        position.owner, position.god, position.colours = owner, god, _row(colours, codes.SEATS * 2)
        position.reserve = [view.reserves[colour] for colour in COLOURS]
        position.lost = [view.lost[colour] for colour in COLOURS]
        position.razed = [view.razed[colour] for colour in COLOURS]

    def dealt_gods(self) -> int:
        """How many secret gods have been dealt, colour by colour: all once the deal is over."""
        if self.view.options.gods != "secret" or PHASES.index(self.view.phase) < codes.GOD_DEAL:
            return 0
        if self.view.phase == PHASES[codes.GOD_DEAL]:
            return self.view.gods_dealt
        return codes.COLOURS

    def set_course(self) -> None:
        position, view = self.position, self.view
        position.phase = PHASES.index(view.phase)
        position.drawer = 1 + self.seat(view.drawing) if view.drawing else 0
        position.to_draw = view.to_draw
        position.active, position.turn, position.acted = self.seat(view.active), view.turn, int(view.acted)
        position.touched, position.idle_seats = self.bits(view.touched), self.bits(view.idle_seats)
        position.last_round = self.bits(view.last_round)
        position.trigger, position.cause = ENDINGS.index(view.final), ENDINGS.index(view.ending)
        position.final_tick, position.tick = view.final_tick, view.tick
        position.pass_tick, position.change_tick = view.pass_tick, view.change_tick
        position.peak, position.idle = view.peak, view.idle


def _row(values: Sequence[int], length: int = codes.SEATS) -> list[int]:
    return [*values, *[0] * (length - len(values))]

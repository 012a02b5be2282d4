"""Between the actions of 4 Gods and their ints; codes.py says how those are built."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pantheon.engine.actions import Action, check_action
from pantheon.engine.errors import Problem
from pantheon.games.four_gods import actions as a
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import (
    CELL_NUMBERS,
    CELLS,
    COLOURS,
    CORNERS,
    GODS,
    HANDS,
    SEATS,
    Colour,
    God,
    Hand,
    Seat,
    prophet_name,
    prophet_number,
)
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.tiles import TileSet

_BARE: dict[int, type[Action]] = {
    codes.BE_READY: a.Ready,
    codes.PASS: a.Pass,
    codes.END_TURN: a.EndTurn,
    codes.LEAVE: a.Leave,
    codes.SAND: a.Sand,
    codes.TIME: a.Time,
}
_OF_SEAT: dict[int, type[a.First | a.Window | a.Absent | a.Forfeit]] = {
    codes.FIRST: a.First,
    codes.WINDOW: a.Window,
    codes.ABSENT: a.Absent,
    codes.FORFEIT: a.Forfeit,
}
_NO_TOKEN = 0
_MOST_REMEMBERED = 1 << 15  # actions; a game has some thousands


@lru_cache(maxsize=8)
def _remembered(seats: tuple[Seat, ...], tiles: TileSet, slots: int) -> dict[int, Action]:
    """What the codecs of such tables have decoded: lists of legal actions repeat themselves from move to move."""
    del seats, tiles, slots
    return {}


class FourGodsCodec:
    """The codec for the seats and tiles of one table."""

    actions: tuple[type[Action], ...] = a.BY_SEATS + a.BY_NOBODY

    def __init__(self, options: FourGodsOptions) -> None:
        self.seats = SEATS[options.players]
        self.tiles = options.tile_set
        self.slots = options.slots
        self._remembered = _remembered(self.seats, self.tiles, self.slots)

    # --- to ints ----------------------------------------------------------------------------------------------

    def encode(self, action: Action) -> int:
        """The int of an action; Problem if it names something that this table does not have."""
        check_action(action)
        if isinstance(action, a.Place | a.PlaceProphet | a.Destroy | a.DestroyProphet):
            return self._encode_tile(action)
        if type(action) not in self.actions:
            raise Problem("foreign-action", action=type(action).__name__)
        verb, arg = self._encode(action)
        return verb << codes.SHIFT | arg

    def _encode_tile(self, action: a.Placing) -> int:
        arg = self._hand(action.hand) << codes.HAND_BIT | CELL_NUMBERS[action.cell] << codes.CELL_BIT
        arg |= self._shape(action.face) << codes.PROPHET_BITS
        if isinstance(action, a.PlaceProphet | a.DestroyProphet):
            arg |= 1 + CORNERS.index(action.corner) * codes.WHOS + prophet_number(action.prophet)
        if isinstance(action, a.Place | a.PlaceProphet):
            return 1 << codes.PLACE_BIT | arg
        token = _NO_TOKEN if action.token == "own" else 1 + COLOURS.index(action.token)
        return 1 << codes.DESTROY_BIT | arg << codes.TOKEN_BITS | token

    def _encode(self, action: Any) -> tuple[int, int]:
        """Verb and argument of an action that lays no tile."""
        match action:
            case a.PickColour(colour):
                return codes.PICK_COLOUR, COLOURS.index(colour)
            case a.ChooseGod(god):
                return codes.CHOOSE_GOD, GODS.index(god)
            case a.ChooseGods(god, second):
                return codes.CHOOSE_GODS, GODS.index(god) * codes.GODS + GODS.index(second)
            case a.Preach(cell, corner, prophet):
                place = CELL_NUMBERS[cell] << 2 | CORNERS.index(corner)
                return codes.PREACH, place << codes.WHO_BITS | prophet_number(prophet)
            case a.Build(cell, prophet):
                return codes.BUILD, CELL_NUMBERS[cell] << codes.WHO_BITS | prophet_number(prophet)
            case a.Discard(hand, slot, face):
                return codes.DISCARD, self._slot(self._hand(hand), slot, face)
            case a.GiveBack(hand, face):
                return codes.GIVE_BACK, self._hand(hand) << codes.SHAPE_BITS | self._shape(face)
            case a.Draw(count):
                return codes.DRAW, count
            case a.Flip(row, slot, face):
                return codes.FLIP, self._slot(self._seat(row), slot, face)
            case a.Take(row, slot, face, hand):
                return codes.TAKE, self._slot(self._seat(row), slot, face) << 1 | self._hand(hand)
            case a.Call(cell):
                return codes.CALL, CELL_NUMBERS[cell]
            case a.GiveUp(prophet):
                return codes.GIVE_UP, prophet_number(prophet)
            case a.Tile(number):
                return codes.DRAWN_TILE, self._tile(number)
            case a.DealtColour(seat, colour):
                return codes.DEALT_COLOUR, self._seat(seat) * codes.GODS + COLOURS.index(colour)
            case a.DealtGod(seat, god) | a.GivenGod(seat, god):
                verb = codes.DEALT_GOD if isinstance(action, a.DealtGod) else codes.GIVEN_GOD
                return verb, self._seat(seat) * codes.GODS + self._god(god)
            case a.Hold(seat, hand):
                return codes.HOLD, self._seat(seat) * codes.HANDS + self._hand(hand)
            case a.First(seat) | a.Window(seat) | a.Absent(seat) | a.Forfeit(seat):
                return next(v for v, kind in _OF_SEAT.items() if isinstance(action, kind)), self._seat(seat)
        return next(v for v, kind in _BARE.items() if isinstance(action, kind)), 0

    def _seat(self, name: Seat) -> int:
        if name not in self.seats:
            raise Problem("four-gods-no-seat", seat=name, known=", ".join(self.seats))
        return self.seats.index(name)

    def _hand(self, name: Hand) -> int:
        return HANDS.index(name)

    def _god(self, name: God | None) -> int:
        if name is None:
            raise Problem("four-gods-hidden")
        return GODS.index(name)

    def _tile(self, number: int | None) -> int:
        if number is None:
            raise Problem("four-gods-hidden")
        if number not in self.tiles.numbers:
            raise Problem("four-gods-no-tile", number=number)
        return self.tiles.numbers.index(number)

    def _shape(self, face: str) -> int:
        if face not in self.tiles.shape_named:
            raise Problem("four-gods-no-face", face=face)
        return self.tiles.shape_named[face]

    def _slot(self, of: int, slot: int, face: str) -> int:
        if slot > self.slots:
            raise Problem("four-gods-no-slot", slot=slot, slots=self.slots)
        return (of << codes.SLOT_BITS | slot - 1) << codes.SHAPE_BITS | self._shape(face)

    # --- from ints --------------------------------------------------------------------------------------------

    def decode(self, number: int) -> Action:
        """The action of an int; Problem if there is none."""
        found = self._remembered.get(number)
        if found is None:
            found = self._decode_checked(number)
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[number] = found
        return found

    def _decode_checked(self, number: int) -> Action:
        """Also checks that the number has no bits that mean nothing."""
        try:
            if number >> codes.PLACE_BIT:
                laid = self._decode_tile(number)
                if self._encode_tile(laid) == number:
                    return laid
            else:
                found = self._decode(number >> codes.SHIFT, number & (1 << codes.SHIFT) - 1)
                if self.encode(found) == number:
                    return found
        except (IndexError, KeyError, Problem):
            pass
        raise Problem("no-such-action", number=number)

    def _decode_tile(self, number: int) -> a.Placing:
        destroys = number >> codes.DESTROY_BIT
        token = number & (1 << codes.TOKEN_BITS) - 1 if destroys else _NO_TOKEN
        arg = number >> codes.TOKEN_BITS if destroys else number
        hand, cell = HANDS[arg >> codes.HAND_BIT & 1], CELLS[arg >> codes.CELL_BIT & codes.CELLS - 1]
        face = self._face(arg >> codes.PROPHET_BITS)
        prophet = arg & (1 << codes.PROPHET_BITS) - 1
        if not destroys and not prophet:
            return a.Place(hand, face, cell)
        corner = CORNERS[(prophet - 1) // codes.WHOS] if prophet else CORNERS[0]
        who = prophet_name((prophet - 1) % codes.WHOS) if prophet else ""
        if not destroys:
            return a.PlaceProphet(hand, face, cell, corner, who)
        named: Colour | Any = COLOURS[token - 1] if token else "own"
        if not prophet:
            return a.Destroy(hand, face, cell, named)
        return a.DestroyProphet(hand, face, cell, named, corner, who)

    def _decode(self, verb: int, arg: int) -> Action:
        """An action that lays no tile."""
        if verb in _BARE:
            return _BARE[verb]()
        if verb in _OF_SEAT:
            return _OF_SEAT[verb](self.seats[arg])
        return _BY_VERB[verb](self, arg)

    def _decode_preach(self, arg: int) -> Action:
        place = arg >> codes.WHO_BITS
        return a.Preach(CELLS[place >> 2], CORNERS[place & 3], self._prophet(arg))

    def _decode_take(self, arg: int) -> Action:
        row = arg >> 1
        return a.Take(self.seats[self._of(row)], self._slot_number(row), self._face(row), HANDS[arg & 1])

    def _prophet(self, arg: int) -> str:
        return prophet_name(arg & (1 << codes.WHO_BITS) - 1)

    def _of(self, arg: int) -> int:
        return arg >> codes.SLOT_BITS + codes.SHAPE_BITS

    def _slot_number(self, arg: int) -> int:
        return 1 + (arg >> codes.SHAPE_BITS & (1 << codes.SLOT_BITS) - 1)

    def _face(self, arg: int) -> str:
        return str(self.tiles.shapes[arg & (1 << codes.SHAPE_BITS) - 1])


_BY_VERB: dict[int, Callable[[FourGodsCodec, int], Action]] = {
    codes.PICK_COLOUR: lambda _, x: a.PickColour(COLOURS[x]),
    codes.CHOOSE_GOD: lambda _, x: a.ChooseGod(GODS[x]),
    codes.CHOOSE_GODS: lambda _, x: a.ChooseGods(GODS[x // codes.GODS], GODS[x % codes.GODS]),
    codes.PREACH: FourGodsCodec._decode_preach,
    codes.BUILD: lambda codec, x: a.Build(CELLS[x >> codes.WHO_BITS], codec._prophet(x)),
    codes.DISCARD: lambda codec, x: a.Discard(HANDS[codec._of(x)], codec._slot_number(x), codec._face(x)),
    codes.GIVE_BACK: lambda codec, x: a.GiveBack(HANDS[x >> codes.SHAPE_BITS], codec._face(x)),
    codes.DRAW: lambda _, x: a.Draw(x),
    codes.FLIP: lambda codec, x: a.Flip(codec.seats[codec._of(x)], codec._slot_number(x), codec._face(x)),
    codes.TAKE: FourGodsCodec._decode_take,
    codes.CALL: lambda _, x: a.Call(CELLS[x]),
    codes.GIVE_UP: lambda _, x: a.GiveUp(prophet_name(x)),
    codes.DRAWN_TILE: lambda codec, x: a.Tile(codec.tiles.numbers[x]),
    codes.DEALT_COLOUR: lambda codec, x: a.DealtColour(codec.seats[x // codes.GODS], COLOURS[x % codes.GODS]),
    codes.DEALT_GOD: lambda codec, x: a.DealtGod(codec.seats[x // codes.GODS], GODS[x % codes.GODS]),
    codes.GIVEN_GOD: lambda codec, x: a.GivenGod(codec.seats[x // codes.GODS], GODS[x % codes.GODS]),
    codes.HOLD: lambda codec, x: a.Hold(codec.seats[x // codes.HANDS], HANDS[x % codes.HANDS]),
}

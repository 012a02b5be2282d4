"""Between the actions of Deus and their ints; codes.py says how those are built."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pantheon.engine.actions import Action, At, check_action
from pantheon.engine.errors import Problem
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.atlas import Atlas
from pantheon.games.deus.deck import Deck
from pantheon.games.deus.names import COLOURS, GODS, LANDS, PIECES, RESOURCES, SEATS, Seat
from pantheon.games.deus.options import DeusOptions

_BARE: dict[int, type[Action]] = {codes.DONE: a.Done, codes.TAKE: a.Take, codes.DECLINE: a.Decline}
_TURNS = codes.FACES * codes.ROTATIONS
_MOST_REMEMBERED = 1 << 12  # actions; a game has some hundreds


@lru_cache(maxsize=32)
def _remembered(seats: tuple[Seat, ...], deck: Deck, atlas: Atlas) -> dict[int, Action]:
    """What the codecs of such tables have decoded: lists of legal actions repeat themselves from move to move."""
    del seats, deck, atlas
    return {}


class DeusCodec:
    """The codec for the seats, map and deck of one table."""

    actions: tuple[type[Action], ...] = a.BY_SEATS + a.BY_CHANCE

    def __init__(self, options: DeusOptions) -> None:
        self.seats = SEATS[: options.players]
        self.deck = options.card_deck
        self.atlas = options.atlas
        self.places = len(self.atlas.places)
        self._remembered = _remembered(self.seats, self.deck, self.atlas)

    # --- to ints ----------------------------------------------------------------------------------------------

    def encode(self, action: Action) -> int:
        """The int of an action; Problem if it names something that this table does not have."""
        check_action(action)
        if type(action) not in self.actions:
            raise Problem("foreign-action", action=type(action).__name__)
        verb, arg = self._encode(action)
        return verb << codes.SHIFT | arg

    def _encode(self, action: Any) -> tuple[int, int]:
        match action:
            case a.Build(card):
                return codes.BUILD, self._kind(card)
            case a.Joke(card, column):
                return codes.JOKE, self._kind(card) * codes.STANDARD + COLOURS.index(column)
            case a.Offer(card):
                return codes.OFFER, self._kind(card)
            case a.Add(card):
                return codes.ADD, self._kind(card)
            case a.Pay(wood, stone, clay, wheat):
                return codes.PAY, wood | stone << 4 | clay << 8 | wheat << 12
            case a.Place(at):
                return codes.PLACE, self._region(at)
            case a.Purchase(resource):
                return codes.PURCHASE, RESOURCES.index(resource)
            case a.Vend(count):
                return codes.VEND, self._small(count)
            case a.VendOne(resource):
                return codes.VEND_ONE, RESOURCES.index(resource)
            case a.Reap(land):
                return codes.REAP, LANDS.index(land)
            case a.TakePiece(piece):
                return codes.TAKE_PIECE, PIECES.index(piece)
            case a.Fire(card):
                return codes.FIRE, card - 1
            case a.Send(at):
                return codes.SEND, self._region(at)
            case a.March(at):
                return codes.MARCH, self._region(at)
            case a.Rob(seat):
                return codes.ROB, self._seat(seat)
            case a.Pillage(at):
                return codes.PILLAGE, self._region(at)
            case a.Invoke(god):
                return codes.INVOKE, GODS.index(god)
            case a.TakeResource(resource):
                return codes.TAKE_RESOURCE, RESOURCES.index(resource)
            case a.Choose(ship, production, science, civil, unit):
                return codes.CHOOSE, self._split((ship, production, science, civil, unit))
            case a.LaidTile(place, tile):
                return codes.LAID_TILE, self._place(place) * codes.TILES + self._one_of(tile, codes.TILES)
            case a.LaidFace(place, face, rotation):
                turned = self._one_of(face, codes.FACES) * codes.ROTATIONS + self._below(rotation, codes.ROTATIONS)
                return codes.LAID_FACE, self._place(place) * _TURNS + turned
            case a.Begun(seat):
                return codes.BEGUN, self._seat(seat)
            case a.Drawn(card):
                return codes.DRAWN, self._kind(card)
        return next(verb for verb, kind in _BARE.items() if isinstance(action, kind)), 0

    def _kind(self, card: str | None) -> int:
        if card is None:
            raise Problem("deus-hidden")
        if card not in self.deck.kind_of:
            raise Problem("deus-no-card", card=card)
        return self.deck.kind_of[card]

    def _region(self, at: At) -> int:
        if at not in self.atlas.region_at:
            raise Problem("deus-no-region", q=at[0], r=at[1])
        return self.atlas.region_at[at]

    def _seat(self, seat: Seat) -> int:
        if seat not in self.seats:
            raise Problem("deus-no-seat", seat=seat, known=", ".join(self.seats))
        return self.seats.index(seat)

    def _small(self, number: int) -> int:
        return self._below(number, 1 << codes.SHIFT)

    def _below(self, number: int, limit: int) -> int:
        if not 0 <= number < limit:
            raise Problem("deus-number", number=number, most=limit - 1)
        return number

    def _one_of(self, number: int, count: int) -> int:
        return self._below(number - 1, count)

    def _place(self, place: int) -> int:
        return self._one_of(place, self.places)

    def _split(self, counts: tuple[int | None, ...]) -> int:
        number = 0
        for count in reversed(counts):
            if count is None:
                raise Problem("deus-hidden")
            number = number * 6 + count
        return number

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
        try:
            found = self._decode(number >> codes.SHIFT, number & (1 << codes.SHIFT) - 1)
            fits = self.encode(found) == number
        except (IndexError, KeyError, Problem):
            raise Problem("no-such-action", number=number) from None
        if not fits:
            raise Problem("no-such-action", number=number)
        return found

    def _decode(self, verb: int, arg: int) -> Action:
        return _BARE[verb]() if verb in _BARE else _BY_VERB[verb](self, arg)

    def _decode_face(self, arg: int) -> Action:
        place, turned = divmod(arg, _TURNS)
        return a.LaidFace(1 + place, 1 + turned // codes.ROTATIONS, turned % codes.ROTATIONS)

    def _id(self, kind: int) -> str:
        return self.deck.cards[kind].id


_BY_VERB: dict[int, Callable[[DeusCodec, int], Action]] = {
    codes.BUILD: lambda codec, x: a.Build(codec._id(x)),
    codes.JOKE: lambda codec, x: a.Joke(codec._id(x // codes.STANDARD), COLOURS[x % codes.STANDARD]),  # type: ignore[arg-type]
    codes.OFFER: lambda codec, x: a.Offer(codec._id(x)),
    codes.ADD: lambda codec, x: a.Add(codec._id(x)),
    codes.PAY: lambda _, x: a.Pay(x & 15, x >> 4 & 15, x >> 8 & 15, x >> 12),
    codes.PLACE: lambda codec, x: a.Place(codec.atlas.cells[x]),
    codes.PURCHASE: lambda _, x: a.Purchase(RESOURCES[x]),
    codes.VEND: lambda _, x: a.Vend(x),
    codes.VEND_ONE: lambda _, x: a.VendOne(RESOURCES[x]),
    codes.REAP: lambda _, x: a.Reap(LANDS[x]),
    codes.TAKE_PIECE: lambda _, x: a.TakePiece(PIECES[x]),
    codes.FIRE: lambda _, x: a.Fire(x + 1),
    codes.SEND: lambda codec, x: a.Send(codec.atlas.cells[x]),
    codes.MARCH: lambda codec, x: a.March(codec.atlas.cells[x]),
    codes.ROB: lambda codec, x: a.Rob(codec.seats[x]),
    codes.PILLAGE: lambda codec, x: a.Pillage(codec.atlas.cells[x]),
    codes.INVOKE: lambda _, x: a.Invoke(GODS[x]),
    codes.TAKE_RESOURCE: lambda _, x: a.TakeResource(RESOURCES[x]),
    codes.CHOOSE: lambda _, x: a.Choose(*(x // 6**k % 6 for k in range(codes.STANDARD))),
    codes.LAID_TILE: lambda _, x: a.LaidTile(1 + x // codes.TILES, 1 + x % codes.TILES),
    codes.LAID_FACE: DeusCodec._decode_face,
    codes.BEGUN: lambda codec, x: a.Begun(codec.seats[x]),
    codes.DRAWN: lambda codec, x: a.Drawn(codec._id(x)),
}

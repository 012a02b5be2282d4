"""The actions of Gods: structs outside, ints inside (codes.py says how they are built)."""

from functools import lru_cache
from typing import Literal

from pantheon.engine.actions import Action, At, check_action
from pantheon.engine.errors import Problem
from pantheon.engine.hexes import cell_at, coordinates
from pantheon.games.gods import codes
from pantheon.games.gods.numbers import HEX_NAMES, HEXES
from pantheon.games.gods.options import God, GodsOptions

TribeName = Literal["green", "blue", "violet", "orange"]
HexName = Literal["green", "blue", "violet", "orange", "desert", "decline", "whirlwind", "extra", "game_end"]


class Tribe(Action, frozen=True, tag="tribe"):
    """Place a tribe from the display."""

    tribe: TribeName
    at: At


class Temple(Action, frozen=True, tag="temple"):
    """Place a temple of one's own."""

    at: At


class Desert(Action, frozen=True, tag="desert"):
    """Place a desert from the display."""

    at: At


class Decline(Action, frozen=True, tag="decline"):
    """Place a decline from the display."""

    at: At


class Whirlwind(Action, frozen=True, tag="whirlwind"):
    """Play a whirlwind from the display."""


class TakeExtra(Action, frozen=True, tag="take-extra"):
    """Take an extra action from the display."""


class Lift(Action, frozen=True, tag="lift"):
    """Lift a desert, for power or by a whirlwind."""

    at: At


class Set(Action, frozen=True, tag="set"):
    """Set the lifted desert."""

    at: At


class Discard(Action, frozen=True, tag="discard"):
    """Discard a hex of the display."""

    hex: HexName


class UseExtra(Action, frozen=True, tag="use-extra"):
    """Use an extra action taken in an earlier turn."""


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Keep the extra action and end the turn."""


class TakePower(Action, frozen=True, tag="take-power"):
    """Take power from the owner of a temple beside the decline."""

    god: God


class Spare(Action, frozen=True, tag="spare"):
    """Take no power."""


class Stay(Action, frozen=True, tag="stay"):
    """Move no desert with the whirlwind."""


class GiveStone(Action, frozen=True, tag="stone"):
    """Give one of the last stones to a tribe."""

    at: At


class Settle(Action, frozen=True, tag="settle"):
    """Chance: a god's first temple stands here."""

    god: God
    at: At


class Begin(Action, frozen=True, tag="begin"):
    """Chance: who starts."""

    god: God


class Draw(Action, frozen=True, tag="draw"):
    """Chance: a hex comes out of the bag."""

    hex: HexName


class Redraw(Action, frozen=True, tag="redraw"):
    """Chance: a differing hex replaces one of two identical ones."""

    hex: HexName


BY_CHANCE: tuple[type[Action], ...] = (Settle, Begin, Draw, Redraw)
PLACED: dict[int, type[Desert | Decline | Temple | Lift | Set | GiveStone]] = {
    codes.DESERT: Desert,
    codes.DECLINE: Decline,
    codes.TEMPLE: Temple,
    codes.LIFT: Lift,
    codes.SET: Set,
    codes.GIVE_STONE: GiveStone,
}
BARE: dict[int, type[Action]] = {
    codes.WHIRLWIND: Whirlwind,
    codes.EXTRA: TakeExtra,
    codes.USE_EXTRA: UseExtra,
    codes.END_TURN: EndTurn,
    codes.SPARE: Spare,
    codes.STAY: Stay,
}
OF_HEX: dict[int, type[Discard | Draw | Redraw]] = {
    codes.DISCARD: Discard,
    codes.DRAWN: Draw,
    codes.REDRAWN: Redraw,
}
OF_GOD: dict[int, type[TakePower | Begin]] = {codes.TAKE_POWER: TakePower, codes.BEGUN: Begin}

_VERBS = {kind: verb for table in (PLACED, BARE, OF_HEX, OF_GOD) for verb, kind in table.items()}
_MOST_REMEMBERED = 1 << 12  # actions; a game has a thousand or so


@lru_cache(maxsize=64)  # all orders of the gods
def _remembered(gods: tuple[God, ...]) -> dict[int, Action]:
    """What the codecs of such tables have decoded: lists of legal actions repeat themselves from move to move."""
    del gods
    return {}


class GodsCodec:
    """Between structs and ints, for the gods of one table."""

    actions: tuple[type[Action], ...] = (Tribe, *_VERBS, Settle)

    def __init__(self, options: GodsOptions) -> None:
        self.gods = options.gods
        self._remembered = _remembered(self.gods)

    def encode(self, action: Action) -> int:
        """The int of an action."""
        check_action(action)
        if isinstance(action, Tribe):
            return self._number(HEXES[action.tribe], cell_at(*action.at))
        if isinstance(action, Settle):
            return self._number(codes.SETTLED, cell_at(*action.at) * codes.SEATS + self._seat(action.god))
        verb = _VERBS.get(type(action))
        if verb is None:
            raise Problem("foreign-action", action=type(action).__name__)
        if isinstance(action, TakePower | Begin):
            return self._number(verb, self._seat(action.god))
        if isinstance(action, Discard | Draw | Redraw):
            return self._number(verb, HEXES[action.hex])
        if isinstance(action, Desert | Decline | Temple | Lift | Set | GiveStone):
            return self._number(verb, cell_at(*action.at))
        return self._number(verb, 0)

    def decode(self, number: int) -> Action:
        """The action of an int."""
        found = self._remembered.get(number)
        if found is None:
            found = self._decode(number)
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[number] = found
        return found

    def _decode(self, number: int) -> Action:
        verb, arg = number >> codes.SHIFT, number & ((1 << codes.SHIFT) - 1)
        if codes.NOTHING < verb <= codes.ORANGE:
            return Tribe(HEX_NAMES[verb], coordinates(arg))  # type: ignore[arg-type]
        if verb in PLACED:
            return PLACED[verb](coordinates(arg))
        if verb in BARE and arg == 0:
            return BARE[verb]()
        if verb in OF_HEX and arg in HEX_NAMES:
            return OF_HEX[verb](HEX_NAMES[arg])  # type: ignore[arg-type]
        if verb in OF_GOD and arg < len(self.gods):
            return OF_GOD[verb](self.gods[arg])
        if verb == codes.SETTLED and arg % codes.SEATS < len(self.gods):
            return Settle(self.gods[arg % codes.SEATS], coordinates(arg // codes.SEATS))
        raise Problem("no-such-action", number=number)

    def _seat(self, god: God) -> int:
        if god not in self.gods:
            raise Problem("god-not-here", god=god, known=", ".join(self.gods))
        return self.gods.index(god)

    def _number(self, verb: int, arg: int) -> int:
        if arg >> codes.SHIFT:
            raise Problem("far-away")
        return verb << codes.SHIFT | arg

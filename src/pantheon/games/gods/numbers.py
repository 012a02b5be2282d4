"""The numbers of Gods, read once from data.toml and checked."""

from importlib.resources import files

import msgspec

from pantheon.engine.hexes import cell_at
from pantheon.games.gods import codes

HEXES = {
    "green": codes.GREEN,
    "blue": codes.BLUE,
    "violet": codes.VIOLET,
    "orange": codes.ORANGE,
    "desert": codes.DESERT,
    "decline": codes.DECLINE,
    "whirlwind": codes.WHIRLWIND,
    "extra": codes.EXTRA,
    "game_end": codes.GAME_END,
}
"""The words for the hexes of the bag, in data, records and views."""

HEX_NAMES = {code: name for name, code in HEXES.items()}


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Power: its limits, and what things cost and bring."""

    start: int
    most: int
    income: int
    temple_per_neighbour: int
    tribe_per_neighbour: int
    desert_gain: int
    desert_move: int
    decline_theft: int


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many actions a turn has."""

    actions: int


class Nation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a nation, and what it is worth."""

    tribes: int
    card: int
    cards_per_colour: int


class Stones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """God stones."""

    per_god: int


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first hexes lie."""

    temples: tuple[tuple[int, int], ...]
    deserts: tuple[tuple[int, int], ...]

    def temple_cells(self) -> list[int]:
        """The places of the start temples, in the order in which they are dealt."""
        return [cell_at(q, r) for q, r in self.temples]

    def desert_cells(self) -> list[int]:
        """The places of the start deserts."""
        return [cell_at(q, r) for q, r in self.deserts]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between the editions; an absent number means that the edition lacks the rule."""

    temples_per_god: int
    hexes: dict[str, int]
    twins: bool
    discard_returns: bool
    bonus: tuple[int, ...]
    threshold: dict[int, int] = {}
    guard_turns_per_player: int = 0
    game_end_among_last: tuple[int, ...] = (0, 0)  # by version of the rules
    cards_of_different_colours: int = 0
    cards_of_any_colour: int = 0


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data.toml."""

    power: Power
    turn: Turn
    nation: Nation
    stones: Stones
    layout: dict[int, Layout]
    editions: dict[int, Edition]

    def check(self) -> None:
        """Refuse numbers that the rows of a position have no room for."""
        for year, edition in self.editions.items():
            unknown = sorted(set(edition.hexes) - set(HEXES))
            if unknown:
                raise ValueError(f"edition {year}: unknown hexes {unknown}; known are {sorted(HEXES)}")
            if edition.hexes.get("desert", 0) > codes.MOST_DESERTS:
                raise ValueError(f"edition {year}: at most {codes.MOST_DESERTS} deserts")
            if len(edition.bonus) > codes.BONUSES:
                raise ValueError(f"edition {year}: at most {codes.BONUSES} bonuses")
        for players, layout in self.layout.items():
            if len(layout.temples) != players:
                raise ValueError(f"layout {players}: {len(layout.temples)} temples for {players} players")


def read_numbers(text: str) -> Numbers:
    """Read and check the numbers of a data file."""
    numbers = msgspec.toml.decode(text, type=Numbers, strict=False)
    numbers.check()
    return numbers


NUMBERS = read_numbers(files("pantheon.games.gods").joinpath("data.toml").read_text(encoding="utf-8"))

"""The numbers of 4 Gods, read once from data.toml."""

from importlib.resources import files

import msgspec


class Prophets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prophets of a colour."""

    all_gods: int
    fewer_gods: int


class TableNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies ready."""

    cities: int
    hands: int


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that are no option."""

    window: int
    penalty: int


class PlayoutNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pace of random play."""

    seconds_per_command: int


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth how much."""

    city: int
    places: tuple[int, ...]
    kingdom_tiles: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data.toml."""

    slots: dict[int, int]
    prophets: Prophets
    table: TableNumbers
    clocks: Clocks
    playout: PlayoutNumbers
    scoring: Scoring


NUMBERS = msgspec.toml.decode(
    files("pantheon.games.four_gods").joinpath("data.toml").read_bytes(), type=Numbers, strict=False
)

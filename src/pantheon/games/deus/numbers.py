"""The numbers of Deus, read once from data.toml."""

from importlib.resources import files

import msgspec


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player begins with."""

    gold: int
    vp: int
    resources: int
    cards: int
    board: int
    pieces: int


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies ready."""

    resources_per_player: int
    temples: dict[int, int]


class Build(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paying and placing."""

    gold_for_resource: int
    edge_vp: int
    first_distance: int


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards in hand."""

    refill: int
    most: int


class Gods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What gods give."""

    neptune_gold: int
    vesta_vp: tuple[int, int]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end and the score."""

    temple_most: int
    majority: int
    guard_rounds: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data.toml."""

    start: Start
    supply: Supply
    build: Build
    hand: Hand
    gods: Gods
    end: End
    shapes: dict[str, dict[int, tuple[tuple[int, int], ...]]]


NUMBERS = msgspec.toml.decode(
    files("pantheon.games.deus").joinpath("data.toml").read_bytes(), type=Numbers, strict=False
)

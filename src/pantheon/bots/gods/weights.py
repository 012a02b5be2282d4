"""What the greedy bot values, read once from weights.toml."""

from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of weights.toml, where each is explained."""

    one: int
    two: int
    power: int
    temple: int
    extra: int
    growth: int
    win: int
    now: int
    soon: int
    spite: int
    leader: int
    field: int
    horizon: int


WEIGHTS = msgspec.toml.decode(
    files("pantheon.bots.gods").joinpath("weights.toml").read_text(encoding="utf-8"), type=Weights
)

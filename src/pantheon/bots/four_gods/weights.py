"""What the greedy bot values, read once from weights.toml."""

from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of weights.toml, where each is explained."""

    growth: int
    hermit: int
    prophet: int
    danger: int
    slack: int
    low: int
    leader: int
    field: int
    god: int
    draw: int
    take: int
    discard: int
    fill: int
    call: int
    patience: int


WEIGHTS = msgspec.toml.decode(
    files("pantheon.bots.four_gods").joinpath("weights.toml").read_text(encoding="utf-8"), type=Weights
)

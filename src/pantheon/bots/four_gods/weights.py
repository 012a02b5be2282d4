"""What the greedy bots value, read once from weights.toml, and from weights-1.toml for the first of them."""

from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of weights.toml, where each is explained."""

    growth: int
    hermit: int
    prophet: int
    danger: int
    late: int
    gift: int
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
    doubts: int


def _read(name: str) -> Weights:
    text = files("pantheon.bots.four_gods").joinpath(name).read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Weights)


WEIGHTS = _read("weights.toml")
FIRST = _read("weights-1.toml")

"""What the greedy bot values, read once from weights.toml."""

from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of weights.toml, where each is explained."""

    length: int
    horizon: int
    builds: int
    one: int
    two: int
    more: int
    gold: int
    card: int
    draw: int
    piece: int
    pieces: int
    spare: int
    typical: int
    first: int
    second: int
    third: int
    ripen: int
    march: int
    raid: int
    region: int
    room: int
    coast: int
    plenty: int
    siege: int
    foothold: int
    best: int
    rest: int
    bare: int
    lack: int
    poor: int
    closed: int
    rivals: int


WEIGHTS = msgspec.toml.decode(
    files("pantheon.bots.deus").joinpath("weights.toml").read_text(encoding="utf-8"), type=Weights
)

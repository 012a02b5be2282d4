"""Non-interference: what a seat cannot know makes no difference to anything that it meets."""

from random import Random

import msgspec
import pytest

from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Game, Position


def check_noninterference(game: Game, position: Position) -> int:
    """Compare a position with samples of it, for every seat; how many of the samples really were different.

    All that differs between two samples is hidden, so the seat must see, be offered and be told the same.
    """
    encode = msgspec.json.encode
    different = 0
    for seat in (None, *range(position.options.players)):
        seen = encode(position.view(seat))
        for rng in (Random(1), Random(2)):
            other = position.sample(seat, rng)
            different += other.pack() != position.pack()
            assert encode(other.view(seat)) == seen, f"seat {seat} sees a difference"
            if seat is not None:
                assert other.legal(seat) == position.legal(seat), f"seat {seat} is offered something else"
                assert _refusals(other, seat) == _refusals(position, seat), f"seat {seat} is told something else"
            again = game.imagine(msgspec.json.decode(seen, type=game.view), rng)
            assert encode(again.view(seat)) == seen, "a view is all that a bot needs, also over the wire"
    return different


def _refusals(position: Position, seat: int) -> list[str]:
    """What a seat is told when it tries what it may not do."""
    told = []
    legal = position.legal(seat)
    for action in [a + step for a in legal[:20] for step in (1, 1 << 23)] + [0, 5 << 23]:
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                position.copy().play(seat, action)
            told.append(str(refused.value))
    return told

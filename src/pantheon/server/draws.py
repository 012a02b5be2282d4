"""The draws of a table that is over, as anybody can check them without knowing the rules."""

from typing import Any

import msgspec

from pantheon.server.past import past_of
from pantheon.server.story import replayed
from pantheon.server.table import Table


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """Move `move` (from 1) was the draw `number` (from 0) of a purpose: one of these outcomes, with these weights."""

    move: int
    purpose: str
    number: int
    outcomes: list[Any]
    weights: tuple[int, ...]
    drawn: int  # which of the outcomes, from 0


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the draws follow from; the seed is None where they are not those of one seed.

    `pledges` and `entropy` (hexadecimal) are by seat: who pledged something and revealed it, has both.
    """

    commitment: str
    seed: str | None
    pledges: list[str]
    entropy: list[str]
    moves: int
    draws: list[Drawn]


def draws_of(table: Table) -> Draws:
    """Return all draws of a game that is over for good, in the order in which they were made."""
    decode = table.codec.decode
    counts: dict[str, int] = {}
    draws = []
    for n, (position, move) in enumerate(replayed(past_of(table), len(table.moves)), start=1):
        chance = position.chance()
        if move is None or chance is None:
            continue
        number = counts.get(chance.purpose, 0)
        counts[chance.purpose] = number + 1
        drawn = Drawn(
            move=n,
            purpose=chance.purpose,
            number=number,
            outcomes=[decode(action) for action in chance.actions],
            weights=chance.weights,
            drawn=chance.actions.index(move.action),
        )
        draws.append(drawn)
    header = table.header()
    seed = table.brought.seed if table.brought is not None else table.created.seed
    whole = table.created.prior is None or table.brought is not None
    return Draws(
        commitment=header.commitment,
        seed=seed.hex() if seed is not None and whole else None,
        pledges=list(header.pledges),
        entropy=[part.hex() for part in header.entropy],
        moves=len(table.moves),
        draws=draws,
    )

"""Legal is complete: for whatever is not in the list, the rules can say why."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.game import Game, Position
from pantheon.engine.hexes import coordinates, disc_size, ring_of
from pantheon.games.gods import codes
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position as GodsPosition
from pantheon.games.gods.reasons import why_not
from tests.engine.walks import reached

TRIES = 20_000


def candidates(position: GodsPosition) -> list[int]:
    """Every verb with every cell of the map and two rings around it."""
    reach = max((ring_of(cell) for cell, _, _ in position.hexes()), default=0) + 2
    return [verb << codes.SHIFT | arg for verb in range(1, codes.SETTLED) for arg in range(disc_size(reach))]


@given(reached())
def test_everything_that_is_not_legal_is_refused_for_a_reason_of_the_rules(found: tuple[Game, Position]) -> None:
    _, position = found
    if not isinstance(position, GodsPosition) or not position.to_act():
        return
    seat = position.to_act()[0]
    legal = set(position.legal(seat))
    for action in candidates(position):
        if action not in legal:
            reason = why_not(position, seat, action).text
            verb, arg = action >> codes.SHIFT, action & ((1 << codes.SHIFT) - 1)
            nonsense = verb in (codes.STAY, codes.SPARE, codes.USE_EXTRA, codes.END_TURN) and arg
            assert nonsense or reason != "no-such-action", (verb, coordinates(arg))


@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]), st.sampled_from([2005, 2001]), st.booleans())
def test_a_map_without_a_border_keeps_its_edge(seed: int, players: int, edition: int, one_piece: bool) -> None:
    """The edge is exactly the empty cells beside a hex, after any number of placements and desert moves."""
    position = GodsPosition(GodsOptions(players=players, edition=edition, one_piece=one_piece))  # type: ignore[arg-type]
    rng = Random(seed)
    position.reseed(seed)
    count = position.roll()
    while count:
        count = position.step(rng.randrange(count))
    on_map = {coordinates(cell) for cell, _, _ in position.hexes()}
    beside = {near for cell in on_map for near in around(cell)} - on_map
    assert {coordinates(cell) for cell in position.edge_cells()} == beside
    assert position.edge_cells() == sorted(position.edge_cells())
    for cell in position.edge_cells():
        assert position.neighbours_of(cell) == len(on_map & set(around(coordinates(cell))))


def around(at: tuple[int, int]) -> list[tuple[int, int]]:
    q, r = at
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


@given(st.integers(0, 2**32), st.sampled_from([2005, 2001]))
def test_a_sampled_action_is_uniform_over_the_list(seed: int, edition: int) -> None:
    """Chi-square against the full listing, far out in the tail: a true sampler fails once in a million runs."""
    position = GodsPosition(GodsOptions(players=3, edition=edition))  # type: ignore[arg-type]
    rng = Random(seed)
    position.reseed(seed)
    count = position.roll()
    for _ in range(rng.randrange(60)):
        if count:
            count = position.step(rng.randrange(count))
    if count < 2:
        return
    legal = position.legal(position.seat)
    per_action = max(40, TRIES // 20 // len(legal))
    drawn = Counter(position.draw_action() for _ in range(per_action * len(legal)))
    assert set(drawn) <= set(legal)
    square = sum((drawn[action] - per_action) ** 2 / per_action for action in legal)
    free = len(legal) - 1
    assert square < free + 6 * (2 * free) ** 0.5 + 12

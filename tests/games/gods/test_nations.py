"""Cards, tokens and points that a position keeps are what its map and its history say."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pantheon.games import game
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.view import GodsView
from tests.engine.walks import options_of, walk

GODS = game("gods")
NATION, CARD = 3, 3


def worshippers(view: GodsView, god: str, tribe: str) -> int:
    """How many tribes of a colour bear a god's stone on the map."""
    return sum(hex_.hex == tribe and hex_.god == god for hex_ in view.map)


@given(st.data())
def test_every_card_stands_for_three_tribes_and_every_point_for_a_card_or_token(data: st.DataObject) -> None:
    options = data.draw(options_of(GODS))
    bonus = NUMBERS.editions[options.edition].bonus
    for position, _, _ in walk(GODS, options, Random(data.draw(st.integers(0, 2**32)))):
        view = position.view(None)
        for seat, score in zip(view.seats, position.scores(), strict=True):
            tribes = {tribe: worshippers(view, seat.god, tribe) for tribe in seat.tribes}
            assert seat.tribes == tribes
            if view.phase != "shortage":  # the new cards come with the last stone
                assert seat.cards == {tribe: count // NATION for tribe, count in tribes.items()}
            kept = sum(
                bonus[nth] for holders in view.tokens.values() for nth, god in enumerate(holders) if god == seat.god
            )
            assert seat.kept == kept
            assert seat.points == score.points == CARD * sum(seat.cards.values()) + kept

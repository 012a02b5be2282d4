"""Power is never made or lost but by income, prices, deserts and declines."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.actions import Action
from pantheon.games import game
from pantheon.games.gods.actions import Desert, Lift, TakePower, Temple, Tribe
from pantheon.games.gods.view import GodsView
from tests.engine.walks import options_of, walk

GODS = game("gods")
MOST = 12


def neighbours(view: GodsView, at: tuple[int, int]) -> int:
    q, r = at
    beside = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return sum(hex_.at in beside for hex_ in view.map)


def paid(view: GodsView, power: list[int], action: Action) -> list[int]:
    """The power of all seats after an action, as a person would count it at the table."""
    after = list(power)
    if isinstance(action, Tribe):
        after[view.active] -= neighbours(view, action.at)
    elif isinstance(action, Temple):
        after[view.active] -= 3 * neighbours(view, action.at)
    elif isinstance(action, Desert):
        after[view.active] = min(MOST, after[view.active] + 1)
    elif isinstance(action, Lift) and view.phase == "act":
        after[view.active] -= 2
    elif isinstance(action, TakePower):
        after[view.options.gods.index(action.god)] -= 1
        after[view.active] = min(MOST, after[view.active] + 1)
    return after


@given(st.data())
def test_power_changes_only_as_the_rules_say(data: st.DataObject) -> None:
    options = data.draw(options_of(GODS))
    codec = GODS.codec(options)
    expected = [2] * options.players
    turn = 0
    for position, _, action in walk(GODS, options, Random(data.draw(st.integers(0, 2**32)))):
        view = position.view(None)
        if view.turn != turn:  # a turn has begun: income
            turn = view.turn
            expected[view.active] = min(MOST, expected[view.active] + 3)
        assert [seat.power for seat in view.seats] == expected
        assert all(0 <= power <= MOST for power in expected)
        expected = paid(view, expected, codec.decode(action))

"""Actions put together from parts are those that would be written whole."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.actions import Action
from pantheon.games.four_gods.spelling import Spelling
from tests.games.four_gods.test_codec import CODEC, EXAMPLES, some_actions

encode = msgspec.json.encode


def test_every_kind_of_action_is_spelled_as_it_is_encoded() -> None:
    spelled = Spelling(CODEC)
    for action in EXAMPLES.values():
        number = CODEC.encode(action)
        assert [spelled(number), spelled(number)] == [encode(action)] * 2, "the first time and from memory"


@given(st.lists(some_actions, min_size=2, max_size=40))
def test_parts_are_put_together_only_where_they_belong(actions: list[Action]) -> None:
    spelled = Spelling(CODEC)
    assert [spelled(CODEC.encode(action)) for action in actions] == [encode(action) for action in actions]

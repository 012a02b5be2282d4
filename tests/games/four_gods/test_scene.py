"""A table that is looked at again and again: what is remembered saves time and changes nothing."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.game import Scene
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import FourGodsView
from tests.engine.walks import any_move
from tests.games.four_gods.playing import FOUR_GODS, MODES, opened

encode = msgspec.json.encode


def scene() -> Scene:
    assert FOUR_GODS.scene is not None
    return FOUR_GODS.scene()


def viewers(position: Position) -> tuple[int | None, ...]:
    return (None, *range(position.options.players))


def seen(scene: Scene, position: Position, seats: tuple[int | None, ...]) -> list[FourGodsView]:
    """What those seats see, put together to whole views."""
    common, owns = scene.look(position, seats)
    alike = dict(zip(scene.common, common, strict=True))
    return [FourGodsView(**alike, **dict(zip(scene.personal, own, strict=True))) for own in owns]


def moments(mode: dict[str, Any], seed: int, moves: int = 150) -> list[Position]:
    """The positions of a random game."""
    rng, position = Random(seed), Position(FourGodsOptions(**mode))
    found = [position.copy()]
    while len(found) < moves and not position.over:
        position.play(*any_move(FOUR_GODS, position, rng))
        found.append(position.copy())
    return found


def test_every_field_of_a_view_is_common_or_personal() -> None:
    table = scene()
    assert sorted(table.common + table.personal) == sorted(FourGodsView.__struct_fields__)


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_after_every_move_a_table_looks_as_if_it_was_never_looked_at(mode: dict[str, Any], seed: int) -> None:
    table = scene()
    for position in moments(mode, seed):
        assert seen(table, position, viewers(position)) == [position.view(seat) for seat in viewers(position)]


@given(st.data())
def test_whoever_looks_in_whatever_order_sees_the_position_and_nothing_of_others(data: st.DataObject) -> None:
    games = [moments(data.draw(st.sampled_from(MODES)), data.draw(st.integers(0, 99)), 60) for _ in range(2)]
    positions = [position for game in games for position in game]
    table = scene()
    for position in data.draw(st.lists(st.sampled_from(positions), min_size=2, max_size=12)):
        seats = tuple(data.draw(st.lists(st.sampled_from(viewers(position)), unique=True)))
        assert [encode(view) for view in seen(table, position, seats)] == [
            encode(position.view(seat)) for seat in seats
        ]


def test_what_is_as_it_was_is_the_same_object() -> None:
    table, look = opened([1, 2, 3, 4], players=2), scene()
    before = seen(look, table.position, (None, 0, 1))
    table.do(1, "discard left 1 SSSS")
    after = seen(look, table.position, (None, 0, 1))
    for was, now in zip(before, after, strict=True):
        assert now.world is was.world
        assert now.kingdoms is was.kingdoms
        assert now.asks is was.asks
        assert now.reserves is was.reserves
        assert now.seats[0] is was.seats[0], "nothing has happened to him"
        assert now.seats[1] != was.seats[1]


def test_what_several_see_alike_is_one_object_for_them() -> None:
    table = opened([1, 2, 3, 4], players=2)
    spectator, south, north = seen(scene(), table.position, (None, 0, 1))
    assert spectator.world is south.world is north.world
    assert spectator.seats[1] is south.seats[1] is not north.seats[1], "his own hands are open to him"

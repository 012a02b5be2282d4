"""Views and codecs remember parts of what they made; that saves time and changes nothing."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.actions import Codec, write_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.games.deus.deck import Deck, standard_deck
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position as DeusPosition
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position as FourGodsPosition
from pantheon.games.four_gods.tiles import standard_tiles
from pantheon.games.gods.options import GODS, GodsOptions
from tests.engine.walks import listable_options, moves_of, walk, whole_games

encode = msgspec.json.encode

# Tables at which the same numbers mean something else.
TURNED_ROUND: dict[str, Any] = {
    "gods": GodsOptions(gods=GODS[::-1]),
    "four-gods": FourGodsOptions(tiles=standard_tiles().words()[::-1]),
    "deus": DeusOptions(deck=Deck(standard_deck().cards[::-1]).words()),
}
MODULES = ("gods.view", "gods.actions", "four_gods.view", "four_gods.codec", "deus.view", "deus.codec")
MEMORIES = {
    name: [thing for thing in vars(import_module(f"pantheon.games.{name}")).values() if hasattr(thing, "cache_clear")]
    for name in MODULES
}
seeds = st.integers(0, 2**32)


def forget() -> None:
    """Forget all that was remembered."""
    for memories in MEMORIES.values():
        for memory in memories:
            memory.cache_clear()


def tables(game: Game) -> st.SearchStrategy[Any]:
    return st.sampled_from([*listable_options(game), *[TURNED_ROUND[game.name]] * 5])


def moments(game: Game, options: Any, seed: int) -> Iterator[Position]:
    """Some positions of a random game; long games in larger steps."""
    for number, (position, _, _) in enumerate(walk(game, options, Random(seed), 500)):
        if number < 20 or number % 25 == 0:
            yield position.copy()


def viewers_of(position: Position) -> tuple[int | None, ...]:
    return (None, *range(position.options.players))


def views_of(position: Position) -> list[bytes]:
    return [encode(position.view(viewer)) for viewer in viewers_of(position)]


def test_there_is_something_to_forget_in_every_module() -> None:
    assert all(MEMORIES.values())


@pytest.mark.slow("views of whole games, made three times")
@pytest.mark.parametrize("name", names())
@whole_games
@given(data=st.data())
def test_a_view_is_the_same_whatever_was_seen_before(name: str, data: st.DataObject) -> None:
    game = game_named(name)
    games = [(data.draw(tables(game)), data.draw(seeds)) for _ in range(2)]
    positions = [position for options, seed in games for position in moments(game, options, seed)]
    for position in positions:
        views_of(position)
    remembered = [views_of(position) for position in positions]
    for position, views in zip(positions, remembered, strict=True):
        assert [encode(anew(position, viewer)) for viewer in viewers_of(position)] == views


def anew(position: Position, viewer: int | None) -> Any:
    """A view made by somebody who remembers nothing."""
    forget()
    return position.view(viewer)


def test_the_same_numbers_name_other_cards_and_tiles_at_another_table() -> None:
    cards, faces = [], []
    for options in (DeusOptions(), TURNED_ROUND["deus"]):
        deus = DeusPosition(options)
        deus.column, deus.height = [1, *deus.column[1:]], [1, *deus.height[1:]]
        cards.append(deus.view(0).seats[0].columns["blue"][0].card)
    for options in (FourGodsOptions(), TURNED_ROUND["four-gods"]):
        four_gods = FourGodsPosition(options)
        four_gods.row = [1, *four_gods.row[1:]]
        slot = four_gods.view(0).seats[0].row[0]
        faces.append(slot and slot.face)
    assert cards == [standard_deck().cards[0].id, standard_deck().cards[-1].id]
    assert faces == [str(standard_tiles().faces[0][0]), str(standard_tiles().faces[-1][0])]


@pytest.mark.parametrize("name", names())
@whole_games
@given(data=st.data())
def test_who_changes_a_dictionary_of_his_view_changes_no_other_view(name: str, data: st.DataObject) -> None:
    game = game_named(name)
    for position in moments(game, data.draw(tables(game)), data.draw(seeds)):
        before = views_of(position)
        for viewer in viewers_of(position):
            for found in dictionaries(position.view(viewer)):
                found.clear()
        assert views_of(position) == before


def dictionaries(part: Any) -> list[dict[str, Any]]:
    """Every dictionary in a view."""
    if isinstance(part, dict):
        return [part, *(found for value in list(part.values()) for found in dictionaries(value))]
    if isinstance(part, msgspec.Struct):
        return [found for name in part.__struct_fields__ for found in dictionaries(getattr(part, name))]
    if isinstance(part, tuple):
        return [found for value in part for found in dictionaries(value)]
    return []


@pytest.mark.slow("actions of whole games, decoded three times")
@pytest.mark.parametrize("name", names())
@whole_games
@given(data=st.data())
def test_a_number_is_the_same_action_whatever_was_decoded_before(name: str, data: st.DataObject) -> None:
    """Two tables in turn: what one has decoded may mean something else, or nothing, at the other."""
    game = game_named(name)
    tables_drawn = data.draw(tables(game)), data.draw(tables(game))
    numbers: set[int] = set()
    for options in tables_drawn:
        for position in moments(game, options, data.draw(seeds)):
            numbers.update(action for _, action in moves_of(position)[:50])
    remembered = []
    for _ in range(2):
        remembered = [meanings(game.codec(options), numbers) for options in tables_drawn]
    for options, meant in zip(tables_drawn, remembered, strict=True):
        forget()
        assert meanings(game.codec(options), numbers) == meant


def meanings(codec: Codec, numbers: set[int]) -> dict[int, str]:
    """What each number says, or why it says nothing."""
    found = {}
    for number in numbers:
        try:
            found[number] = write_action(codec.decode(number))
        except Problem as problem:
            found[number] = str(problem)
    return found


def test_a_codec_does_not_remember_more_and_more() -> None:
    codec = FourGodsCodec(FourGodsOptions())
    shapes, cells = range(len(codec.tiles.shapes)), range(codes.CELLS)
    for prophet in range(4):
        for shape in shapes:
            for cell in cells:
                codec.decode(1 << codes.PLACE_BIT | cell << codes.CELL_BIT | shape << codes.PROPHET_BITS | prophet)
    assert len(codec._remembered) <= 1 << 15 < 4 * len(shapes) * len(cells)
    assert codec.decode(codec.encode(codec.decode(1 << codes.PLACE_BIT))) == codec.decode(1 << codes.PLACE_BIT)

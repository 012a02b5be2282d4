"""The options of Deus: what goes together, what does not and why, and that they survive being written down."""

from random import Random

import pytest

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import read_options, write_options
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from tests.engine.walks import listable_options


def test_variants_combine_freely_but_that_a_ring_is_for_three() -> None:
    found = listable_options(GAME)
    assert len(found) == (2 * 3 * 2) * 2 * (3 + 4 + 5) + 2 * 2 * 2 * 4  # the last: rings, for three
    assert {options.players for options in found if options.shape == "ring"} == {3}


def test_options_survive_being_written_down() -> None:
    free = DeusOptions(players=2, start="chosen", handicap=(10, 7), joker=True, places=("0/0", "1/0", "1/-1", "2/-1"))
    for options in [free, *listable_options(GAME)]:
        assert read_options(DeusOptions, write_options(options)) == options


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"players": "1"}, "2, 3, 4"),
        ({"players": "5"}, "2, 3, 4"),
        ({"start": "secret"}, "standard, chosen"),
        ({"start": "chosen", "pieces": "5"}, "from 6 to 10"),
        ({"start": "chosen", "pieces": "11"}, "from 6 to 10"),
        ({"players": "2", "handicap": "8,9"}, "A handicap requires the chosen start"),
        ({"players": "2", "start": "chosen", "handicap": "8,9,10"}, "for each of the 2 players"),
        ({"players": "2", "start": "chosen", "handicap": "8,11"}, "a number from 6 to 10"),
        ({"players": "2", "start": "chosen", "handicap": "8,many"}, "whole number"),
        ({"players": "4", "shape": "ring"}, "The ring map is not available for 4 players"),
        ({"shape": "star"}, "standard, line, block, ring"),
        ({"players": "2", "places": "0/0,1/0,0/1"}, "2 players needs 4 different positions"),
        ({"players": "2", "places": "0/0,1/0,0/1,1/0"}, "2 players needs 4 different positions"),
        ({"players": "2", "places": "0/0,1/0,0/1,x/1"}, "“x/1” is not a tile position"),
        ({"players": "2", "places": "0/0,1/0,0/1,3/1"}, "must be connected"),
        ({"players": "2", "first": "3"}, "drawn, or a seat from 1 to 2"),
        ({"first": "5"}, "drawn, 1, 2, 3, 4"),
        ({"joker": "maybe"}, "yes, no"),
        ({"deck": "B01"}, "The deck cannot be used: Card 1"),
    ],
)
def test_what_does_not_go_together_is_refused(words: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        read_options(DeusOptions, words)


def test_a_number_of_pieces_without_a_choice_is_refused_at_new_tables_only() -> None:
    before = read_options(DeusOptions, {"players": "2", "pieces": "7"})
    with pytest.raises(OptionsError, match="requires the chosen start"):
        before.check_new()
    DeusOptions(players=2, start="chosen", pieces=7).check_new()
    DeusOptions(players=2).check_new()


def test_a_named_seat_begins_and_nothing_is_drawn_for_it() -> None:
    position, rng = Position(DeusOptions(players=3, first="2")), Random(1)
    purposes = set()
    while (chance := position.chance()) is not None:
        purposes.add(chance.purpose)
        position.play(None, rng.choice(chance.actions))
    assert purposes == {"map", "deck"}
    assert position.view(None).starter == "east"
    assert position.to_act() == (1,)


def test_pieces_to_choose_are_a_number_for_all_or_one_for_each() -> None:
    alike = DeusOptions(players=3, start="chosen", pieces=8)
    assert [alike.pieces_of(seat) for seat in range(3)] == [8, 8, 8]
    handicap = DeusOptions(players=3, start="chosen", pieces=8, handicap=(10, 6, 9))
    assert [handicap.pieces_of(seat) for seat in range(3)] == [10, 6, 9]

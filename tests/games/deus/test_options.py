"""The options of Deus: what goes together, what does not and why, and that they survive being written down."""

import pytest

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import read_options, write_options
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from tests.engine.walks import listable_options


def test_variants_combine_freely_but_that_a_ring_is_for_three() -> None:
    found = listable_options(GAME)
    assert len(found) == (3 * 2 * 3 * 2 + 2 * 2) * 2
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
        ({"players": "2", "handicap": "8,9"}, "Handicaps need the chosen start"),
        ({"players": "2", "start": "chosen", "handicap": "8,9,10"}, "for each of 2 players"),
        ({"players": "2", "start": "chosen", "handicap": "8,11"}, "one number from 6 to 10"),
        ({"players": "2", "start": "chosen", "handicap": "8,many"}, "whole number"),
        ({"players": "4", "shape": "ring"}, "The shape ring is not for 4 players"),
        ({"shape": "star"}, "standard, line, block, ring"),
        ({"players": "2", "places": "0/0,1/0,0/1"}, "2 players has 4 different places"),
        ({"players": "2", "places": "0/0,1/0,0/1,1/0"}, "2 players has 4 different places"),
        ({"players": "2", "places": "0/0,1/0,0/1,x/1"}, '"x/1" is no place'),
        ({"players": "2", "places": "0/0,1/0,0/1,3/1"}, "hang together"),
        ({"joker": "maybe"}, "yes, no"),
        ({"deck": "B01"}, "The deck cannot be used: Card 1"),
    ],
)
def test_what_does_not_go_together_is_refused(words: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        read_options(DeusOptions, words)


def test_pieces_to_choose_are_a_number_for_all_or_one_for_each() -> None:
    alike = DeusOptions(players=3, start="chosen", pieces=8)
    assert [alike.pieces_of(seat) for seat in range(3)] == [8, 8, 8]
    handicap = DeusOptions(players=3, start="chosen", pieces=8, handicap=(10, 6, 9))
    assert [handicap.pieces_of(seat) for seat in range(3)] == [10, 6, 9]

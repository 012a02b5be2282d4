"""Options: typed, from words and back, with errors that say what would be right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import OptionsError, Problem
from pantheon.engine.options import describe, read_options, write_options
from pantheon.games import game, names
from pantheon.games.gods.options import GodsOptions
from tests.engine.walks import games, options_of


@given(data=st.data())
def test_options_survive_being_written_down(data: st.DataObject) -> None:
    played = data.draw(games)
    options = data.draw(options_of(played))
    assert read_options(played.options, write_options(options)) == options


def test_words_are_understood_as_people_write_them() -> None:
    words = {"players": "3", "edition": " 2001 ", "one_piece": "Yes", "gods": "jade, gold ,azure"}
    options = read_options(GodsOptions, words)
    assert options == GodsOptions(players=3, edition=2001, one_piece=True, gods=("jade", "gold", "azure"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"players": "5"}, "players cannot be .5.. It can be: 2, 3, 4"),
        ({"players": "many"}, "It can be: 2, 3, 4"),
        ({"edition": "1999"}, "It can be: 2005, 2001"),
        ({"one_piece": "maybe"}, "It can be: yes, no"),
        ({"colour": "red"}, "no option .colour.. Options: players, edition, one_piece, one_religion, gods"),
        ({"gods": "jade,jade,gold,azure"}, "4 different ones of crimson, gold, azure, jade"),
        ({"gods": "zeus,jade,gold,azure"}, "gods cannot be .zeus.. It can be: crimson, gold, azure, jade"),
        ({"players": "2", "gods": "jade"}, "2 different ones"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(words: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        read_options(GodsOptions, words)


def test_wrong_values_are_refused_in_python_too() -> None:
    for wrong in ({"players": 5}, {"players": "3"}, {"players": True}, {"one_piece": 1}, {"edition": None}):
        with pytest.raises(OptionsError):
            GodsOptions(**wrong)


def test_a_list_becomes_a_tuple_and_anything_else_is_refused() -> None:
    options = GodsOptions(players=2, gods=["jade", "gold"])  # type: ignore[arg-type]
    assert hash(options) == hash(GodsOptions(players=2, gods=("jade", "gold")))
    with pytest.raises(OptionsError, match="a list is needed"):
        GodsOptions(players=2, gods=5)  # type: ignore[arg-type]


def test_every_game_describes_its_options() -> None:
    for name in names():
        described = {option.name: option for option in describe(game(name).options)}
        assert described["players"].choices
        assert all(option.default is not None for option in described.values())


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem, match=r"no game .chess.. Known games: deus, four-gods, gods"):
        game("chess")

"""Options: typed, from words and back, with errors that say what would be right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import OptionsError, Problem
from pantheon.engine.options import describe, differing, position_key, read_options, write_options
from pantheon.games import game, names
from pantheon.games.gods.options import GodsOptions
from tests.engine.walks import games, options_of


@given(data=st.data())
def test_options_survive_being_written_down(data: st.DataObject) -> None:
    played = data.draw(games)
    options = data.draw(options_of(played))
    words = write_options(options) | {"rules": str(options.rules)}
    assert read_options(played.options, words) == options


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
        ({"gods": "jade,jade,gold,azure"}, "4 different gods from Crimson, Gold, Azure, Jade"),
        ({"gods": "zeus,jade,gold,azure"}, "gods cannot be .zeus.. It can be: crimson, gold, azure, jade"),
        ({"players": "2", "gods": "jade"}, "2 different gods"),
        (
            {"players": "3", "first": "4"},
            "“4” with 3 players. It can be: drawn, or a seat from 1 to 3",
        ),
        ({"first": "5"}, "first cannot be “5”. It can be: drawn, 1, 2, 3, 4"),
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


def test_what_differs_from_the_defaults_is_told_with_the_number_of_players() -> None:
    assert differing(GodsOptions()) == {"players": "4"}
    assert differing(GodsOptions(players=2, gods=("crimson", "gold"))) == {"players": "2"}
    assert differing(GodsOptions(players=2, gods=("gold", "crimson"), one_piece=True)) == {
        "players": "2",
        "one_piece": "yes",
        "gods": "gold,crimson",
    }


@given(data=st.data())
def test_what_differs_is_enough_to_read_options_again(data: st.DataObject) -> None:
    played = data.draw(games)
    options = data.draw(options_of(played))
    assert read_options(played.options, differing(options) | {"rules": str(options.rules)}) == options


class LaterOptions(GodsOptions, frozen=True, kw_only=True):
    """As if the game had got another option."""

    blessing: bool = False


def test_an_option_that_comes_later_changes_no_key_of_those_who_do_not_use_it() -> None:
    now, later = GodsOptions(players=3, edition=2001), LaterOptions(players=3, edition=2001)
    assert position_key(later, b"position") == position_key(now, b"position")
    used = LaterOptions(players=3, edition=2001, blessing=True)
    assert position_key(used, b"position") != position_key(now, b"position")


# Records leave defaults out, so whoever changes one changes what they mean: that takes a new version of the rules.
DEFAULTS = {
    ("gods", 1): "edition=2005 one_piece=no one_religion=no first=drawn",
    ("gods", 2): "edition=2005 one_piece=no one_religion=no first=drawn",
    ("four-gods", 1): (
        "two_player_gods=4 turns=simultaneous gods=visible mistakes=enforced beginners= memory=yes peek=no "
        "turn=30 final=30 hold=10 absent=60 tiles= guard=2000 wrong_calls=free"
    ),
    ("four-gods", 2): (
        "two_player_gods=4 turns=simultaneous gods=visible mistakes=enforced beginners= memory=yes peek=no "
        "turn=30 final=30 hold=10 absent=60 tiles= guard=2000 wrong_calls=free"
    ),
    ("deus", 1): "start=standard pieces=10 handicap= shape=standard places= joker=no vp=hidden deck= first=drawn",
}


@pytest.mark.parametrize(("name", "rules"), DEFAULTS)
def test_the_defaults_of_a_version_of_the_rules_never_change(name: str, rules: int) -> None:
    usual = write_options(game(name).options(players=4, rules=rules))
    for pair in DEFAULTS[name, rules].split(" "):
        option, _, value = pair.partition("=")
        assert usual[option] == value


@pytest.mark.parametrize("name", names())
def test_every_version_of_the_rules_has_its_defaults_written_down(name: str) -> None:
    assert [rules for game_name, rules in DEFAULTS if game_name == name] == [*range(1, game(name).rules_version + 1)]


def test_the_version_of_the_rules_changes_no_key_and_no_word() -> None:
    old, new = GodsOptions(players=3, rules=1), GodsOptions(players=3)
    assert new.rules == game("gods").rules_version
    assert position_key(old, b"position") == position_key(new, b"position")
    assert write_options(old) == write_options(new)

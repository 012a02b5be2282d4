"""Gods by their names: as they are shown in any language, however somebody writes them."""

import pytest

from pantheon.engine.errors import OptionsError
from pantheon.games import game
from pantheon.naming import coded, god_code

GODS = game("gods")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("crimson", "crimson"),
        ("Crimson", "crimson"),
        ("CARMIN", "crimson"),
        ("Karmesin", "crimson"),
        ("or", "gold"),
        ("Gold", "gold"),
        (" azur ", "azure"),
        ("ázür", "azure"),
        ("Jade", "jade"),
    ],
)
def test_a_name_in_any_language_and_spelling_is_understood(name: str, code: str) -> None:
    assert god_code(GODS, name) == code


def test_a_god_unknown_is_refused_with_the_names_that_are_known() -> None:
    with pytest.raises(OptionsError, match=r"no god “Zeus”\. Gods: Crimson, Gold, Azure, Jade\."):
        god_code(GODS, "Zeus")


def test_lists_become_codes_and_nothing_else_changes() -> None:
    assert coded(GODS, {"players": "2", "gods": "Jade, Or"}) == {"players": "2", "gods": "jade,gold"}
    assert coded(GODS, {"gods": ""}) == {"gods": ""}
    four_gods = game("four-gods")
    assert coded(four_gods, {"gods": "secret"}) == {"gods": "secret"}

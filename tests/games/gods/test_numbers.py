"""The numbers of Gods add up as the rules page says."""

from importlib.resources import files

import pytest

from pantheon.games.gods.numbers import NUMBERS, read_numbers
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position

DATA = files("pantheon.games.gods").joinpath("data.toml").read_text(encoding="utf-8")


def test_the_2005_edition_has_84_hexes_and_the_2001_edition_72() -> None:
    for year, hexes in ((2005, 84), (2001, 72)):
        edition = NUMBERS.editions[year]
        assert 4 * edition.temples_per_god + sum(edition.hexes.values()) == hexes


@pytest.mark.parametrize(
    ("edition", "players", "hexes"), [(2005, 2, 52), (2005, 4, 51), (2001, 3, 48), (2001, 4, 47)]
)
def test_the_bag_or_stack_holds_what_the_start_layout_leaves(edition: int, players: int, hexes: int) -> None:
    position = Position(GodsOptions(players=players, edition=edition))  # type: ignore[arg-type]
    assert position.bag_size == sum(position.bag) == hexes


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("desert = 12", "desert = 99", "at most 16 deserts"),
        ("decline = 3", "volcano = 3", "unknown hexes"),
        ("bonus = [2, 1]", "bonus = [3, 2, 1]", "at most 2 bonuses"),
        ("2.temples = [[0, 0], [1, 0]]", "2.temples = [[0, 0]]", "1 temples for 2 players"),
        ("income = 3", "incom = 3", "incom"),
        ("income = 3", 'income = "three"', "income"),
    ],
)
def test_a_wrong_data_file_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in DATA
    with pytest.raises(ValueError, match=reason):
        read_numbers(DATA.replace(old, new))

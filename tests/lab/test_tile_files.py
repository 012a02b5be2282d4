"""Tile files as options of a table."""

from importlib.resources import files

import pytest

from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.tiles import TilesError
from pantheon.lab.tile_files import tiles_option

OURS = files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8")


def test_a_file_becomes_an_option_that_gives_the_same_tiles() -> None:
    assert FourGodsOptions(tiles=tiles_option(OURS)).tile_set.words() == FourGodsOptions().tile_set.words()


def test_a_wrong_file_is_refused_with_its_line() -> None:
    with pytest.raises(TilesError) as caught:
        tiles_option("# mine\ntiles = [{ number = 1, faces = ['SSSX', 'SSSS'] }]\n")
    assert caught.value.line == 2

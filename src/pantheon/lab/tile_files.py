"""Tiles of one's own: a file that describes a set, as the option of a table."""

from pantheon.games.four_gods.tiles import read_tiles


def tiles_option(text: str) -> tuple[str, ...]:
    """The option `tiles` for the set that a file describes; TilesError with line and reason if it describes none."""
    return read_tiles(text).words()

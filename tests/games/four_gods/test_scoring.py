"""Scoring: the check values of the rules page. The fixtures count whole Worlds."""

import pytest

from pantheon.games.four_gods.codes import CITIES, PROPHETS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.scoring import Kingdom, kingdoms

SEA = 0
BLUE, YELLOW, GREEN, GRAY = range(4)


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((21, 12, 9, 9), (15, 10, 2, 2)),  # the rulebook's example of sizes
        ((8, 7, 7, 4), (15, 7, 7, 0)),  # and of numbers
        ((3, 3, 3, 1), (10, 10, 10, 0)),
        ((9, 3, 3, 3), (15, 5, 5, 5)),
        ((4, 4, 4, 4), (7, 7, 7, 7)),
        ((6, 6, 2, 2), (12, 12, 2, 2)),
        ((6, 4, 4), (15, 7, 7)),  # three players
        ((5, 5), (12, 12)),  # two gods
        ((6, 0, 0, 0), (15, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 9, 0, 4), (5, 15, 0, 10)),
    ],
)
def test_equals_share_the_places_they_fill(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert tuple(Position(FourGodsOptions()).ranked(values)) == points


def test_a_world_is_counted_with_its_prophets_and_cities() -> None:
    position = Position(FourGodsOptions())
    sea = [tile for tile, pair in enumerate(position.tile_set.faces) if str(pair[0]) == "SSSS"]
    for cell, tile in zip((0, 1, 2, 63), sea, strict=False):
        position.put_tile(cell, tile, 0)
    position.put_prophet(1, 2, GREEN)
    position.put_prophet(63, 0, GRAY)
    position.put_city(8, BLUE)
    position.razed = [0, 0, 2, 0]
    assert kingdoms(position) == [Kingdom(terrain=SEA, cells=(0, 1, 2), prophets=(0, 0, 1, 0))]
    tally = position.count_up()
    assert tally[PROPHETS * 4 : PROPHETS * 4 + 4] == [0, 0, 2, 0], "a prophet on a single tile earns nothing"
    assert tally[CITIES * 4 : CITIES * 4 + 4] == [5, 0, 10, 0]


def test_a_score_lights_the_cells_and_names_everybody_who_preaches_there() -> None:
    position = Position(FourGodsOptions())
    position.owner, position.god = [1, 2, 3, 4], [1, 2, 3, 4]
    position.colours = [1, 0, 2, 0, 3, 0, 4, 0]
    sea = [tile for tile, pair in enumerate(position.tile_set.faces) if str(pair[0]) == "SSSS"]
    for cell, tile in zip((0, 1, 2, 8), sea, strict=False):
        position.put_tile(cell, tile, 0)
    for cell, colour in ((0, GREEN), (2, GREEN), (8, GRAY)):
        position.put_prophet(cell, 0, colour)
    position.put_city(63, GRAY)
    blue, _, green, gray = position.scores()
    (kingdom,) = green.items
    assert (kingdom.points, kingdom.cells) == (1, ((0, 0), (1, 0), (2, 0), (0, 1)))
    assert [(part.facts["colour"], part.facts["count"], part.points) for part in kingdom.parts] == [
        ("green", 2, 1),
        ("gray", 1, 0),
    ]
    assert [(item.text, item.points, item.cells) for item in gray.items] == [
        ("four-gods-score-cities", 5, ((7, 7),)),
    ]
    assert [(item.points, item.cells) for item in blue.items] == [(15, kingdom.cells), (15, kingdom.cells)]

"""The figures of a report, against values that are known."""

import statistics
from collections import Counter

import pytest

from pantheon.engine.game import Score
from pantheon.lab.report import Tally, bot_report, endings_of, spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe (1998), table I, method 3, and limits worked out by hand
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_an_interval_of_shared_wins_lies_between_its_neighbours() -> None:
    assert wilson(3, 10) < wilson(3.5, 10) < wilson(4, 10)


def test_a_spread_is_that_of_the_sample() -> None:
    numbers = [17, 20, 20, 44, 31]
    found = spread(Counter(numbers))
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert found.sd == pytest.approx(statistics.stdev(numbers))
    assert (found.least, found.most) == (17, 44)


def test_a_single_game_has_no_deviation() -> None:
    assert spread(Counter([12])).sd == 0


def score(seat: int, points: int, place: int) -> Score:
    return Score(seat=seat, points=points, place=place, items=())


def test_a_shared_first_place_counts_as_its_share() -> None:
    tally = Tally()
    tally.add_scores([score(0, 9, 1), score(1, 9, 1), score(2, 9, 1), score(3, 2, 4)], ["a", "a", "b", "b"])
    tally.add_scores([score(0, 4, 2), score(1, 0, 4), score(2, 3, 3), score(3, 10, 1)], ["a", "a", "b", "b"])
    first, second = bot_report(tally, "a"), bot_report(tally, "b")
    assert first.wins == pytest.approx(2 / 3)
    assert second.wins == pytest.approx(1 + 1 / 3)
    assert (first.games, first.seats, first.points) == (2, 2, 22 / 4)
    assert first.win_rate == pytest.approx(1 / 3)
    assert (first.low, first.high) == wilson(first.wins, 2)


def test_points_are_summed_by_place() -> None:
    tally = Tally()
    tally.add_scores([score(0, 3, 2), score(1, 9, 1)], ["a", "b"])
    tally.add_scores([score(0, 10, 1), score(1, 4, 2)], ["a", "b"])
    assert tally.places == {0: 19, 1: 7}


def test_the_most_frequent_ending_comes_first() -> None:
    tally = Tally()
    for ending in ("bag", "points", "points", "guard"):
        tally.add_game(10, 5, ending)
    assert [(e.cause, e.games, e.share) for e in endings_of(tally)] == [
        ("points", 2, 0.5),
        ("bag", 1, 0.25),
        ("guard", 1, 0.25),
    ]


def test_parts_add_up_in_any_order() -> None:
    parts = []
    for n in range(3):
        part = Tally()
        part.add_game(10 + n, n, "bag")
        part.add_scores([score(0, n, 1), score(1, 0, 2)], ["a", "b"])
        parts.append(part)
    forwards, backwards = Tally(), Tally()
    for part in parts:
        forwards.merge(part)
    for part in reversed(parts):
        backwards.merge(part)
    assert forwards == backwards
    assert forwards.decisions == {10: 1, 11: 1, 12: 1}

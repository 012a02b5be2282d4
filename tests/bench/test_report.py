"""The benchmark's bookkeeping, with meters that take no time."""

from itertools import count

import pytest

from bench import report
from bench.__main__ import everything
from bench.measure import Results, run
from bench.registry import Measure, MissingError, Registry, Row


def steady(*figures: float) -> Measure:
    """A meter that warms up once and then gives these figures in turn."""
    turn = count(-1)
    return lambda _seconds: figures[max(0, next(turn))]


def absent() -> Measure:
    raise MissingError("peer is not installed")


@pytest.fixture
def registry() -> Registry:
    registry = Registry()
    registry.meter("ours", "decisions/s", lambda: steady(4e6, 9e6, 6e6))
    registry.meter("theirs", "decisions/s", lambda: steady(2e6, 3e6, 1e6))
    registry.meter("absent", "decisions/s", absent)
    registry.row(Row("ours / theirs", "ours", "theirs", at_least=3))
    registry.row(Row("ours / theirs, much", "ours", "theirs", at_least=3.5))
    registry.row(Row("ours alone", "ours", below=7e6))
    registry.row(Row("ours / absent", "ours", "absent", at_least=1))
    return registry


def results_of(registry: Registry) -> Results:
    return run(registry, repeats=3, seconds=0, tell=lambda _doing: None)


def test_rows_say_reached_short_or_not_measured(registry: Registry) -> None:
    lines = report.lines(registry, results_of(registry))
    assert [line.verdict for line in lines] == ["reached", "short", "reached", "not measured"]
    assert [line.value for line in lines] == ["3.00x", "3.00x", "6.00 M decisions/s", ""]
    assert lines[0].spread == "2.00 - 6.00"  # the pairs of each repeat: 2, 3, 6
    assert report.notes(lines) == ["ours / absent: peer is not installed."]


def test_meters_are_interleaved(registry: Registry) -> None:
    steps: list[str] = []
    run(registry, repeats=2, seconds=0, tell=steps.append)
    assert steps[3:] == ["1/2 ours", "1/2 theirs", "2/2 ours", "2/2 theirs"]


def test_words_choose_rows_and_their_meters_only(registry: Registry) -> None:
    chosen = registry.only(["alone"])
    assert [row.title for row in chosen.rows] == ["ours alone"]
    assert list(chosen.meters) == ["ours"]


def test_results_page_holds_every_row_figure_and_fact(registry: Registry) -> None:
    page = report.markdown(registry, results_of(registry), {"python": "3.x"}, "3 repeats")
    assert "| ours / theirs, much | 3.00x | 2.00 - 6.00 | >= 3.5x | short |" in page
    assert "| theirs | 2.00 M | 1.00 M - 3.00 M | decisions/s |" in page
    assert "- python: 3.x" in page


def test_a_row_needs_its_meters() -> None:
    with pytest.raises(ValueError, match="no meter is called"):
        Registry().row(Row("Gods / nothing", "Gods", at_least=2))


def test_all_subjects_fit_together() -> None:
    assert everything().rows


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.1321, "0.132"), (2.414, "2.41"), (470.6, "471"), (23_700, "23.7 k"), (3.41e6, "3.41 M")],
)
def test_numbers_keep_three_digits(value: float, text: str) -> None:
    assert report.number(value) == text

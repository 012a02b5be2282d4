"""The figures as a table on the screen and as bench/RESULTS.md."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table

from bench.measure import Results
from bench.registry import Registry, Row

REACHED, SHORT, UNMEASURED, TOLD = "reached", "short", "not measured", ""
COLOURS = {REACHED: "green", SHORT: "red", UNMEASURED: "yellow"}
HEADINGS = ("what", "median", "least - greatest", "target", "verdict")
FIGURE_HEADINGS = ("measured", "median", "least - greatest", "unit")
READING = "A ratio is that of two medians; its least and greatest are those of one repeat's two figures."


@dataclass(frozen=True, slots=True)
class Line:
    what: str
    value: str
    spread: str
    target: str
    verdict: str
    note: str

    def cells(self) -> tuple[str, str, str, str, str]:
        return self.what, self.value, self.spread, self.target, self.verdict


def lines(registry: Registry, results: Results) -> list[Line]:
    return [line(row, registry, results) for row in registry.rows]


def line(row: Row, registry: Registry, results: Results) -> Line:
    unit = "x" if row.against else f" {registry.meters[row.meter].unit}"
    value, spread = results.value(row), results.spread(row)
    if value is None or spread is None:
        return Line(row.title, "", "", target(row, unit), UNMEASURED, results.why_missing(row))
    verdict = (REACHED if row.reached(value) else SHORT) if row.has_target else TOLD
    between = f"{number(spread[0])} - {number(spread[1])}"
    return Line(row.title, f"{number(value)}{unit}", between, target(row, unit), verdict, row.note)


def target(row: Row, unit: str) -> str:
    if row.at_least is not None:
        return f">= {row.at_least:g}{unit}"
    return "" if row.below is None else f"< {row.below:g}{unit}"


def number(value: float) -> str:
    """Three digits that matter: 0.132, 2.41, 23.7 k, 3.41 M."""
    for size, letter in ((1e6, " M"), (1e4, " k")):
        if value >= size:
            scaled = value / (1e3 if letter == " k" else size)
            return f"{scaled:.{places(scaled)}f}{letter}"
    return f"{value:.{places(value)}f}"


def places(value: float) -> int:
    return 3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0


def figures(registry: Registry, results: Results) -> Iterator[tuple[str, str, str, str]]:
    """Name, median, least and greatest, unit of every meter that gave figures."""
    for name, taken in results.figures.items():
        middle = results.middle(name)
        if middle is not None:
            spread = f"{number(min(taken))} - {number(max(taken))}"
            yield name, number(middle), spread, registry.meters[name].unit


def verdict_table(report: list[Line]) -> Table:
    table = Table(*HEADINGS, title="Targets")
    for entry in report:
        *cells, verdict = entry.cells()
        table.add_row(*cells, f"[{COLOURS[verdict]}]{verdict}[/]" if verdict else "")
    return table


def figure_table(registry: Registry, results: Results) -> Table:
    table = Table(*FIGURE_HEADINGS, title="Figures")
    for cells in figures(registry, results):
        table.add_row(*cells)
    return table


def notes(report: list[Line]) -> list[str]:
    """Every note once, after the rows it speaks of."""
    subjects: dict[str, list[str]] = {}
    for entry in report:
        if entry.note:
            subjects.setdefault(entry.note, []).append(entry.what)
    return [f"{', '.join(rows)}: {note}." for note, rows in subjects.items()]


def markdown(registry: Registry, results: Results, facts: dict[str, str], method: str) -> str:
    report = lines(registry, results)
    parts = [
        "# Results of the benchmark",
        f"One run of `make bench`: {method}.\n{READING}",
        "## Targets",
        markdown_table(HEADINGS, [entry.cells() for entry in report]),
        *notes(report),
        "## Figures",
        markdown_table(FIGURE_HEADINGS, list(figures(registry, results))),
        "## Machine",
        "\n".join(f"- {name}: {value}" for name, value in facts.items()),
    ]
    return "\n\n".join(parts) + "\n"


def markdown_table(headings: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    table = [headings, ("---",) * len(headings), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in table)

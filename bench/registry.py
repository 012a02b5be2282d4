"""What can be measured (meters) and what is said of it (rows). Games, peers and servers add theirs here."""

from collections.abc import Callable
from dataclasses import dataclass, field

Measure = Callable[[float], float]
"""Works for about so many seconds and returns one figure in the meter's unit."""


class MissingError(Exception):
    """This cannot be measured here; the text says what would make it possible."""


@dataclass(frozen=True, slots=True)
class Meter:
    """One thing to measure. `prepare` runs once, before the first repeat, and may raise `MissingError`."""

    name: str
    unit: str
    prepare: Callable[[], Measure]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report: a meter's figure, or its ratio to the meter `against`, beside a target."""

    title: str
    meter: str
    against: str | None = None
    at_least: float | None = None
    below: float | None = None
    note: str = ""

    @property
    def has_target(self) -> bool:
        return self.at_least is not None or self.below is not None

    def reached(self, value: float) -> bool:
        enough = self.at_least is None or value >= self.at_least
        return enough and (self.below is None or value < self.below)


@dataclass(slots=True)
class Registry:
    meters: dict[str, Meter] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def meter(self, name: str, unit: str, prepare: Callable[[], Measure]) -> None:
        if name in self.meters:
            raise ValueError(f"two meters are called {name!r}")
        self.meters[name] = Meter(name, unit, prepare)

    def row(self, row: Row) -> None:
        """Meters first, then the rows that speak of them."""
        for name in (row.meter, row.against):
            if name is not None and name not in self.meters:
                raise ValueError(f"row {row.title!r} speaks of {name!r}, which no meter is called")
        self.rows.append(row)

    def only(self, words: list[str]) -> "Registry":
        """The rows whose title holds one of these words (without a word: all rows), and their meters."""
        low = [word.lower() for word in words]
        rows = [row for row in self.rows if not low or any(word in row.title.lower() for word in low)]
        wanted = {name for row in rows for name in (row.meter, row.against)}
        return Registry({name: meter for name, meter in self.meters.items() if name in wanted}, rows)

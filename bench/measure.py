"""The clock of the benchmark: rates of repeated work, and the interleaved run of all meters."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from bench.registry import Measure, MissingError, Registry, Row

Batch = Callable[[], int]
"""Some work, well below a second of it; returns how much was done (decisions, games)."""


def rate(batch: Batch, seconds: float) -> float:
    """Work per second, over as many whole batches as the time holds."""
    done = 0
    begin = time.perf_counter()
    while True:
        done += batch()
        elapsed = time.perf_counter() - begin
        if elapsed >= seconds:
            return done / elapsed


def rate_of_threads(batches: list[Batch], seconds: float) -> float:
    """Work per second of all batches together, each in a thread of its own."""
    rates: list[float] = []
    ready = threading.Barrier(len(batches))

    def work(batch: Batch) -> None:
        ready.wait()
        rates.append(rate(batch, seconds))

    threads = [threading.Thread(target=work, args=(batch,)) for batch in batches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(rates)


def microseconds_each(action: Callable[[], object], seconds: float) -> float:
    """Time of one short call in a plain loop, so the loop's own cost (about 0.02) is part of the figure."""
    calls = range(10_000)

    def batch() -> int:
        for _ in calls:
            action()
        return len(calls)

    return 1e6 / rate(batch, seconds)


@dataclass(slots=True)
class Results:
    figures: dict[str, list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def middle(self, meter: str) -> float | None:
        figures = self.figures.get(meter)
        return median(figures) if figures else None

    def value(self, row: Row) -> float | None:
        """The row's figure: a median, or the ratio of two medians."""
        ours = self.middle(row.meter)
        if row.against is None or ours is None:
            return ours
        theirs = self.middle(row.against)
        return None if theirs is None else ours / theirs

    def spread(self, row: Row) -> tuple[float, float] | None:
        """Least and greatest figure; a ratio takes both sides from the same repeat, seconds apart."""
        ours = self.figures.get(row.meter, [])
        if row.against is not None:
            theirs = self.figures.get(row.against, [])
            ours = [mine / peer for mine, peer in zip(ours, theirs, strict=False)]
        return (min(ours), max(ours)) if ours else None

    def why_missing(self, row: Row) -> str:
        reasons = [self.missing[name] for name in (row.meter, row.against) if name in self.missing]
        return "; ".join(dict.fromkeys(reasons))


def run(registry: Registry, repeats: int, seconds: float, tell: Callable[[str], object]) -> Results:
    """Repeats outside, meters inside: a slow minute of the machine falls on everybody alike.

    `tell` hears before each piece of work what it is.
    """
    results = Results()
    ready: dict[str, Measure] = {}
    for name, meter in registry.meters.items():
        tell(f"preparing {name}")
        try:
            measure = meter.prepare()
            measure(seconds / 10)  # warm caches, branch predictors and allocators; not counted
        except MissingError as reason:
            results.missing[name] = str(reason)
        else:
            ready[name] = measure
            results.figures[name] = []
    for repeat in range(1, repeats + 1):
        for name, measure in ready.items():
            tell(f"{repeat}/{repeats} {name}")
            results.figures[name].append(measure(seconds))
    return results

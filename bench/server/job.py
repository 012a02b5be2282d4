"""One run gives several figures: rate, delays, memory. The meters of a job share its last run."""

from collections.abc import Callable, Mapping

from bench.registry import Measure

Run = Callable[[float], Mapping[str, float]]
"""Works for about so many seconds; all figures by name."""


class Job:
    """Something that is set up once, when the first of its meters is prepared."""

    def __init__(self, set_up: Callable[[], Run]) -> None:
        self._set_up = set_up
        self._run: Run | None = None
        self._figures: Mapping[str, float] = {}
        self._taken: set[str] = set()

    def figure(self, name: str) -> Measure:
        """A meter for one of the figures: it runs the job unless another meter of this round has done so."""
        if self._run is None:
            self._run = self._set_up()
        run = self._run

        def measure(seconds: float) -> float:
            if not self._figures or name in self._taken:
                self._figures = run(seconds)
                self._taken.clear()
            self._taken.add(name)
            return self._figures[name]

        return measure

"""The pages in a real browser: how heavy they are, how soon they can be used, how they answer a hand."""

from functools import partial
from importlib import import_module
from typing import Any

from bench.registry import Registry, Row
from bench.server.job import Job, Run

WEIGHT, SOON = "Web, first page: transferred", "Web, first page: usable after"
PICKED, PLACED = "Web, click to paint: something picked", "Web, click to paint: something placed"
FRAMES, LAND = "Web, panning: frames", "Web, panning: hexes on the map"
LOCAL = "a server and a browser without a graphics card on the same cores; placing asks the server"


def register(registry: Registry) -> None:
    """Three jobs, each with a browser of its own that is gone afterwards."""
    opening, touching, panning = (Job(partial(_later, name)) for name in ("opening", "touching", "panning"))
    registry.meter(WEIGHT, "kB", partial(opening.figure, "weight"))
    registry.row(Row(WEIGHT, WEIGHT, below=200))
    registry.meter(SOON, "ms", partial(opening.figure, "usable"))
    registry.row(Row(SOON, SOON, below=1000, note=LOCAL))
    registry.meter(PICKED, "ms", partial(touching.figure, "picked"))
    registry.row(Row(PICKED, PICKED, below=100, note=LOCAL))
    registry.meter(PLACED, "ms", partial(touching.figure, "placed"))
    registry.row(Row(PLACED, PLACED, below=100, note=LOCAL))
    registry.meter(FRAMES, "per s", partial(panning.figure, "frames"))
    registry.row(Row(FRAMES, FRAMES, at_least=59, note="60 a second is all that the screen shows"))
    registry.meter(LAND, "hexes", partial(panning.figure, "hexes"))
    registry.row(Row(LAND, LAND, at_least=50))


def _later(name: str) -> Run:
    """Loaded only when it is needed: Playwright may not be installed."""
    module: Any = import_module(f"{__name__}.jobs")
    run: Run = getattr(module, name)()
    return run

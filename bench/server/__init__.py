"""The whole server under load, beside boardgame.io's own; see the modules for what each job is."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from bench.registry import Registry, Row
from bench.server import plan
from bench.server.job import Job

OURS, THEIRS = "Server", "boardgame.io"
IN_TURN = {  # figures of a room: what they are called, and their unit
    "moves": ("moves", "moves/s"),
    "p50": ("p50", "ms"),
    "p99": ("p99", "ms"),
    "cpu": ("server's CPU per move", "us"),
    "memory": ("memory per table", "kB"),
}
GENERATOR = "Server, 200 tables: generator's share of a core"
KEEPING = "Server, durable appends"
LIVE = f"Server, {plan.LIVE_TABLES} tables of 4 Gods, {plan.LIVE_RATE:g} commands a second each"
AMONG_BOTS = f"Server, a person beside {plan.BOT_TABLES} tables of bots"
COLD, IDLE = "Server, start to first answer", "Server, memory when idle"
SAME_JOB = (
    "boardgame.io keeps everything in memory and tells of a world as large as that of Gods, without rules; ours is "
    "durable and plays Gods, and each move is over when all four clients of its table have received it"
)


def register(registry: Registry) -> None:
    """All jobs; what belongs to one run stands together."""
    for size in plan.SIZES:
        _in_turn(registry, size)
    registry.meter(KEEPING, "appends/s", later("keeping", "appends"))
    registry.row(Row(KEEPING, KEEPING, at_least=plan.APPENDS))
    _live(registry)
    _among_bots(registry)
    _opening(registry)


def later(module: str, function: str, *facts: Any) -> Callable[[], Any]:
    """A call into a module of this package that is loaded only then: it may need what is not installed."""
    return lambda: getattr(import_module(f"{__name__}.{module}"), function)(*facts)


def name_of(who: str, size: int, figure: str) -> str:
    """What a figure of tables in turn is called."""
    return f"{who}, {size} tables: {IN_TURN[figure][0]}"


def _in_turn(registry: Registry, size: int) -> None:
    for who, set_up in ((OURS, "on_ours"), (THEIRS, "on_theirs")):
        job = Job(later("turns", set_up, size))
        for figure, (_, unit) in IN_TURN.items():
            registry.meter(name_of(who, size, figure), unit, partial(job.figure, figure))
        if who == OURS and size == 200:
            registry.meter(GENERATOR, "cores", partial(job.figure, "generator_share"))
            registry.row(Row(GENERATOR, GENERATOR, below=1, note="at 1 the generator would be what is measured"))
    ours, theirs = (partial(name_of, who, size) for who in (OURS, THEIRS))
    title = f"Server, {size} tables"
    registry.row(Row(f"{title}: moves / boardgame.io", ours("moves"), theirs("moves"), at_least=4, note=SAME_JOB))
    registry.row(Row(f"{title}: p99 / boardgame.io", ours("p99"), theirs("p99"), below=0.25, note=SAME_JOB))
    for figure in ("p50", "cpu", "memory"):
        what = IN_TURN[figure][0]
        registry.row(Row(f"{title}: {what} / boardgame.io", ours(figure), theirs(figure)))


def _live(registry: Registry) -> None:
    job = Job(later("realtime", "on_ours"))
    for figure, what, unit in (
        ("commands", "carried out", "commands/s"),
        ("refused", "refused share", ""),
        ("p50", "p50", "ms"),
        ("p99", "p99", "ms"),
        ("most", f"most with p99 below {plan.LIMIT:g} ms", "commands/s"),
    ):
        name = f"{LIVE}: {what}"
        registry.meter(name, unit, partial(job.figure, figure))
        registry.row(Row(name, name, below=plan.LIMIT if figure == "p99" else None))


def _among_bots(registry: Registry) -> None:
    job = Job(later("house_bots", "on_ours"))
    for figure, what, unit in (
        ("p50", "p50", "ms"),
        ("p99", "p99", "ms"),
        ("thoughts", "decisions of the bots", "per s"),
    ):
        registry.meter(f"{AMONG_BOTS}: {what}", unit, partial(job.figure, figure))
        registry.row(
            Row(f"{AMONG_BOTS}: {what}", f"{AMONG_BOTS}: {what}", below=plan.LIMIT if figure == "p99" else None)
        )


def _opening(registry: Registry) -> None:
    job = Job(later("opening", "cold"))
    registry.meter(COLD, "ms", partial(job.figure, "start"))
    registry.meter(IDLE, "MB", partial(job.figure, "memory"))
    registry.row(Row(COLD, COLD))
    registry.row(Row(IDLE, IDLE))
    job = Job(later("opening", "last_positions"))
    for kind in (*(f"{game}, played" for game in plan.PLAYED), *(f"{game}, imported" for game in plan.BROUGHT)):
        what = f"Server, last position of a game not in memory: {kind}"
        registry.meter(what, "ms", partial(job.figure, kind))
        registry.row(Row(what, what, below=plan.OPENING_LIMIT))

"""How much the property tests try, what the suite says about its slowest tests, and which of them begin."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

INTERPRETED = os.environ.get("PANTHEON_FORM") == "interpreted"  # about a hundred times slower
EXTENDED = os.environ.get("PANTHEON_TESTS") == "all"  # `make test-all` tries more
EXAMPLES = (15 if INTERPRETED else 60) if EXTENDED else (6 if INTERPRETED else 30)  # of a property
SLOW_SECONDS = 3.0

settings.register_profile(
    "pantheon",
    max_examples=EXAMPLES,
    deadline=None,  # never a timed test: the machines are shared
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("pantheon")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In each folder the slow ones come first, so that all workers end together."""
    folders = {folder: nth for nth, folder in enumerate(dict.fromkeys(item.path.parent for item in items))}
    items.sort(key=lambda item: (folders[item.path.parent], item.get_closest_marker("slow") is None))


def pytest_itemcollected(item: pytest.Item) -> None:
    """A mark without its reason is no mark."""
    for name in ("slow", "extended"):
        for mark in item.iter_markers(name):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: {name} needs its reason")
    item.user_properties.append(("slow", item.get_closest_marker("slow") is not None))


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """After the slowest tests, name those that should carry `slow` and do not; a busy machine may be the cause."""
    yield
    unmarked = [
        f"  {report.duration:.1f} s {report.nodeid}"
        for report in terminalreporter.getreports("passed")
        if report.when == "call" and report.duration > SLOW_SECONDS and ("slow", True) not in report.user_properties
    ]
    if unmarked:
        terminalreporter.write_line(f"over {SLOW_SECONDS:.0f} s and not marked as slow:")
        for line in unmarked:
            terminalreporter.write_line(line)

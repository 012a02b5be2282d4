"""Clocks of a host: what runs, since when, and what runs out first."""

from pantheon.engine.clocks import Clocks
from pantheon.engine.game import Deadline


def clock(name: str, serial: int = 1, seconds: float = 10) -> Deadline:
    return Deadline(clock=name, seat=0, serial=serial, seconds=seconds, action=7)


def test_a_clock_runs_on_while_others_come_and_go() -> None:
    clocks = Clocks()
    clocks.update([clock("sand")], 5.0)
    clocks.update([clock("sand"), clock("window", seconds=3)], 8.0)
    found = clocks.next()
    assert found is not None
    assert (found.deadline.clock, found.at) == ("window", 11.0)
    clocks.update([clock("sand")], 9.0)
    found = clocks.next()
    assert found is not None
    assert (found.deadline.clock, found.at) == ("sand", 15.0)


def test_a_clock_with_another_serial_was_started_anew() -> None:
    clocks = Clocks()
    clocks.update([clock("sand", serial=1)], 0.0)
    clocks.update([clock("sand", serial=2)], 4.0)
    found = clocks.next()
    assert found is not None
    assert found.at == 14.0


def test_nothing_runs_out_when_nothing_runs() -> None:
    clocks = Clocks()
    clocks.update([clock("sand")], 0.0)
    clocks.update([], 1.0)
    assert clocks.next() is None


def test_all_that_run_are_listed_in_the_order_of_the_position() -> None:
    clocks = Clocks()
    assert clocks.running() == []
    clocks.update([clock("sand"), clock("window", seconds=3)], 5.0)
    clocks.update([clock("window", seconds=3), clock("sand"), clock("hold", seconds=1)], 6.0)
    assert [(due.deadline.clock, due.at) for due in clocks.running()] == [
        ("window", 8.0),
        ("sand", 15.0),
        ("hold", 7.0),
    ]

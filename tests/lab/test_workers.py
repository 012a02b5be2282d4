"""Work spread over processes: complete, and with a clean end whatever happens."""

import multiprocessing
import os
import time

import pytest

from pantheon.engine.errors import Problem
from pantheon.lab.workers import cores, spread_over


def test_there_is_a_core() -> None:
    assert cores() >= 1


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_job_is_done_once(workers: int) -> None:
    jobs = [(n, 2) for n in range(12)]
    assert sorted(spread_over(workers, pow, jobs)) == [n * n for n in range(12)]


def test_an_error_in_a_job_is_passed_on_and_ends_the_others() -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread_over(2, divmod, [(1, 0), (1, 0)]))
    assert multiprocessing.active_children() == []


def test_who_stops_listening_stops_the_work() -> None:
    results = spread_over(2, time.sleep, [(0.0,), (600.0,), (600.0,)])
    assert next(results) is None
    results.close()
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(Problem) as caught:
        list(spread_over(2, os._exit, [(1,), (1,)]))
    assert caught.value.text == "worker-lost"
    assert multiprocessing.active_children() == []

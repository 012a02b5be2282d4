"""Buckets, gates and sockets counted: the limits without a server."""

import time

import pytest

from pantheon.server.limits import Bucket, Gate, Sockets
from tests.server.tables import refused

SLOW = 1e-9  # drops a second: none while a test runs


def test_a_bucket_gives_what_it_holds_and_then_nothing() -> None:
    bucket = Bucket(SLOW, 3)
    assert bucket.full
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert not bucket.full


def test_a_bucket_fills_again_but_not_beyond_its_brim(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(2.0, 3)
    for _ in range(3):
        assert bucket.take()
    now = 0.4
    assert not bucket.take()
    now = 0.6
    assert bucket.take()
    now = 1000.0
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_rate_of_zero_is_no_limit() -> None:
    bucket = Bucket(0, 0)
    assert all(bucket.take() for _ in range(1000))


def test_each_address_has_a_bucket_of_its_own() -> None:
    gate = Gate(SLOW, 2)
    for _ in range(2):
        gate.check("one")
    assert refused(lambda: gate.check("one")) == "too-many-requests"
    gate.check("other")


def test_addresses_that_ask_for_little_are_forgotten_and_the_greedy_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    gate = Gate(0.01, 1)
    for number in range(10_000):
        gate.check(f"passer-by {number}")
    now = 100.0  # all of them are full again
    gate.check("greedy")
    for number in range(9_990):
        gate.check(f"another {number}")
    assert refused(lambda: gate.check("greedy")) == "too-many-requests"
    assert len(gate._buckets) < 10_000


def test_an_address_has_so_many_sockets_and_no_more() -> None:
    sockets = Sockets(2)
    assert [sockets.enter("one") for _ in range(3)] == [True, True, False]
    assert sockets.enter("other")
    sockets.leave("one")
    assert sockets.enter("one")
    for address in ("one", "one", "other"):
        sockets.leave(address)
    assert not sockets._open, "nothing is remembered of who is gone"


def test_no_limit_on_sockets() -> None:
    sockets = Sockets(0)
    assert all(sockets.enter("one") for _ in range(500))

"""Budgets, buckets, gates and places: the limits without a server."""

import time

import pytest

from pantheon.server.limits import Bucket, Budget, Gate, Meter, Places
from tests.server.tables import refused

SLOW = 1e-9  # drops a second: none while a test runs


def test_a_bucket_gives_what_it_holds_and_then_nothing() -> None:
    bucket = Bucket(Budget(SLOW, 3))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_again_but_not_beyond_its_brim(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Budget(2.0, 3))
    for _ in range(3):
        assert bucket.take()
    now = 0.4
    assert not bucket.take()
    now = 0.6
    assert bucket.take()
    now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_than_a_bucket_holds_empties_it_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Budget(1.0, 10))
    assert bucket.take(30)
    now = 20.5
    assert not bucket.take()
    now = 21.5
    assert bucket.take()


def test_a_rate_of_zero_is_no_limit() -> None:
    bucket = Bucket(Budget(0, 0))
    assert all(bucket.take() for _ in range(1000))
    gate = Gate(Budget(0, 0))
    assert all(gate.take(str(name)) for name in range(1000))
    assert not gate._buckets, "nothing is remembered where nothing is counted"


def test_each_name_has_a_bucket_of_its_own() -> None:
    gate = Gate(Budget(SLOW, 2))
    assert [gate.take("one") for _ in range(3)] == [True, True, False]
    assert gate.take("other")


def test_a_gate_remembers_so_many_names_and_forgets_who_has_been_away_longest() -> None:
    gate = Gate(Budget(SLOW, 1), most=3)
    for name in ("greedy", "two", "three"):
        assert gate.take(name)
    assert not gate.take("greedy")
    assert gate.take("four")  # "two" is forgotten, not who has just asked
    assert not gate.take("greedy")
    assert len(gate._buckets) == 3


def test_a_new_name_costs_the_same_however_many_there_are() -> None:
    """It forgets one name, and looks at no others."""
    gate = Gate(Budget(SLOW, 1), most=1000)
    for name in range(1000):
        gate.take(str(name))
    known = set(gate._buckets)
    gate.take("new")
    assert len(known - set(gate._buckets)) == 1


def test_guests_of_one_address_share_what_it_may_ask_for() -> None:
    meter = Meter({"chats": Budget(SLOW, 2, address=3)})
    assert [meter.allows("chats", "anna", "home") for _ in range(3)] == [True, True, False]
    told = [meter.allows("chats", f"guest {number}", "home") for number in range(6)]
    assert told == [True] * 4 + [False] * 2, "six for the address, two of them were Anna's"
    assert meter.allows("chats", "otto", "elsewhere")
    assert not meter.allows("chats", "anna", "elsewhere"), "nobody is somebody else for coming from elsewhere"


def test_strangers_have_the_budget_of_their_address() -> None:
    meter = Meter({"reads": Budget(SLOW, 2, address=2)})
    assert [meter.allows("reads", None, "home") for _ in range(5)] == [True] * 4 + [False]
    assert refused(lambda: meter.check("reads", None, "home")) == "too-many-requests"


def test_a_name_has_so_many_places_and_no_more() -> None:
    places = Places(2)
    assert [places.enter("one") for _ in range(3)] == [True, True, False]
    assert places.enter("other")
    places.leave("one")
    assert places.enter("one")
    for name in ("one", "one", "other"):
        places.leave(name)
    assert not places._taken, "nothing is remembered of who is gone"


def test_no_limit_on_places() -> None:
    places = Places(0)
    assert all(places.enter("one") for _ in range(500))

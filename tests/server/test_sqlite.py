"""The store: logs with numbers that are given once, the list of tables, guests and links."""

from typing import Any

import msgspec
import pytest

from pantheon.server.sqlite import MOST_IN_A_GROUP, SqliteStore
from pantheon.server.store import Append, Entry, GuestRow, LinkRow, StoreConflict
from tests.server.storing import make, move, moves, row

# --- logs -----------------------------------------------------------------------------------------------------


def test_what_was_appended_is_read_back_in_order(store: SqliteStore) -> None:
    long = move(3, "anna:1", 2**53 - 1, body='{"text": "«Ω» \\u0000 ✓"}')
    chance = Entry(n=4, kind="move", seat=None, action=2**31 + 5, at=1e9 + 0.125)
    store.append(moves(1, 2)).result()
    store.append(Append(table="t", entries=[long, chance])).result()
    assert store.entries("t") == [move(1), move(2), long, chance]
    assert store.entries("t", 3) == [long, chance]
    assert store.entries("nobody") == []


def test_a_number_is_given_once_and_the_loser_writes_nothing(store: SqliteStore) -> None:
    store.append(moves(1)).result()
    lost = store.append(Append(table="t", entries=[move(2), move(1)], row=row(touched=7.0), members=("bert",)))
    won = store.append(moves(2))
    with pytest.raises(StoreConflict):
        lost.result()
    won.result()
    assert [entry.n for entry in store.entries("t")] == [1, 2]
    assert store.table("t") == row(), "nor its row"
    assert store.tables_of("bert", 9) == [], "nor its members"


def test_one_conflicting_job_of_a_group_fails_alone(store: SqliteStore) -> None:
    """All of these wait while the writer is busy with the first, so they are one group."""
    make(store, *(row(f"t{number}") for number in range(40)))
    store.append(moves(1, table="t20")).result()
    busy = store.append(moves(*range(1, 20_000)))
    waiting = [store.append(moves(1, table=f"t{number}")) for number in range(40)]
    guest = store.put_guest(GuestRow(secret="s", id="g", name="Anna", created=1.0))
    busy.result()
    failed = [number for number, future in enumerate(waiting) if future.exception() is not None]
    assert failed == [20]
    assert isinstance(waiting[20].exception(), StoreConflict)
    assert guest.result() is None
    assert store.guest("s") is not None
    assert all(len(store.entries(f"t{number}")) == 1 for number in range(40))


def test_more_than_fits_into_a_group_is_written_all_the_same(store: SqliteStore) -> None:
    futures = [store.append(moves(n)) for n in range(1, 2 * MOST_IN_A_GROUP + 10)]
    for future in futures:
        future.result()
    assert [entry.n for entry in store.entries("t")] == list(range(1, 2 * MOST_IN_A_GROUP + 10))


def test_a_log_needs_a_table(store: SqliteStore) -> None:
    with pytest.raises(StoreConflict):
        store.append(moves(1, table="nobody")).result()
    assert store.latest(["nobody"]) == {}


def test_the_latest_number_of_each_table(store: SqliteStore) -> None:
    make(store, row("u"), row("empty"))
    store.append(moves(1, 2, 3)).result()
    store.append(moves(1, table="u")).result()
    assert store.latest(["u", "t", "empty", "nobody"]) == {"t": 3, "u": 1}
    assert store.latest([]) == {}


# --- the list of tables ---------------------------------------------------------------------------------------


def test_a_row_is_written_with_the_entries_that_change_it(store: SqliteStore) -> None:
    changed = row(touched=5.0, state="finished", ticking=True)
    store.append(Append(table="t", entries=[move(1)], row=changed)).result()
    assert store.table("t") == changed
    store.append(moves(2)).result()
    assert store.table("t") == changed, "an append without a row leaves it alone"
    assert store.table("nobody") is None


def test_a_row_never_becomes_older(store: SqliteStore) -> None:
    store.append(Append(table="t", entries=[move(1)], row=row(touched=9.0))).result()
    store.append(Append(table="t", entries=[move(2)], row=row(touched=8.0))).result()
    found = store.table("t")
    assert found is not None
    assert found.touched == 9.0
    assert found.facts == row(touched=8.0).facts, "the rest is the last one's"


def test_tables_are_listed_by_state_with_those_touched_last_first(store: SqliteStore) -> None:
    make(store, *(row(f"t{number}", touched=float(number)) for number in range(2, 6)))
    make(store, row("t3", touched=9.0, state="finished"))
    assert [found.id for found in store.tables("running", 3)] == ["t5", "t4", "t2"]
    assert [found.id for found in store.tables("running", 3, before="t2")] == ["t"]
    assert store.tables("finished", 9) == [row("t3", touched=9.0, state="finished")]
    assert store.tables("open", 9) == []


def test_pages_lose_no_table_where_several_were_touched_at_once(store: SqliteStore) -> None:
    make(store, *(row(f"u{number}", touched=2.0) for number in range(9)))
    found = [table.id for table in store.tables("running", 4)]
    while page := store.tables("running", 4, before=found[-1]):
        found += [table.id for table in page]
    assert sorted(found) == sorted(["t", *(f"u{number}" for number in range(9))])


def test_what_is_not_listed_is_in_no_list_but_its_members_own(store: SqliteStore) -> None:
    hidden = msgspec.structs.replace(row("u", touched=2.0), listed=False)
    make(store, hidden, members=("anna",))
    assert [found.id for found in store.tables("running", 9)] == ["t"]
    assert store.table("u") == hidden
    assert store.tables_of("anna", 9) == [hidden]


def test_the_tables_of_a_guest_are_those_he_is_a_member_of(store: SqliteStore) -> None:
    make(store, row("u", touched=2.0), row("v", touched=3.0), members=("anna", "bert"))
    make(store, row("w", touched=4.0), members=("bert",))
    store.append(Append(table="u", entries=[move(1)], members=("anna",))).result()  # once more is no more
    assert [found.id for found in store.tables_of("anna", 9)] == ["v", "u"]
    assert [found.id for found in store.tables_of("bert", 2)] == ["w", "v"]
    assert store.tables_of("carl", 9) == []


def test_tables_with_a_clock_are_found_while_they_run(store: SqliteStore) -> None:
    make(store, row("u", ticking=True), row("v", ticking=True, state="finished"), row("w"))
    assert store.ticking() == ["u"]
    make(store, row("u", ticking=False))
    assert store.ticking() == []


def test_tables_that_nobody_touched_are_found_oldest_first(store: SqliteStore) -> None:
    make(store, *(row(f"t{number}", touched=float(number)) for number in range(2, 7)), row("o", state="open"))

    def untouched(*how: Any) -> list[str]:
        return [found.id for found in store.untouched(*how)]

    assert untouched("running", 5.0, 9) == ["t", "t2", "t3", "t4"]
    assert untouched("running", 5.0, 2) == ["t", "t2"]
    assert untouched("running", 5.0, 9, (2.0, "t2")) == ["t3", "t4"], "the next page"
    assert untouched("open", 1.0, 9) == []


# --- guests and links -----------------------------------------------------------------------------------------


def test_a_guest_is_known_by_his_secret_and_may_change_his_name(store: SqliteStore) -> None:
    anna = GuestRow(secret="hash", id="g1", name="Anna", created=3.0)
    store.put_guest(anna).result()
    assert store.guest("hash") == anna
    store.put_guest(GuestRow(secret="hash", id="another", name="Änne", created=9.0)).result()
    assert store.guest("hash") == GuestRow(secret="hash", id="g1", name="Änne", created=3.0)
    assert store.guest("other") is None


def test_a_link_is_good_for_one_guest(store: SqliteStore) -> None:
    store.put_link(LinkRow(secret="hash", table="t", seat=2)).result()
    assert store.link("hash") == LinkRow(secret="hash", table="t", seat=2)
    assert store.use_link("hash", "anna").result()
    assert store.use_link("hash", "anna").result(), "who has used it may ask again"
    assert not store.use_link("hash", "bert").result()
    assert not store.use_link("unknown", "anna").result()
    assert store.link("hash") == LinkRow(secret="hash", table="t", seat=2, used_by="anna")
    assert store.link("unknown") is None


def test_a_link_whose_user_got_no_seat_is_free_again(store: SqliteStore) -> None:
    link = LinkRow(secret="hash", table="t", seat=2, holder="anna")
    store.put_link(link).result()
    store.use_link("hash", "bert").result()
    store.free_link("hash", "carl").result()
    assert not store.use_link("hash", "carl").result(), "nobody frees what another uses"
    store.free_link("hash", "bert").result()
    assert store.link("hash") == link
    assert store.use_link("hash", "carl").result()


def test_of_many_who_use_a_link_at_once_one_gets_it(store: SqliteStore) -> None:
    store.put_link(LinkRow(secret="hash", table="t", seat=None)).result()
    futures = [store.use_link("hash", f"guest {number}") for number in range(50)]
    assert [number for number, future in enumerate(futures) if future.result()] == [0]


def test_a_link_to_no_table_is_refused(store: SqliteStore) -> None:
    with pytest.raises(StoreConflict):
        store.put_link(LinkRow(secret="hash", table="nobody", seat=None)).result()
    store.append(moves(1)).result()

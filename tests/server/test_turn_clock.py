"""The clock of a turn-based table, and what happens by itself when time runs out."""

import pytest

from pantheon.server import commands, timing
from pantheon.server import journal as j
from pantheon.server.settings import BankClock, MoveClock, NoClock
from pantheon.server.table import Table
from pantheon.server.turn_clock import TurnClock
from tests.server.tables import (
    NOON,
    happenings,
    likeness,
    made,
    other,
    play_turns,
    refused,
    reloaded,
    running,
    sit,
    step,
    turn,
)

MOVE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 300, "increment": 10}

# --- the clock ------------------------------------------------------------------------------------------------


def test_a_clock_per_move_gives_each_turn_the_same_time() -> None:
    clock = TurnClock(MoveClock(seconds=60), 2, 120)
    assert clock.due(0) is None, "nobody is to act yet"
    clock.update((0,), 100.0)
    assert (clock.due(0), clock.due(1)) == (160.0, None)
    clock.update((0,), 130.0)
    assert clock.due(0) == 160.0, "the decisions of one turn share its time"
    clock.update((1,), 150.0)
    assert (clock.due(0), clock.due(1)) == (None, 210.0)
    clock.update((0, 1), 160.0)
    assert (clock.due(0), clock.due(1)) == (220.0, 210.0), "several may be to act"


def test_a_bank_is_used_up_turn_by_turn_and_gains_the_increment() -> None:
    clock = TurnClock(BankClock(seconds=300, increment=10), 2, 120)
    clock.update((0,), 0.0)
    assert (clock.due(0), clock.bank(0)) == (300.0, 300.0)
    clock.update((1,), 100.0)
    assert (clock.bank(0), clock.bank(1)) == (210.0, 300.0)
    clock.update((0,), 150.0)
    assert (clock.due(0), clock.bank(1)) == (360.0, 260.0)


def test_a_bank_is_never_in_debt() -> None:
    clock = TurnClock(BankClock(seconds=30, increment=5), 1, 120)
    clock.update((0,), 0.0)
    clock.update((), 1000.0)
    assert clock.bank(0) == 5.0


def test_without_a_clock_only_the_patience_of_the_others_runs() -> None:
    clock = TurnClock(NoClock(), 2, 120)
    clock.update((1,), 10.0)
    assert not clock.ticks
    assert (clock.due(1), clock.bank(1)) == (130.0, None)
    assert TurnClock(MoveClock(seconds=5), 2, 120).ticks
    assert TurnClock(BankClock(seconds=30), 2, 120).ticks


@pytest.mark.parametrize(
    ("kind", "due"), [(MoveClock(seconds=60), 260.0), (BankClock(seconds=40), 240.0), (NoClock(), 320.0)]
)
def test_who_comes_back_gets_a_whole_turn(kind: MoveClock | BankClock | NoClock, due: float) -> None:
    clock = TurnClock(kind, 2, 120)
    clock.update((0,), 100.0)
    clock.restart(0, 200.0)
    clock.restart(1, 200.0)
    assert (clock.due(0), clock.due(1)) == (due, None)


def test_who_comes_back_to_an_empty_bank_gets_something_to_play_with() -> None:
    clock = TurnClock(BankClock(seconds=30), 1, 120)
    clock.update((0,), 0.0)
    clock.update((), 30.0)
    clock.update((0,), 40.0)
    assert clock.due(0) == 40.0
    clock.restart(0, 50.0)
    assert clock.due(0) == 80.0


# --- at a table -----------------------------------------------------------------------------------------------


def test_time_runs_out_once() -> None:
    table = running(clock=MOVE)
    late = turn(table)
    timing.let_happen(table, NOON + 59.9)
    assert not table.seats[late].overdue
    first = table.n + 1
    assert timing.next_due(table) == NOON + 60
    for at in (60, 61, 500):
        timing.let_happen(table, NOON + at)
    assert happenings(table, first) == [j.Overdue(seat=late)]
    assert table.seats[late].overdue
    assert timing.next_due(table) is None


def test_it_does_not_run_out_again_after_a_restart() -> None:
    table = running(clock=MOVE)
    timing.let_happen(table, NOON + 60)
    again = reloaded(table)
    assert likeness(again) == likeness(table)
    timing.let_happen(again, NOON + 900)
    assert not again.fresh


def test_a_deadline_survives_a_restart() -> None:
    table = running(clock=BANK)
    play_turns(table, 3, NOON + 20)
    again = reloaded(table)
    assert timing.next_due(again) == timing.next_due(table)
    timing.let_happen(again, NOON + 5000)
    assert again.seats[turn(table)].overdue


def test_who_is_late_may_still_move_and_then_is_late_no_more() -> None:
    table = running(clock=MOVE)
    timing.let_happen(table, NOON + 60)
    late = turn(table)
    while turn(table) == late:
        step(table, NOON + 70)
    assert not table.seats[late].overdue
    assert timing.next_due(table) == NOON + 130


def test_a_late_seat_is_given_to_a_bot_where_the_table_says_so() -> None:
    table = running(clock=MOVE, overdue="bot")
    late = turn(table)
    timing.let_happen(table, NOON + 60)
    assert happenings(table)[-2] == j.Overdue(seat=late)
    assert isinstance(happenings(table)[-1], j.HandedOver)
    assert table.seats[late].player is not None
    commands.come_back(table, late, NOON + 90)
    assert table.seats[late].player is None
    assert not table.seats[late].overdue
    assert timing.next_due(table) == NOON + 150, "a whole turn"


def test_otherwise_the_others_vote_as_soon_as_time_has_run_out() -> None:
    table = running(clock=MOVE)
    late, waiting = turn(table), other(table)
    early = NOON + 59
    assert refused(lambda: commands.propose(table, waiting, early, what="skip", target=late)) == "not-waiting"
    timing.let_happen(table, NOON + 60)
    commands.propose(table, waiting, NOON + 60, what="skip", target=late)
    assert table.seats[late].turn_only


def test_the_time_of_a_bot_does_not_run_out() -> None:
    table = running(people=1, bots=1, clock=MOVE, overdue="bot")
    while not table.seats[turn(table)].bot:
        step(table)
    assert timing.next_due(table) is None


def test_without_a_clock_nothing_happens_by_itself() -> None:
    table = running()
    before = table.n
    assert timing.next_due(table) is None
    timing.let_happen(table, NOON + 10**7)
    assert table.n == before


def test_no_clock_runs_before_and_after_the_game() -> None:
    assert timing.next_due(sit(made(clock=MOVE), 2)) is None
    table = running(clock=MOVE)
    commands.resign(table, 0, NOON)
    assert table.state == "finished"
    assert timing.next_due(table) is None


# --- real time ------------------------------------------------------------------------------------------------


def under_way(people: int) -> Table:
    """A game of 4 Gods in timed turns, for which everybody is ready."""
    table = running("four-gods", people=people, options={"turns": "timed"})
    while timing.next_due(table) is None:
        step(table)
    return table


def test_the_engines_clocks_run_out_in_order_and_at_their_time() -> None:
    table = under_way(3)
    first = table.n + 1
    due = timing.next_due(table)
    assert due is not None
    timing.let_happen(table, due - 0.001)
    assert table.n == first - 1
    timing.let_happen(table, due + 3600)
    moves = [line for line in table.fresh if line.n >= first and isinstance(line.happening, j.Moved)]
    assert len(moves) > 2, "what follows from a clock has clocks of its own"
    assert moves[0].at == due, "it ran out then, even if nobody looked until later"
    assert [line.at for line in moves] == sorted(line.at for line in moves)
    assert {line.happening.seat for line in moves if isinstance(line.happening, j.Moved)} == {None}


def test_they_are_the_same_after_a_restart() -> None:
    table = under_way(3)
    for n in range(12):
        step(table, NOON + n * 0.7, n)
    again = reloaded(table)
    assert timing.next_due(again) == timing.next_due(table)
    for one in (table, again):
        timing.let_happen(one, NOON + 400)
    assert likeness(again) == likeness(table)


def test_a_game_that_all_have_walked_away_from_comes_to_its_end() -> None:
    table = under_way(2)
    timing.let_happen(table, NOON + 10**6)
    assert table.state == "finished"

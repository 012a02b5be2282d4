"""A table is its log: what was loaded equals what was left, and what was refused has changed nothing."""

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.chance import Dice, ScriptedDice, chosen_seed, commitment
from pantheon.engine.errors import Problem
from pantheon.engine.match import Match
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import names
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.paper import record_of_table
from pantheon.server.settings import Settings, settle
from pantheon.server.table import Table, load
from tests.server.tables import (
    NOON,
    OWNER,
    anything,
    entries,
    likeness,
    made,
    play_out,
    play_turns,
    refused,
    reloaded,
    running,
    sit,
    step,
    written,
)

# --- the log --------------------------------------------------------------------------------------------------


def test_a_gap_in_the_log_is_found() -> None:
    log = entries(running())
    with pytest.raises(Problem, match="gap") as problem:
        load("table", [*log[:3], *log[4:]])
    assert problem.value.text == "log-gap"


def test_a_log_whose_draws_are_not_those_of_its_seed_is_found() -> None:
    log = entries(running())
    at = next(n for n, entry in enumerate(log) if entry.kind == "move")
    forged = j.entry_of(j.Moved(seat=None, action=log[at].action + 1), log[at].n, NOON)
    with pytest.raises(Problem) as problem:
        load("table", [*log[:at], forged, *log[at + 1 :]])
    assert problem.value.text == "log-differs"


def test_a_table_of_other_rules_is_not_played_under_these() -> None:
    created = made().created
    old = Table("old")
    with pytest.raises(Problem) as problem:
        old.note(j.Created(**{**_fields(created), "rules": 999}), NOON)
    assert problem.value.text == "table-rules"


def _fields(happening: Any) -> dict[str, Any]:
    return {name: getattr(happening, name) for name in happening.__struct_fields__}


def test_a_log_can_be_followed_from_anywhere() -> None:
    """What another process has written is read on, entry by entry."""
    table = running("deus")
    play_turns(table, 3)
    log = entries(table)
    for known in range(1, len(log), 5):
        late = load("table", log[:known])
        for entry in log[known:]:
            late.follow(entry)
        assert likeness(late) == likeness(table)


def test_time_never_runs_backwards() -> None:
    table = running()
    commands.say(table, OWNER, "", "late", NOON + 5)
    commands.say(table, OWNER, "", "early", NOON + 1)
    assert table.touched == NOON + 5


def test_moves_know_the_position_before_them_while_somebody_watches() -> None:
    table = running("deus")
    play_turns(table, 4)
    position, number = table.game.start(table.options), 0
    for line in table.fresh:
        if isinstance(line.happening, j.Moved):
            number += 1
            assert line.move == number
            assert line.before is not None
            assert line.before.key() == position.key()
            position.play(line.happening.seat, line.happening.action)
        else:
            assert line.before is None
    assert number == len(table.moves)


# --- settings -------------------------------------------------------------------------------------------------


def test_a_table_of_a_game_with_clocks_of_its_own_has_no_other() -> None:
    wrong = Settings(game="four-gods", clock=made(clock={"kind": "move", "seconds": 60}).settings.clock)
    assert refused(lambda: settle(wrong)) == "table-clock-realtime"


def test_all_options_are_settled_in_words() -> None:
    _, options, settled = settle(Settings(game="gods", options={"players": "3"}))
    assert options.players == 3
    assert settled.options["edition"] == "2005"
    assert settle(settled)[2] == settled
    assert refused(lambda: settle(Settings(game="chess"))) == "unknown-game"
    assert refused(lambda: settle(Settings(game="gods", options={"players": "9"})))


# --- a game played on from a position of another --------------------------------------------------------------


@cache
def other_game(game: str) -> Table:
    """Some turns of a game; nobody plays it any further."""
    table = running(game)
    if table.game.realtime:
        for n in range(30):
            step(table, NOON + n, n)
    else:
        play_turns(table, 4)
    return table


def continued(game: str, moves: int | None, seed: str = "another table") -> tuple[Table, Table]:
    """A game and one that goes on from a position of it."""
    first = other_game(game)
    whole = len(first.moves)
    prior = j.Prior(record=written(first), moves=whole if moves is None else min(moves, whole))
    second = sit(made(game, prior=prior, seed=seed), 2)
    commands.start(second, OWNER, NOON)
    return first, second


def pairs(table: Table) -> list[tuple[int | None, int]]:
    return [(move.seat, move.action) for move in table.moves]


@pytest.mark.parametrize("game", names())
def test_a_continued_game_begins_with_the_moves_of_the_other(game: str) -> None:
    first, second = continued(game, None)
    assert pairs(second) == pairs(first)
    assert first.position is not None
    assert second.position is not None
    assert second.position.key() == first.position.key()
    assert second.n == 4, "made, two joined, started: moves from before are not in its log"
    assert likeness(reloaded(second)) == likeness(second)


@pytest.mark.parametrize("game", names())
def test_after_that_the_draws_are_its_own(game: str) -> None:
    _, second = continued(game, None)
    rng, prior = Random(4), second.prior
    while sum(move.seat is None for move in second.moves[prior:]) < 4:
        step(second, NOON + 60, rng.randrange(1000))
    script = [move.action for move in second.moves[:prior] if move.seat is None]
    twin = Match(second.game, second.options, ScriptedDice(script, Dice(chosen_seed("another table"))))
    for n, move in enumerate(second.moves):
        twin.follow(n, move)
    assert twin.position.key() == second.position.key()  # type: ignore[union-attr]
    assert likeness(reloaded(second)) == likeness(second)


def test_the_clock_of_a_continued_game_goes_on_from_there() -> None:
    first, second = continued("four-gods", None)
    past = first.moves[-1].at
    assert past is not None
    assert past > 0
    step(second, NOON + 5)
    assert second.moves[-1].at == past + 5


def test_a_game_continued_before_a_draw_draws_anew() -> None:
    first = running()
    play_turns(first, 2)
    drawn = max(n for n, move in enumerate(first.moves) if move.seat is None)
    prior = j.Prior(record=written(first), moves=drawn)
    found = set()
    for seed in "abcdefgh":
        second = sit(made(prior=prior, seed=seed), 2)
        commands.start(second, OWNER, NOON)
        assert pairs(second)[:drawn] == pairs(first)[:drawn]
        assert likeness(reloaded(second)) == likeness(second)
        found.add(pairs(second)[drawn])
    assert len(found) > 1


@pytest.mark.parametrize("moves", range(4, 14))
def test_undo_never_goes_below_where_it_began(moves: int) -> None:
    first, second = continued("gods", moves)
    assert len(first.moves) >= moves
    below = [left for left in range(moves) if second.moves[left].seat is not None]
    for seat in (0, 1):
        assert refused(commands.undo, second, seat, NOON) == "no-undo"
        for left in below:
            wrong = refused(commands.propose, second, seat, NOON, what="undo", left=left)
            assert wrong == "undo-where"
    for asking in (0, 1):
        seat = step(second)
        commands.propose(second, asking, NOON, what="undo", left=moves_left(second, seat))
        commands.vote(second, 1 - asking, True, NOON)
        for undoing in (0, 1, 0):
            with suppress(Problem):
                commands.undo(second, undoing, NOON)
        assert len(second.moves) >= second.prior


def moves_left(table: Table, seat: int) -> int:
    """The last move of a seat."""
    return max(n for n, move in enumerate(table.moves) if move.seat == seat)


def test_a_continued_game_shows_no_seed_since_its_draws_are_not_those_of_one() -> None:
    _, second = continued("gods", 9)
    play_out(second)
    record = read_record(written(second))
    assert record.result is not None
    assert record.seed is None
    assert verify(record).draws == 0
    assert verify(record).finished


# --- records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_the_record_of_a_finished_table_verifies(game: str) -> None:
    table = running(game, people=1, bots=1)
    assert record_of_table(table).seed is None
    play_out(table)
    record = read_record(written(table))
    assert record.header.seats == ("Player 0", "greedy")
    assert record.header.commitment == commitment(table.created.seed)
    assert verify(record).draws == sum(move.seat is None for move in table.moves)


def test_the_times_of_a_game_in_real_time_stand_in_its_record() -> None:
    table = running("four-gods")
    for second in range(20):
        step(table, NOON + second / 2, second)
    for seat in (0, 1):
        commands.resign(table, seat, NOON + 10)
    record = read_record(written(table))
    times = [move.at for move in record.moves]
    assert times == sorted(times, key=lambda at: at or 0.0)
    assert times[-1] == 10.0
    assert verify(record).finished


@pytest.mark.parametrize("whole", [True, False])
def test_a_record_that_was_brought_along_is_a_table_that_has_ended(whole: bool) -> None:
    first = running("deus", seed="chosen")
    play_out(first) if whole else play_turns(first, 3)
    text = written(first)
    created = j.Created(
        settings=settle(Settings(game="deus", options=first.settings.options))[2],
        rules=first.created.rules,
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        owner=None,
        prior=j.Prior(record=text, moves=len(first.moves)),
    )
    table = Table("imported")
    for happening in (created, j.Started(), j.Ended(reason="over" if whole else "abandoned")):
        table.note(happening, NOON)
    assert table.over
    assert pairs(table) == pairs(first)
    assert [seat.name for seat in table.seats] == ["Player 0", "Player 1"]
    assert written(table) == text, "it is given back as it came"
    assert refused(lambda: commands.play(table, 0, 0, NOON)) == "table-ended"
    assert likeness(reloaded(table)) == likeness(table)


# --- anything may happen --------------------------------------------------------------------------------------

CLOCKS: list[dict[str, Any]] = [
    {},
    {"clock": {"kind": "move", "seconds": 5}},
    {"clock": {"kind": "bank", "seconds": 30, "increment": 2}, "overdue": "bot"},
    {"clock": {"kind": "bank", "seconds": 40}},
]


@pytest.mark.parametrize("game", names())
@given(seed=st.integers(0, 2**32), people=st.integers(1, 4), bots=st.integers(0, 1), clock=st.sampled_from(CLOCKS))
def test_a_loaded_table_equals_the_one_that_was_left(
    game: str, seed: int, people: int, bots: int, clock: dict[str, Any]
) -> None:
    rng = Random(seed)
    people = max(2 - bots, min(people, 4 - bots))
    table = running(game, people, bots, **({} if game == "four-gods" else clock))
    anything(table, rng, rng.randrange(1, 200))
    assert likeness(reloaded(table)) == likeness(table)


@pytest.mark.parametrize("game", names())
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 30))
def test_and_so_does_one_that_goes_on_from_another(game: str, seed: int, moves: int) -> None:
    rng = Random(seed)
    _, table = continued(game, moves)
    anything(table, rng, rng.randrange(1, 60))
    assert likeness(reloaded(table)) == likeness(table)

"""The record of a table tells of what was done beside the moves: undos with who agreed, stand-ins, resignations."""

import re

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.record import write_record
from pantheon.engine.replay import verify
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.paper import prior_of
from pantheon.server.table import Table
from tests.server.tables import (
    NOON,
    OWNER,
    likeness,
    made,
    other,
    play_out,
    play_turns,
    reloaded,
    running,
    sit,
    step,
    turn,
    written,
)


def notes(table: Table) -> list[str]:
    """The lines between the moves, each after the number of moves before it."""
    found, moves = [], 0
    for line in written(table).split("\n"):
        if re.match(r"\d+ ", line):
            moves += 1
        elif re.match(r"(undo|stand-in|back|resigned|outage) ", line):
            found.append(f"{moves}: {line}")
    return found


def name(table: Table, seat: int) -> str:
    return table.game.seat_names(table.options)[seat]


def undone(table: Table) -> tuple[int, int]:
    """The last move of a seat is taken back by consent; who asked, and how many moves are left."""
    seat, away = turn(table), other(table)
    commands.propose(table, seat, NOON + 5, what="undo")
    commands.vote(table, away, True, NOON + 6)
    return seat, len(table.moves)


def test_a_free_undo_is_told() -> None:
    table = running("gods")
    play_turns(table, 2)
    while True:
        seat, before = step(table, NOON + 2), len(table.moves)
        if table.match is not None and table.match.can_undo(seat):
            break
    commands.undo(table, seat, NOON + 3.5)
    assert notes(table) == [f"{before - 1}: undo {name(table, seat)} {before}-{before} free @3.500"]


def test_an_undo_by_consent_is_told_with_those_who_agreed() -> None:
    table = running("gods")
    play_turns(table, 4)
    last = len(table.moves)
    seat, left = undone(table)
    assert notes(table) == [f"{left}: undo {name(table, seat)} {left + 1}-{last} agreed crimson gold @6.000"]
    play_out(table, NOON + 9)
    assert verify(read_record(written(table))).undos == 1
    assert likeness(reloaded(table)) == likeness(table)


def test_against_bots_one_is_enough_and_the_record_says_so() -> None:
    table = running("gods", 1, 1)
    play_turns(table, 4)
    commands.propose(table, 0, NOON + 5, what="undo")
    assert notes(table)[0].endswith("agreed crimson @5.000")


def test_what_was_told_before_moves_that_are_taken_back_stays() -> None:
    table = running("gods")
    play_turns(table, 4)
    commands.hand_over(table, 0, NOON + 1)
    commands.come_back(table, 0, NOON + 2)
    first = next(n for n, move in enumerate(table.moves) if move.seat is not None)
    commands.propose(table, 0, NOON + 3, what="undo", left=first)
    commands.vote(table, 1, True, NOON + 4)
    told = notes(table)
    assert [line.split()[1] for line in told] == ["stand-in", "back", "undo"]
    assert {line.split(":")[0] for line in told} == {str(first)}
    play_out(table, NOON + 9)
    text = written(table)
    assert write_record(table.game, read_record(text)) == text


def test_seats_that_a_bot_played_for_are_told() -> None:
    table = running("gods", 3)
    play_turns(table, 2)
    commands.resign(table, 1, NOON + 7)
    assert [line.partition(": ")[2] for line in notes(table)] == [
        "resigned gold @7.000",
        f"stand-in gold {table.seats[1].stand_in} @7.000",
    ]
    assert verify(read_record(written(table))).stand_ins == 1


def test_tables_of_before_write_records_of_before() -> None:
    table = running("gods")
    play_turns(table, 4)
    undone(table)
    table.format = 1
    text = written(table)
    assert text.startswith("pantheon record 1\n")
    assert "undo" not in text
    assert verify(read_record(text)).undos == 0


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_a_game_that_goes_on_from_another_tells_what_was_told_there(game: str) -> None:
    first = running(game)
    play_turns(first, 4)
    seat, left = undone(first)
    commands.say(first, OWNER, "Anna", "and now?", NOON + 7)
    first.note(j.Ended(reason="abandoned"), NOON + 8)
    second = sit(made(game, prior=prior_of(first, left)), 2)
    commands.start(second, OWNER, NOON + 100)
    assert f"undo {name(first, seat)}" in notes(second)[0]
    commands.hand_over(second, 0, NOON + 101)
    verify(read_record(written(second)))

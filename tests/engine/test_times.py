"""Times of records: they never fall, and clocks run out when they are due. Records of before are judged mildly."""

import re
from pathlib import Path

import msgspec
import pytest

from pantheon.engine.errors import RecordError
from pantheon.engine.match import Move
from pantheon.engine.reading import read_record
from pantheon.engine.record import Record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILES = sorted((FIXTURES / "records" / "four-gods").glob("*.record"))
BEFORE = sorted((FIXTURES / "before").rglob("four-gods/*.record"))


def read(path: Path, form: int) -> Record:
    record = read_record(path.read_text(encoding="utf-8"))
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, format=form))


def retimed(record: Record, first: int, by: float) -> Record:
    """All moves from one on (from 0) later, or earlier."""
    moves = [
        move if n < first else msgspec.structs.replace(move, at=round(max(0.0, (move.at or 0.0) + by), 3))
        for n, move in enumerate(record.moves)
    ]
    return msgspec.structs.replace(record, moves=tuple(moves))


def clock_moves(record: Record) -> list[int]:
    """Which moves (from 0) are clocks that ran out after some time."""
    game = game_named(record.header.game)
    position, found = game.start(record.header.options), []
    for n, move in enumerate(record.moves):
        if move.seat is None and position.chance() is None and (record.moves[n - 1].at or 0) < (move.at or 0):
            found.append(n)
        position.play(move.seat, move.action)
    return found


def wrong(record: Record) -> str:
    with pytest.raises(RecordError) as found:
        verify(record)
    return found.value.text


@pytest.mark.parametrize("path", FILES + BEFORE, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_genuine_times_are_right(path: Path) -> None:
    verdict = verify(read_record(path.read_text(encoding="utf-8")))
    assert verdict.timed
    assert verdict.late == 0


@pytest.mark.parametrize("form", [1, 2])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_time_that_falls_is_an_error(path: Path, form: int) -> None:
    record = read(path, form)
    half = next(n for n in range(len(record.moves) // 2, len(record.moves)) if (record.moves[n].at or 0) > 1)
    damaged = [*record.moves]
    damaged[half] = Move(damaged[half].seat, damaged[half].action, 0.5)
    assert wrong(msgspec.structs.replace(record, moves=tuple(damaged))) == "record-time-falls"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_clock_that_runs_out_late_is_an_error_and_in_records_of_before_a_remark(path: Path) -> None:
    record = read(path, 2)
    for n in clock_moves(record)[-1:]:
        assert wrong(retimed(record, n, 30.0)) == "record-clock-late"
        old = retimed(read(path, 1), n, 30.0)
        assert verify(old).late == 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_clock_that_runs_out_too_early_is_an_error(path: Path) -> None:
    record = read(path, 2)
    for n in clock_moves(record)[-1:]:
        at = record.moves[n].at or 0.0
        damaged = [
            move
            if m < n
            else Move(move.seat, move.action, max(record.moves[n - 1].at or 0.0, (move.at or 0.0) - 0.5))
            for m, move in enumerate(record.moves)
        ]
        if (damaged[n].at or 0.0) < at - 0.01:
            assert wrong(msgspec.structs.replace(record, moves=tuple(damaged))) == "record-clock-early"


def test_some_of_these_records_have_clocks_that_run_out() -> None:
    assert sum(bool(clock_moves(read(path, 2))) for path in FILES) > 5


def test_one_move_without_a_time_is_an_error() -> None:
    record = read(FILES[0], 2)
    moves = [Move(move.seat, move.action, None if n == 9 else move.at) for n, move in enumerate(record.moves)]
    assert wrong(msgspec.structs.replace(record, moves=tuple(moves))) == "record-no-time"


def test_records_of_before_know_no_notes() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    noted = re.sub(r"\n(1 chance)", r"\noutage 3.000 @0.000\n\1", text.replace("record 2", "record 1", 1), count=1)
    with pytest.raises(RecordError):
        read_record(noted)

"""Records that earlier versions wrote are read, replayed and verified, and so are those written from them now."""

from pathlib import Path

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.record import write_record
from pantheon.engine.replay import verify
from pantheon.games import game

BEFORE = Path(__file__).parents[2] / "fixtures" / "before"
RECORDS = sorted(BEFORE.glob("*/records/*/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[2].name}-{file.parent.name}-{file.stem}")
def test_a_record_of_before_verifies(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    verdict = verify(record)
    assert verdict.finished
    assert verdict.draws > 0
    again = read_record(write_record(game(record.header.game), record))
    assert (again.header, again.moves, again.result) == (record.header, record.moves, record.result)
    assert verify(again) == verdict

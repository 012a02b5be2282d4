"""Golden playthroughs: whole games that a person can read, and that go on being right."""

from pathlib import Path

import msgspec
import pytest

from pantheon.engine.options import choices
from pantheon.engine.reading import read_record
from pantheon.engine.record import write_record
from pantheon.engine.replay import verify
from pantheon.games import game, names
from tools.golden import PLAYTHROUGHS

pytestmark = pytest.mark.forms

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"
ALL = [(name, title) for name in names() for title in PLAYTHROUGHS.get(name, {})]


@pytest.mark.parametrize("name", names())
def test_no_game_lacks_a_golden_playthrough_for_each_number_of_players(name: str) -> None:
    records = [read_record(file.read_text(encoding="utf-8")) for file in RECORDS.joinpath(name).glob("*.record")]
    offered = next(choices(f.type) for f in msgspec.structs.fields(game(name).options) if f.name == "players")
    assert {record.header.options.players for record in records} == set(offered)


@pytest.mark.parametrize(("name", "title"), ALL)
def test_a_golden_playthrough_verifies_and_is_written_as_it_was(name: str, title: str) -> None:
    text = RECORDS.joinpath(name, f"{title}.record").read_text(encoding="utf-8")
    record = read_record(text)
    verdict = verify(record)
    assert verdict.finished
    assert verdict.draws > 0
    assert write_record(game(name), record) == text


def test_no_record_lies_about_that_is_not_a_playthrough() -> None:
    found = {(file.parent.name, file.stem) for file in RECORDS.glob("*/*.record")}
    assert found == set(ALL)

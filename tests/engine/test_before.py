"""Games of earlier versions of the rules go on as they always went."""

from pathlib import Path

import msgspec
import pytest

from pantheon.engine.errors import RecordError
from pantheon.engine.reading import read_record
from pantheon.engine.record import write_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from tests.engine.trace import options_of_line, trace

BEFORE = Path(__file__).parents[2] / "fixtures" / "before"
TRACES = sorted(BEFORE.glob("*/traces/*.txt"))
RECORDS = sorted(BEFORE.glob("*/records/*/*.record"))


@pytest.mark.parametrize("file", TRACES, ids=[f"{file.parts[-3]}-{file.stem}" for file in TRACES])
def test_version_1_of_the_rules_plays_as_it_always_did(file: Path) -> None:
    game = game_named(file.stem)
    for line in file.read_text(encoding="utf-8").splitlines():
        number = line.partition(" #")[2].split(" ")[0]
        options = msgspec.structs.replace(options_of_line(game, line), rules=1)
        assert trace(game, options, int(number)) == line


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[2].name}-{file.parent.name}-{file.stem}")
def test_a_record_verifies_and_is_written_under_the_version_it_was_played_under(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.header.options.rules == 1
    verdict = verify(record)
    assert verdict.finished
    assert verdict.draws > 0
    written = write_record(game_named(record.header.game), record)
    assert "\nrules 1\n" in written
    again = read_record(written)
    assert (again.header, again.moves, again.result) == (record.header, record.moves, record.result)
    assert verify(again) == verdict


@pytest.mark.parametrize("version", ["0", "3", "999", "-1", "1.0", "one", "١"])
def test_a_version_that_is_not_known_is_refused_with_a_sentence(version: str) -> None:
    text = next(file for file in RECORDS if "gods" in file.parts).read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read_record(text.replace("\nrules 1\n", f"\nrules {version}\n", 1))
    assert refused.value.text == "record-rules"
    assert refused.value.facts["newest"] == game_named("gods").rules_version


def test_the_version_is_said_once() -> None:
    text = next(file for file in RECORDS if "gods" in file.parts).read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read_record(text.replace("\nrules 1\n", "\nrules 1\nrules 2\n", 1))
    assert refused.value.text == "record-option-twice"

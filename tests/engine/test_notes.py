"""What stands in a record beside the moves: written, read again, refused where it makes no sense."""

import pytest

from pantheon.engine.errors import Problem
from pantheon.engine.notes import WORDS, AnyNote, CameBack, Outage, Resigned, StoodIn, Undone, read_note, write_note

NAMES = ("crimson", "gold")
NOTES: dict[str, AnyNote] = {
    "undo gold 8-8 free": Undone(after=7, at=1.5, seat=1, first=8, last=8),
    "undo gold 19-77 agreed crimson gold": Undone(after=7, at=1.5, seat=1, first=19, last=77, agreed=(0, 1)),
    "stand-in crimson greedy": StoodIn(after=7, at=1.5, seat=0, bot="greedy"),
    "stand-in crimson greedy turn": StoodIn(after=7, at=1.5, seat=0, bot="greedy", turn_only=True),
    "back crimson": CameBack(after=7, at=1.5, seat=0),
    "resigned gold": Resigned(after=7, at=1.5, seat=1),
    "outage 3600.250": Outage(after=7, at=1.5, seconds=3600.25),
}


@pytest.mark.parametrize("words", NOTES)
def test_a_note_is_one_line_and_is_read_again(words: str) -> None:
    assert write_note(NOTES[words], NAMES) == f"{words} @1.500"
    assert read_note(words, NAMES, 7, 1.5) == NOTES[words]


def test_each_word_is_used() -> None:
    assert {words.split()[0] for words in NOTES} == set(WORDS)


@pytest.mark.parametrize(
    "words",
    [
        "undo", "undo gold", "undo gold 8-8", "undo gold 8-8 agreed", "undo gold 8-8 free gold", "undo jade 8-8 free",
        "undo gold 9-8 free", "undo gold 7-8 free", "undo gold 8 free", "undo gold 8-8 maybe gold", "stand-in gold",
        "stand-in gold greedy now", "back", "back jade", "resigned gold gold", "outage", "outage 3", "outage -3.000",
        "outage 3.0000", "elsewhere",
    ],
)  # fmt: skip
def test_what_is_no_note_is_refused(words: str) -> None:
    with pytest.raises(Problem):
        read_note(words, NAMES, 7, 1.5)

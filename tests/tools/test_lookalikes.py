"""The table of letters that look alike is what Unicode says."""

from tools import lookalikes


def test_the_table_is_not_stale() -> None:
    assert lookalikes.FILE.read_text(encoding="ascii") == lookalikes.document(), "run python -m tools.lookalikes"


def test_each_letter_has_one_that_stands_for_it_and_that_one_none() -> None:
    lines = [line.split() for line in lookalikes.document().splitlines() if not line.startswith("#")]
    letters = [letter for _, *others in lines for letter in others]
    assert len(letters) == len(set(letters)) > 6000
    assert not {part for like, *_ in lines for part in like.split("+")} & set(letters)

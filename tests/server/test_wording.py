"""Words that people choose, names and chat: plain text of one line."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import Problem
from pantheon.engine.reading import read_record
from pantheon.server import commands
from pantheon.server import journal as j
from tests.server.tables import NOON, OWNER, guest, happenings, likeness, made, refused, running, sit, written


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna   Bella ", "Anna Bella"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("two\nlines\tand more", "two lines and more"),
        ("\u202eevil\u2066 twin", "evil twin"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("神々 🏛", "神々 🏛"),
    ],
)
def test_names_are_one_line_of_printable_text(typed: str, shown: str) -> None:
    table = made()
    commands.join(table, OWNER, typed, NOON, invited=True)
    assert table.seats[0].name == shown


@pytest.mark.parametrize(
    ("typed", "reason"), [("", "empty-text"), (" \t\u202e\x07", "empty-text"), ("x" * 61, "long-text")]
)
def test_a_name_that_says_nothing_or_too_much_is_refused(typed: str, reason: str) -> None:
    table = made()
    assert refused(lambda: commands.join(table, OWNER, typed, NOON, invited=True)) == reason
    assert not table.seats[0].taken


@given(
    st.text(st.characters(codec="utf-8"), max_size=80)
    | st.text("\u200d\u00ad\ufeff\u200ba #\u2028\u0085é", max_size=9)
)
def test_whatever_somebody_calls_himself_his_record_can_be_read(typed: str) -> None:
    table = sit(made(), 1)
    with suppress(Problem):
        commands.join(table, "ben", typed, NOON, invited=True)
    if not table.seats[1].taken:
        assert refused(commands.join, table, "ben", typed, NOON, invited=True) in ("empty-text", "long-text")
        return
    name = table.seats[1].name
    assert unicodedata.is_normalized("NFC", name)
    commands.start(table, OWNER, NOON)
    assert read_record(written(table)).header.seats == ("Player 0", name)


def test_chat_is_for_seats_under_their_names_and_for_spectators() -> None:
    table = running()
    before = likeness(table)
    commands.say(table, guest(1), "another name", " hello\nthere ", NOON)
    commands.say(table, "passer-by", "Zoe\x00", "<script>", NOON)
    assert happenings(table, before["n"] + 1) == [
        j.Said(seat=1, guest=guest(1), name="Player 1", text="hello there"),
        j.Said(seat=None, guest="passer-by", name="Zoe", text="<script>"),
    ]
    assert likeness(table) == before | {"n": before["n"] + 2}, "talk changes nothing"


def test_chat_has_limits() -> None:
    table = running()
    commands.say(table, guest(0), "", "x" * commands.MOST_CHAT, NOON)
    assert refused(lambda: commands.say(table, guest(0), "", "x" * (commands.MOST_CHAT + 1), NOON)) == "long-text"
    assert refused(lambda: commands.say(table, guest(0), "", "\u202e \n", NOON)) == "empty-text"

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
from pantheon.server.lookalikes import looks_of
from pantheon.server.wording import MOST_NAME, clean, clean_name, tidy, width
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
        ("An\u3164na\u115f\u034f Bell\u2800a\U000e0101", "Anna Bella"),
        ("Anna\ufe0f\u200d", "Anna"),
        ("A" + 30 * "\u0334" + "n" + 9 * "\u0489", "A\u0334\u0334\u0334n\u0489\u0489\u0489"),
        ("\u0301 \u0327Anna", "Anna"),
        ("\U000e0041\U000e007fAnna", "Anna"),
    ],
)
def test_names_are_one_line_of_printable_text(typed: str, shown: str) -> None:
    table = made()
    commands.join(table, OWNER, typed, NOON, invited=True)
    assert table.seats[0].name == shown


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty-text"),
        (" \t\u202e\x07", "empty-text"),
        ("x" * 61, "long-text"),
        *[(blank, "empty-text") for blank in "\u3164\u115f\u2800\uffa0\u034f\ufe0f\u200b\u0301"],
        ("\U0001242b" * 11, "wide-name"),
        ("神" * 31, "wide-name"),
    ],
)
def test_a_name_that_says_nothing_or_too_much_is_refused(typed: str, reason: str) -> None:
    table = made()
    assert refused(lambda: commands.join(table, OWNER, typed, NOON, invited=True)) == reason
    assert not table.seats[0].taken


@pytest.mark.parametrize(
    "name",
    [
        *("👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🏳️‍⚧️", "❤️‍🔥", "👁️‍🗨️", "🙂‍↔️", "1️⃣ and #️⃣", "🇫🇷 🇩🇪"),
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        *("Nguyễn Thị Hạnh", "น้ำผึ้ง", "क्षत्रिय", "क\u094d\u200dष", "ශ\u0dca\u200dර\u0dd3", "སྒྲུབས"),
        *("می\u200cخواهم", "بِسْمِ", "בְּרֵאשִׁית", "Ἀχιλλεύς", "Дмитрий", "김철수", "髙橋"),
    ],
)
def test_what_people_write_stays_whole(name: str) -> None:
    whole = unicodedata.normalize("NFC", name)
    assert clean_name(name) == whole
    assert clean(name, commands.MOST_CHAT) == whole


ODD = st.text(
    "\u200d\u200c\u00ad\ufeff\u200ba #\u2028\u0085é\u0301\u0327\u034f\ufe0f\u20e3👩🏽❤🏴\U000e0067\u093f\u094dकب",
    max_size=12,
)


@given(st.text(st.characters(codec="utf-8"), max_size=80) | ODD)
def test_what_is_tidy_stays_as_it_is(typed: str) -> None:
    tidied = tidy(typed)
    assert tidy(tidied) == tidied
    assert "\n" not in tidied
    for part in tidied.split(" "):
        assert not part or not unicodedata.category(part[0]).startswith("M"), "a mark on nothing"
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else " " for sign in tidied)
    assert max(map(len, marks.split(" "))) <= 4, "no towers (a keycap has a selector, too)"
    with suppress(Problem):
        name = clean_name(typed)
        assert name == tidied
        assert 0 < width(name) <= MOST_NAME


@given(st.text(st.characters(codec="utf-8"), max_size=80) | ODD)
def test_whatever_people_call_themselves_their_record_can_be_read(typed: str) -> None:
    table = sit(made(), 1)
    with suppress(Problem):
        commands.join(table, "ben", typed, NOON, invited=True)
    if not table.seats[1].taken:
        assert refused(commands.join, table, "ben", typed, NOON, invited=True) in (
            "empty-text",
            "long-text",
            "wide-name",
        )
        return
    name = table.seats[1].name
    assert unicodedata.is_normalized("NFC", name)
    assert not looks_of(name) & looks_of("Player 0")
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


def test_chat_builds_no_towers() -> None:
    table = running()
    commands.say(table, guest(0), "", "Z" + 200 * "\u0336" + " \u202etxet", NOON)
    (said,) = happenings(table, table.n)
    assert isinstance(said, j.Said)
    assert said.text == "Z\u0336\u0336\u0336 txet"


def test_chat_has_limits() -> None:
    table = running()
    commands.say(table, guest(0), "", "x" * commands.MOST_CHAT, NOON)
    assert refused(lambda: commands.say(table, guest(0), "", "x" * (commands.MOST_CHAT + 1), NOON)) == "long-text"
    assert refused(lambda: commands.say(table, guest(0), "", "\u202e \n", NOON)) == "empty-text"

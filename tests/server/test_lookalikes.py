"""People at one table have names that nobody can take for one another."""

import pytest

from pantheon.bots import bot_names
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.lookalikes import looks_of, told_apart
from pantheon.server.table import Table, load
from tests.server.tables import NOON, OWNER, guest, happenings, made, running, sit


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Anna"),
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("ANNA", "\u0391NN\u0391"),  # Greek
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Paul", "PauI"),
        ("Bill", "BiI1"),
        ("modern", "modem"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u062e"),  # a joiner that is hard to see
        ("Zoé", "Zoe\u0301"),
    ],
)
def test_names_look_alike(name: str, other: str) -> None:
    assert looks_of(name) & looks_of(other)
    assert told_apart(other, [name]) == f"{other} (2)"


@pytest.mark.parametrize(("name", "other"), [("Anna", "Anne"), ("Anna", "Ann"), ("Zoé", "Zoe"), ("神", "袖")])
def test_names_that_differ_stay_as_they_are(name: str, other: str) -> None:
    assert told_apart(other, [name]) == other


def test_everybody_gets_a_name_of_their_own() -> None:
    names: list[str] = []
    for typed in ("Anna", "anna", "Anna (2)", "Anna", "\u0410nna"):
        names.append(told_apart(typed, names))
    assert names == ["Anna", "anna (2)", "Anna (2) (2)", "Anna (3)", "\u0410nna (4)"]


def test_a_second_anna_gets_a_number_at_the_table() -> None:
    table = made("deus", options={"players": "3"})
    for seat, name in enumerate(("Anna", "Ben", "\u0410nna")):
        commands.join(table, guest(seat), name, NOON, invited=True)
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "\u0410nna (2)"]


def test_who_sits_down_again_keeps_the_name() -> None:
    table = sit(made(), 1)
    commands.leave(table, OWNER, NOON)
    commands.join(table, OWNER, "Player 0", NOON, invited=True)
    assert table.seats[0].name == "Player 0"


@pytest.mark.parametrize(
    ("game", "names"),
    [("gods", ["Gold", "or", "GoId"]), ("deus", ["South", "Nord", "\u041euest"]), ("four-gods", ["Süd", "bot"])],
)
def test_nobody_is_called_like_a_seat_or_a_bot(game: str, names: list[str]) -> None:
    for name in names:
        table = made(game, options={"players": "4"})
        assert name_of_first(table, name) == f"{name} (2)"
    table = made(game)
    strongest = bot_names(table.game)[-1]
    assert name_of_first(table, strongest) == f"{strongest} (2)"


def name_of_first(table: Table, name: str) -> str:
    """Return what the first who sits down is called."""
    commands.join(table, OWNER, name, NOON, seat=0, invited=True)
    return table.seats[0].name


def test_a_spectator_speaks_under_no_name_of_others() -> None:
    table = running()
    for who, name in (
        ("passer-by", "Player 1"),
        ("another", "PIayer 1"),
        ("passer-by", "Player 1"),
        ("third", "Zoe"),
    ):
        commands.say(table, who, name, "hello", NOON)
    said = happenings(table, table.n - 3)
    assert [line.name for line in said if isinstance(line, j.Said)] == [
        "Player 1 (2)",
        "PIayer 1 (3)",
        "Player 1 (2)",
        "Zoe",
    ]


def test_a_table_that_was_loaded_knows_who_has_spoken() -> None:
    table = running()
    commands.say(table, "passer-by", "Zoe", "hello", NOON)
    again = load(table.id, [j.entry_of(line.happening, line.n, line.at) for line in table.fresh])
    assert again.voices == table.voices == {"passer-by": "Zoe"}
    commands.say(again, "another", "zoe", "me, too", NOON)
    assert again.voices["another"] == "zoe (2)"


def test_of_many_who_have_spoken_the_last_are_remembered() -> None:
    table = running()
    for number in range(250):
        commands.say(table, f"passer-by {number}", f"Passer-by {number}", "hello", NOON)
    assert len(table.voices) == 200
    assert "passer-by 249" in table.voices
    assert "passer-by 0" not in table.voices

"""What the owner of a table may do for peace at it, and who else may not."""

from collections.abc import Callable
from random import Random

import pytest

from pantheon.server import commands, moderation
from pantheon.server import journal as j
from pantheon.server.admission import may_watch
from pantheon.server.facts import table_info
from pantheon.server.manners import MOST_MUTED
from pantheon.server.settings import Talkers
from pantheon.server.store import GuestRow
from pantheon.server.table import Table
from tests.server.tables import NOON, OWNER, guest, happenings, made, refused, reloaded, running, sit

ANNA = GuestRow(secret="", id=OWNER, name="Anna", created=0.0)
BEN = GuestRow(secret="", id=guest(1), name="Ben", created=0.0)
DEEDS: dict[str, Callable[[Table, GuestRow], None]] = {
    "mute": lambda table, who: moderation.mute(table, who, NOON, "zoe", "Zoe"),
    "mute seat": lambda table, who: moderation.mute_seat(table, who, NOON, 1),
    "unmute": lambda table, who: moderation.unmute(table, who, NOON, "zoe"),
    "remove": lambda table, who: moderation.remove(table, who, NOON, "zoe", "Zoe"),
    "talk": lambda table, who: moderation.open_talk(table, who, NOON, "nobody"),
    "watching": lambda table, who: moderation.open_watching(table, who, NOON, yes=False),
    "give away": lambda table, who: moderation.give_away(table, who, NOON, 1),
}


def say(table: Table, who: str, words: str = "hello") -> str:
    """Say something; why it is refused, if it is."""
    count = table.n
    try:
        return refused(commands.say, table, who, "Zoe", words, NOON)
    except AssertionError:
        assert table.n == count + 1
        return ""


@pytest.mark.parametrize("deed", DEEDS)
def test_only_the_owner_keeps_the_peace(deed: str) -> None:
    table = running()
    assert refused(DEEDS[deed], table, BEN) == "not-owner"
    moderation.give_away(table, ANNA, NOON, 1)
    assert refused(DEEDS[deed], table, ANNA) == "not-owner", "it is Ben's table now"
    DEEDS[deed](table, BEN)


def test_who_is_muted_says_nothing_until_they_may_speak_again() -> None:
    table = running()
    moderation.mute(table, ANNA, NOON, "zoe", "Zoe")
    assert (say(table, "zoe"), say(table, "yan")) == ("talk-muted", "")
    assert [person.name for person in table_info(table).muted] == ["Zoe"]
    assert say(reloaded(table), "zoe") == "talk-muted"
    moderation.mute(table, ANNA, NOON, "zoe", "Zoe")
    moderation.unmute(table, ANNA, NOON, "zoe")
    assert say(table, "zoe") == ""
    assert [it.yes for it in happenings(table) if isinstance(it, j.Muted)] == [True, False], "once is enough"


def test_a_muted_seat_is_muted_on_all_its_devices() -> None:
    table = running()
    commands.join_device(table, "phone", 1, guest(1), NOON)
    moderation.mute_seat(table, ANNA, NOON, 1)
    commands.join_device(table, "tablet", 1, guest(1), NOON)
    assert [say(table, who) for who in (guest(1), "phone", "tablet", OWNER)] == ["talk-muted"] * 3 + [""]
    assert refused(moderation.mute_seat, table, ANNA, NOON, 2) == "no-such-seat"
    assert refused(moderation.mute_seat, made(), ANNA, NOON, 0) == "seat-free"


def test_of_very_many_who_are_muted_the_first_are_forgotten() -> None:
    table = running()
    for number in range(MOST_MUTED + 3):
        moderation.mute(table, ANNA, NOON, f"guest {number}", "Zoe")
    assert len(table_info(table).muted) == MOST_MUTED
    assert [say(table, f"guest {number}") for number in (2, 3)] == ["", "talk-muted"]


@pytest.mark.parametrize(
    ("who", "player", "spectator"),
    [("all", "", ""), ("players", "", "talk-closed"), ("nobody", "talk-closed", "talk-closed")],
)
def test_the_chat_is_open_to_all_to_the_players_or_to_nobody(who: Talkers, player: str, spectator: str) -> None:
    table = running()
    moderation.open_talk(table, ANNA, NOON, who)
    assert (say(table, guest(1)), say(table, "zoe")) == (player, spectator)
    assert table_info(table).talk == who


def test_a_removed_spectator_watches_says_and_plays_nothing_any_more() -> None:
    table = sit(made(), 1)
    moderation.remove(table, ANNA, NOON, "zoe", "Zoe")
    for again in (table, reloaded(table)):
        assert not may_watch(again, "zoe")
        assert say(again, "zoe") == "removed"
        assert refused(commands.join, again, "zoe", "Zoe", NOON, invited=True) == "removed"
        assert may_watch(again, "yan")


def test_only_spectators_can_be_removed() -> None:
    table = sit(made(), 2)
    for who in (guest(1), OWNER):
        assert refused(moderation.remove, table, ANNA, NOON, who, "Ben") == "no-spectator"


def test_spectators_may_be_let_in_and_sent_out_at_any_time() -> None:
    table = running(spectators=False)
    assert not may_watch(table, "zoe")
    moderation.open_watching(table, ANNA, NOON, yes=True)
    moderation.open_watching(table, ANNA, NOON, yes=True)
    assert may_watch(table, "zoe")
    assert table_info(table).spectators
    assert happenings(table)[-1] == j.WatchOpened(yes=True, by="Player 0")
    moderation.open_watching(table, ANNA, NOON, yes=False)
    assert [may_watch(table, who) for who in ("zoe", None, guest(1))] == [False, False, True]


def test_a_table_is_given_to_somebody_who_sits_there() -> None:
    table = sit(made(options={"players": "3"}), 2, bots=1)
    assert refused(moderation.give_away, table, ANNA, NOON, 2) == "seat-free", "a bot owns nothing"
    moderation.give_away(table, ANNA, NOON, 0)
    moderation.give_away(table, ANNA, NOON, 1)
    assert [it for it in happenings(table) if isinstance(it, j.Owned)] == [
        j.Owned(guest=guest(1), name="Player 1", by="Player 0")
    ]
    assert refused(commands.start, table, OWNER, NOON) == "not-owner"
    commands.start(table, guest(1), NOON)


def test_in_whatever_order_it_happens_the_log_tells_it() -> None:
    table, rng = running(), Random(3)
    for _ in range(60):
        deed = rng.choice(list(DEEDS))
        owner = ANNA if table.manners.owner == OWNER else BEN
        DEEDS[deed](table, owner)
    assert reloaded(table).manners == table.manners

"""The client's side of the protocol without sockets: what is lost is asked for, what comes twice changes nothing."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.client import Conversation
from pantheon.games import names
from pantheon.server import commands, showing
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.races import note_race
from pantheon.server.showing import Eyes, Sight, Telling, clocks_of, event_of, eyes_of, look, splice
from pantheon.server.table import Line
from tests.server.tables import NOON, running, step

_NOBODY = m.PresenceInfo(seats=[], spectators=0)


def text(message: m.ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


class Desk:
    """A real table and what the server would say about it to the seat 0."""

    def __init__(self, game: str = "gods", people: int = 2) -> None:
        self.table = running(game, people)
        self.lines: list[Line] = list(self.table.fresh)
        self.table.fresh.clear()
        self._rng = Random(game)
        self._sight, self._eyes = Sight(0), Eyes(eyes_of(self.table, 0))
        self._sight.look(self.table, clocks_of(self.table))
        look(self.table, [self._eyes])

    def welcome(self, since: int | None = None) -> str:
        events = [event_of(line, 0) for line in self.lines if since is not None and line.n > since]
        return text(showing.welcome(self.table, 0, events, NOON, _NOBODY, True))

    def news(self) -> str:
        """Somebody moves."""
        step(self.table, NOON, self._rng.randrange(1000))
        return self._told()

    def chat(self, words: str = "hello") -> str:
        commands.say(self.table, "guest-1", "Ben", words, NOON)
        return self._told()

    def missed(self, race: j.Missed) -> str:
        """Somebody came too late."""
        note_race(self.table, race, NOON)
        return self._told()

    def _told(self) -> str:
        fresh = list(self.table.fresh)
        self.lines += fresh
        self.table.fresh.clear()
        return text(Telling(self.table, fresh, NOON, [self._eyes]).news(self._sight, self._eyes))

    def stands(self) -> dict[str, Any]:
        """What a client must think of the table."""
        return self.seen_by(self._met())

    def _met(self) -> Conversation:
        talk = Conversation()
        talk.take(self.welcome())
        return talk

    @staticmethod
    def seen_by(talk: Conversation) -> dict[str, Any]:
        return {name: getattr(talk, name) for name in ("n", "you", "view", "legal", "clocks", "can_undo", "scores")}


def met(desk: Desk) -> Conversation:
    talk = Conversation(client="me")
    talk.take(desk.welcome())
    return talk


# --- the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_news_keep_the_picture_right(game: str) -> None:
    desk = Desk(game)
    talk = met(desk)
    for _ in range(25):
        if desk.table.state == "running":
            talk.take(desk.news())
            assert desk.seen_by(talk) == desk.stands()
    assert talk.outbox == []


def test_a_hand_on_its_way_changes_nothing() -> None:
    desk = Desk("four-gods")
    talk = met(desk)
    before = desk.seen_by(talk)
    for at in ("c4", None):
        assert talk.take(text(m.Pointing(seat=1, at=at))) == m.Pointing(seat=1, at=at)
    assert desk.seen_by(talk) == before
    assert talk.outbox == []


def test_a_lost_race_is_an_answer_and_an_event_and_changes_nothing_else() -> None:
    desk = Desk("four-gods")
    talk = met(desk)
    number, _ = talk.command(m.Play, action="ready")
    before = desk.seen_by(talk)
    missed = j.Missed(seat=0, at="c4", by=1, move=1, late=0.1)
    error = m.ErrorInfo(text="four-gods-cell-taken", facts={"cell": "c4", "seat": "north"}, message="taken")
    answer = talk.take(text(m.Refused(id=number, error=error, lost=missed)))
    assert isinstance(answer, m.Refused)
    assert answer.lost == missed
    assert talk.waiting == {}
    news = desk.missed(missed)
    told = talk.take(news)
    assert isinstance(told, m.News)
    assert [event.what for event in told.events] == [missed]
    assert set(msgspec.json.decode(news)) == {"type", "events", "now"}
    assert desk.seen_by(talk) == {**before, "n": before["n"] + 1} == desk.stands()


def test_what_comes_twice_changes_nothing() -> None:
    desk = Desk()
    talk = met(desk)
    old = [desk.news() for _ in range(4)]
    for news in old:
        talk.take(news)
    for news in [*old, old[0], old[3]]:
        talk.take(news)
        assert desk.seen_by(talk) == desk.stands()
    assert talk.outbox == []


def test_what_is_missing_is_asked_for_and_until_then_nothing_is_believed() -> None:
    desk = Desk()
    talk = met(desk)
    talk.take(desk.news())
    before = desk.seen_by(talk)
    desk.news()
    talk.take(desk.news())
    assert desk.seen_by(talk) == before
    assert [msgspec.json.decode(it) for it in talk.outbox] == [{"type": "resync", "since": before["n"]}]
    talk.outbox.clear()
    talk.take(desk.welcome(since=before["n"]))
    assert desk.seen_by(talk) == desk.stands()
    assert talk.outbox == []


def test_news_before_the_welcome_are_asked_for_again() -> None:
    desk = Desk()
    talk = Conversation()
    talk.take(desk.news())
    assert talk.view is None
    assert [msgspec.json.decode(it) for it in talk.outbox] == [{"type": "resync", "since": 0}]


def test_a_pong_tells_whether_something_was_lost() -> None:
    desk = Desk()
    talk = met(desk)
    talk.take(text(m.Pong(now=NOON, n=desk.table.n)))
    assert talk.outbox == []
    desk.chat()
    talk.take(text(m.Pong(now=NOON, n=desk.table.n)))
    assert [msgspec.json.decode(it)["type"] for it in talk.outbox] == ["resync"]


def test_chat_and_presence_are_told() -> None:
    desk = Desk()
    talk = met(desk)
    message = talk.take(desk.chat("<b>"))
    assert isinstance(message, m.News)
    assert isinstance(message.events[0].what, m.Talk)
    assert message.events[0].what.text == "<b>"
    talk.take(text(m.Presence(presence=m.PresenceInfo(seats=[1], spectators=3))))
    assert talk.presence.spectators == 3


@given(st.lists(st.integers(0, 3), min_size=0, max_size=8), st.lists(st.integers(0, 3), min_size=0, max_size=8))
def test_a_spliced_list_is_the_new_one(before: list[int], after: list[int]) -> None:
    found = splice(tuple(before), tuple(after))
    assert [*before[: found.at], *found.put, *before[found.at + found.drop :]] == after
    assert len(found.put) <= len(after)


# --- commands -------------------------------------------------------------------------------------------------


def test_hello_says_what_is_known() -> None:
    desk = Desk()
    talk = Conversation(lang="fr", client="me")
    first = {"type": "hello", "protocol": 1, "client": "me", "since": None, "lang": "fr"}
    assert msgspec.json.decode(talk.hello()) == first
    talk.take(desk.welcome())
    assert msgspec.json.decode(talk.hello()) == {**first, "since": desk.table.n}
    assert Conversation().client != Conversation().client


def test_commands_are_numbered_and_kept_until_they_are_answered() -> None:
    desk = Desk()
    talk = met(desk)
    sent = [talk.command(m.Say, text=word) for word in ("a", "b", "c")]
    assert [number for number, _ in sent] == [1, 2, 3]
    talk.take(text(m.Done(id=1, n=10)))
    talk.take(text(m.Refused(id=3, error=m.ErrorInfo(text="x", facts={}, message="x"))))
    talk.take(text(m.Done(id=77, n=10)))
    assert talk.waiting == {2: sent[1][1]}
    talk.take(desk.welcome())
    assert talk.outbox == [sent[1][1]], "after a new connection it is sent once more"
    talk.outbox.clear()
    talk.take(text(m.Done(id=2, n=11)))
    talk.take(desk.welcome())
    assert talk.outbox == []
    assert talk.command(m.Undo)[0] == 4


def test_what_waits_is_sent_again_in_its_order() -> None:
    desk = Desk()
    talk = Conversation()
    sent = [talk.command(m.Say, text=str(number))[1] for number in range(5)]
    talk.take(desk.welcome())
    assert talk.outbox == sent

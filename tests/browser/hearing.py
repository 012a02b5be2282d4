"""What somebody's page is told of a table over the wire, and what it asks for."""

import json
import time
from collections.abc import Callable

from tests.browser.browsing import Person
from tests.browser.profiles import PATIENCE
from tests.server.wire import Message, Picture

_LOOK = 15  # milliseconds between two looks
_SHOWN = "Number(document.querySelector('[data-n]')?.dataset.n ?? 0)"


def until(person: Person, true: Callable[[], bool]) -> None:
    """Wait for something that no single element of a page shows; patience is with a table where nothing happens."""
    heard, deadline = _news(person), time.monotonic() + PATIENCE / 1000
    while not true():
        if (news := _news(person)) > heard:
            heard, deadline = news, time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < deadline, f"waited in vain; {_lately(person)}"
        person.page.wait_for_timeout(_LOOK)


def _news(person: Person) -> int:
    """How often somebody's page has heard something new."""
    return sum(frame.startswith('{"type":"news"') for frame in person.frames)


def _lately(person: Person) -> str:
    """The last messages between a page and the house."""
    return "\n".join(["said:", *person.sent[-5:], "heard:", *(frame[:1000] for frame in person.frames[-5:])])


def shown(person: Person) -> int:
    """The newest event that a table's page shows; frames come before a busy page has looked at them."""
    return int(person.page.evaluate(_SHOWN))


def until_shown(person: Person, n: int, instead: str | None = None) -> None:
    """Wait until a table's page shows event `n`, or something that a selector finds."""
    person.until(f"([n, css]) => {_SHOWN} >= n || css && document.querySelector(css) !== null", [n, instead])


class AtTable:
    """Somebody at a table, or one who watches; only what came since he sat down counts."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self._picture, self._plays, self._answers = Picture(), list[Message](), list[Message]()
        self._heard, self._said = person.seated

    def when(self, true: Callable[[], bool]) -> None:
        until(self.person, true)

    @property
    def told(self) -> Picture:
        """The table as this page was told of it so far."""
        self._listen()
        return self._picture

    def current(self) -> bool:
        """Does the page show all that it was told?"""
        return shown(self.person) >= self.told.n

    def _listen(self) -> None:
        """Read what has come since the last time."""
        came, said = self.person.frames[self._heard :], self.person.sent[self._said :]
        self._heard, self._said = self._heard + len(came), self._said + len(said)
        for frame in came:
            message = json.loads(frame)
            self._picture.take(message)
            if message["type"] in ("done", "refused"):
                self._answers.append(message)
        self._plays += [message for message in map(json.loads, said) if message["type"] == "play"]

    @property
    def view(self) -> Message:
        view: Message = self.told["view"]
        return view

    @property
    def seat(self) -> Message:
        """What lies before this player."""
        you = self.told.you
        assert you is not None
        seat: Message = self.view["seats"][you]
        return seat

    @property
    def legal(self) -> list[Message]:
        legal: list[Message] = self.told["legal"]
        return legal

    def plays(self) -> list[Message]:
        """What this page has asked the table to do."""
        self._listen()
        return self._plays

    def answers(self) -> list[Message]:
        """What the table has said to whatever was asked of it."""
        self._listen()
        return self._answers

    def events(self, kind: str) -> list[Message]:
        return [event["what"] for event in self.told.events if event["what"]["kind"] == kind]

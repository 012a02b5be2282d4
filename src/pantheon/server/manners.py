"""How people treat each other at a table: whose it is, who may speak, and who may watch."""

from collections.abc import Sequence

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server.settings import Talkers

MOST_MUTED = 100  # the first ones may speak again: for so many there is a chat for players alone


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody by the id that others may see, and by the name they had; spectators have no seat."""

    guest: str
    name: str
    seat: int | None = None


class Manners(msgspec.Struct, kw_only=True):
    """What the owner has settled, and who that is."""

    owner: str | None
    spectators: bool
    talk: Talkers = "all"
    muted: dict[str, Person] = {}
    removed: set[str] = set()

    def note(self, it: j.Manner) -> None:
        """Something of that has changed."""
        match it:
            case j.Muted(yes=True):
                self.muted[it.guest] = Person(guest=it.guest, name=it.name, seat=it.seat)
                if len(self.muted) > MOST_MUTED:
                    del self.muted[next(iter(self.muted))]
            case j.Muted():
                self.muted.pop(it.guest, None)
            case j.Removed():
                self.removed.add(it.guest)
            case j.TalkOpened():
                self.talk = it.who
            case j.WatchOpened():
                self.spectators = it.yes
            case j.Owned():
                self.owner = it.guest

    def check_owner(self, guest: str) -> None:
        """Raise Problem if the table is not theirs."""
        if guest != self.owner:
            raise Problem("not-owner")

    def check_talk(self, guest: str, seat: int | None, holders: Sequence[str]) -> None:
        """Raise Problem if a guest may say nothing now; `holders` are all who share their seat."""
        if self.talk == "nobody" or (self.talk == "players" and seat is None):
            raise Problem("talk-closed")
        if not self.muted.keys().isdisjoint((guest, *holders)):
            raise Problem("talk-muted")

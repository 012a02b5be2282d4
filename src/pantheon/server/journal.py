"""What can happen to a table, as it stands in the log. A table is nothing but these, one after the other."""

from typing import Literal

import msgspec

from pantheon.server.settings import Settings, Talkers
from pantheon.server.store import Entry


class Happening(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Base of everything that happens."""


class Created(Happening, frozen=True, tag="created"):
    """A table; its seed is in the log and nowhere else until the end. `invited` may join without a link."""

    settings: Settings
    rules: int
    seed: bytes
    commitment: str
    owner: str | None  # a guest; None for records that were brought along
    invited: tuple[str, ...] = ()
    rematch_of: str | None = None
    prior: "Prior | None" = None
    format: int = 1  # of the record that comes of it; tables of before say nothing


class Prior(msgspec.Struct, frozen=True, kw_only=True):
    """A record whose first moves the table begins with: all of them if it was brought along (no owner), or those up
    to the position that somebody wants to play on from.
    """

    record: str
    moves: int


class Joined(Happening, frozen=True, tag="joined"):
    """Somebody takes a seat, or a further device of whoever holds it does."""

    seat: int
    guest: str
    name: str
    entropy: bytes = b""
    pledge: str = ""  # the hash of entropy that is revealed at the start


class Left(Happening, frozen=True, tag="left"):
    """A seat is free again, before the start."""

    seat: int


class BotSeated(Happening, frozen=True, tag="bot"):
    """A bot of the house takes a seat."""

    seat: int
    bot: str
    level: str


class Starting(Happening, frozen=True, tag="starting"):
    """The game is about to begin: whoever pledged entropy reveals it, until then at the latest."""

    until: float


class Revealed(Happening, frozen=True, tag="revealed"):
    """A seat reveals the entropy that it pledged."""

    seat: int
    entropy: bytes


class Started(Happening, frozen=True, tag="started"):
    """The game begins."""


class Moved(Happening, frozen=True, tag="move"):
    """A move; seat None is chance or a clock."""

    seat: int | None
    action: int


class TakenBack(Happening, frozen=True, tag="undo"):
    """All moves but the first `left` are taken back."""

    seat: int
    left: int


class Proposed(Happening, frozen=True, tag="proposed"):
    """Something that needs the others' consent: see proposals.py."""

    seat: int
    what: Literal["undo", "skip", "bot", "abandon"]
    target: int | None = None  # a seat
    left: int | None = None  # moves that stay, for an undo


class Voted(Happening, frozen=True, tag="voted"):
    """A seat says yes or no."""

    seat: int
    yes: bool


class Overdue(Happening, frozen=True, tag="overdue"):
    """A seat's time has run out."""

    seat: int


class HandedOver(Happening, frozen=True, tag="handed"):
    """A bot plays for a seat: until its holder comes back, or only this turn."""

    seat: int
    bot: str
    level: str
    turn_only: bool = False


class CameBack(Happening, frozen=True, tag="back"):
    """The holder of a seat plays again himself, or the turn that a bot played for him is over."""

    seat: int


class Resigned(Happening, frozen=True, tag="resigned"):
    """A seat gives up; a bot plays on for it."""

    seat: int


class Missed(Happening, frozen=True, tag="missed"):
    """Two reached for the same thing: `seat` came `late` seconds after `by`, who had made that move, and got nothing.

    It changes nothing; it is for those who look back. `at` is what they reached for, and tells nothing of faces.
    """

    seat: int
    at: str
    by: int
    move: int
    late: float


class Outage(Happening, frozen=True, tag="outage"):
    """Nobody served the table for so long; its clocks stood still meanwhile."""

    seconds: float


class Said(Happening, frozen=True, tag="said"):
    """Chat; spectators have no seat."""

    seat: int | None
    guest: str
    name: str
    text: str


class Muted(Happening, frozen=True, tag="muted"):
    """The owner (`by`) has somebody say nothing more in the chat, or speak again; spectators have no seat."""

    seat: int | None
    guest: str
    name: str
    by: str
    yes: bool = True


class Removed(Happening, frozen=True, tag="removed"):
    """The owner (`by`) has sent a spectator away for good."""

    guest: str
    name: str
    by: str


class TalkOpened(Happening, frozen=True, tag="talk"):
    """The owner (`by`) says who may speak in the chat from now on."""

    who: Talkers
    by: str


class WatchOpened(Happening, frozen=True, tag="watching"):
    """The owner (`by`) says whether spectators are welcome from now on."""

    yes: bool
    by: str


class Owned(Happening, frozen=True, tag="owner"):
    """The table has another owner, whom the owner before (`by`) chose, or who took an orphaned table over."""

    guest: str
    name: str
    by: str | None = None


class Ended(Happening, frozen=True, tag="ended"):
    """No more moves: the game is over, all but one have resigned, or the table was given up."""

    reason: Literal["over", "resigned", "abandoned"]


class Rematched(Happening, frozen=True, tag="rematch"):
    """Another table with the same people."""

    table: str


Any_ = (
    Created | Joined | Left | BotSeated | Starting | Revealed | Started | Moved | TakenBack | Proposed | Voted
    | Overdue | HandedOver | CameBack | Resigned | Missed | Outage | Said | Muted | Removed | TalkOpened | WatchOpened
    | Owned | Ended | Rematched
)  # fmt: skip
Manner = Muted | Removed | TalkOpened | WatchOpened | Owned
_decode = msgspec.json.Decoder(Any_).decode
_encode = msgspec.json.Encoder().encode


def entry_of(
    happening: Any_, n: int, at: float, client: str | None = None, command: int | None = None, row: int = 0
) -> Entry:
    """Return a line of the log; moves, the most of it by far, need no body.

    `row` counts lines of chat in a row, this one included: whoever needs none of them can pass them over.
    """
    if isinstance(happening, Moved):
        return Entry(
            n=n, kind="move", seat=happening.seat, action=happening.action, at=at, client=client, command=command
        )
    return Entry(
        n=n,
        kind=str(happening.__struct_config__.tag),
        seat=getattr(happening, "seat", None),
        action=row,
        at=at,
        client=client,
        command=command,
        body=_encode(happening).decode(),
    )


def happening_of(entry: Entry) -> Any_:
    """What a line of the log says."""
    if entry.kind == "move":
        return Moved(seat=entry.seat, action=entry.action)
    assert entry.body is not None, "only moves have no body"
    found: Any_ = _decode(entry.body)
    return found

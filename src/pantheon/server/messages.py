"""Everything that goes over the wire: docs/protocol.md tells the story, protocol.schema.json is made from here."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pantheon.engine.game import Score
from pantheon.server import journal as j
from pantheon.server.manners import Person
from pantheon.server.settings import Clock, State, Strict, Talkers

PROTOCOL: Literal[1] = 1
MOST_FORESEEN = 300
MOST_PATHS = 60
MOST_STEPS = 12
CommandId = Annotated[
    int, Meta(ge=1, le=2**53 - 1, description="Chosen by the client, each once; resend with the same.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server says."""


# --- a table --------------------------------------------------------------------------------------------------


class SeatInfo(Wire, frozen=True):
    """A seat: `seat` is what the game calls it, `who` sits there (empty: nobody). After a game that was played to
    its end it has `points` and a `place` (1 is best).
    """

    seat: str
    who: str
    kind: Literal["free", "person", "bot"]
    level: str = ""
    stand_in: str = ""
    resigned: bool = False
    overdue: bool = False
    entropy: str = ""
    pledge: str = ""
    points: int | None = None
    place: int | None = None


class BallotInfo(Wire, frozen=True):
    """What is being voted on, and who has said what."""

    what: Literal["undo", "skip", "bot", "abandon"]
    by: int
    target: int | None
    left: int | None
    votes: dict[int, bool]
    voters: list[int]


class TableInfo(Wire, frozen=True):
    """A table as everybody may know it; the seed only when it has ended. `talk`: who may speak in the chat, but for
    those who are muted.
    """

    id: str
    game: str
    rules: int
    name: str
    state: State
    options: dict[str, str]
    visibility: Literal["open", "private"]
    spectators: bool
    clock: Clock
    overdue: Literal["vote", "bot"]
    seats: list[SeatInfo]
    seeded: Literal["fresh", "chosen", "continued"]
    commitment: str
    created: float
    touched: float
    patience: int = 120
    helps: tuple[str, ...] = ()
    moves: int = 0
    seed: str | None = None
    ending: str = ""
    ballot: BallotInfo | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    imported: bool = False
    started: float | None = None
    talk: Talkers = "all"
    muted: list[Person] = []
    starting: float | None = None


class ClockInfo(Wire, frozen=True):
    """A clock that runs: `due` is a time of the server (seconds since 1970), `seat` None is everybody's."""

    clock: str
    seat: int | None
    due: float


# --- events ---------------------------------------------------------------------------------------------------


class TableMade(Wire, frozen=True, tag="created", tag_field="kind"):
    """The table was made."""


class SeatTaken(Wire, frozen=True, tag="joined", tag_field="kind"):
    """Somebody took a seat."""

    seat: int
    name: str


class EntropyShown(Wire, frozen=True, tag="revealed", tag_field="kind"):
    """A seat has revealed the entropy that it pledged; the table has it."""

    seat: int


class MoveShown(Wire, frozen=True, tag="move", tag_field="kind"):
    """A move as the viewer may know it; seat None is chance or a clock. `move` counts the moves that stand."""

    move: int
    seat: int | None
    action: dict[str, Any]


class Talk(Wire, frozen=True, tag="said", tag_field="kind"):
    """Chat: plain text, to be shown as text. `guest` is an id that others may see; spectators have no seat."""

    seat: int | None
    guest: str
    name: str
    text: str


What = (
    TableMade | SeatTaken | EntropyShown | MoveShown | Talk | j.Left | j.BotSeated | j.Starting | j.Started
    | j.TakenBack | j.Proposed | j.Voted | j.Overdue | j.HandedOver | j.CameBack | j.Resigned | j.Missed | j.Outage
    | j.Muted | j.Removed | j.TalkOpened | j.WatchOpened | j.Owned | j.Ended | j.Rematched
)  # fmt: skip


class Event(Wire, frozen=True):
    """Something that happened to the table; numbers have no gaps."""

    n: int
    at: float
    what: What


class ErrorInfo(Wire, frozen=True):
    """What was wrong: an id with facts for programs, a message for people in the language asked for."""

    text: str
    facts: dict[str, str | int]
    message: str


# --- from the server over the socket --------------------------------------------------------------------------


class PresenceInfo(Wire, frozen=True):
    """Which seats are connected, and how many spectators; before the start also when the table may be taken over,
    if its owner has not come back by then (None: the owner is here).
    """

    seats: list[int]
    spectators: int
    orphaned: float | None = None


class Welcome(Wire, frozen=True, tag="welcome", tag_field="type"):
    """The table as it stands after event `n`, with the last of the events asked for; the answer to `hello` and
    `resync`. The first of them has the number `first`: those before it come in pages.
    """

    protocol: int
    table: TableInfo
    you: int | None
    owner: bool
    n: int
    first: int
    now: float
    events: list[Event]
    view: Any
    legal: list[Any]
    clocks: list[ClockInfo]
    can_undo: bool
    presence: PresenceInfo
    scores: list[Score] | None = None


class Splice(Wire, frozen=True, array_like=True):
    """A change inside a list: from index `at` on, `drop` items go and those of `put` take their place."""

    at: int
    drop: int
    put: list[Any]


class News(Wire, frozen=True, tag="news", tag_field="type", omit_defaults=True):
    """Events that follow each other, and what they change: fields that are absent are as they were.

    `view` holds the fields of the view that changed, `splices` the lists in it that changed in one stretch only;
    `legal_splice` does the same for `legal`. The table stands as after the last event.
    """

    events: list[Event]
    now: float
    view: dict[str, Any] | UnsetType = UNSET
    splices: dict[str, Splice] | UnsetType = UNSET
    legal: list[Any] | UnsetType = UNSET
    legal_splice: Splice | UnsetType = UNSET
    clocks: list[ClockInfo] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    scores: list[Score] | UnsetType = UNSET


class Done(Wire, frozen=True, tag="done", tag_field="type"):
    """A command was carried out and is durable; its first event has the number `n`."""

    id: int
    n: int


class Refused(Wire, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """A command was not carried out, and nothing has changed; `lost` says to whom, if it was a race."""

    id: int
    error: ErrorInfo
    lost: j.Missed | UnsetType = UNSET


class Trouble(Wire, frozen=True, tag="error", tag_field="type"):
    """A message that could not be understood, or a connection that cannot go on."""

    error: ErrorInfo


class Pong(Wire, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping: the server's time."""

    now: float
    n: int


class Presence(Wire, frozen=True, tag="presence", tag_field="type"):
    """Somebody came or went."""

    presence: PresenceInfo


class Pointing(Wire, frozen=True, tag="pointing", tag_field="type"):
    """What the hand of a seat reaches for now; None: nothing. The others are told, and it is kept nowhere."""

    seat: int
    at: str | None


class Outcome(Wire, frozen=True, omit_defaults=True):
    """What an action would change in the view, as in `news`, before anything is drawn."""

    action: Any
    view: dict[str, Any] | UnsetType = UNSET
    splices: dict[str, Splice] | UnsetType = UNSET


class Foreseen(Wire, frozen=True, tag="foreseen", tag_field="type"):
    """The answer to `foresee`; actions whose outcome cannot be told in advance are left out."""

    id: int
    n: int
    outcomes: list[Outcome]


class Thought(Wire, frozen=True, omit_defaults=True):
    """Where a path leads: what would have changed in the view then, and what could be decided next.

    `path` is its place in the question. `taken` are the decisions after it that were assumed, each with what it
    changes, where the whole action was asked for.
    """

    path: int
    legal: list[Any]
    taken: list[Outcome]
    view: dict[str, Any] | UnsetType = UNSET
    splices: dict[str, Splice] | UnsetType = UNSET


class Imagined(Wire, frozen=True, tag="imagined", tag_field="type"):
    """The answer to `imagine`; paths that are not legal, or whose outcome cannot be told in advance, are left out."""

    id: int
    n: int
    thoughts: list[Thought]


class Hinted(Wire, frozen=True, tag="hinted", tag_field="type"):
    """The answer to `hint`: what a bot of the house would do now, None for nothing."""

    id: int
    n: int
    action: Any


ServerMessage = Welcome | News | Done | Refused | Trouble | Pong | Presence | Pointing | Foreseen | Imagined | Hinted


# --- from the client over the socket --------------------------------------------------------------------------


class Hello(Strict, frozen=True, tag="hello", tag_field="type"):
    """The first message. `client` names this client for as long as it resends commands; `since` is the last event it
    knows (absent: send none). Of many events since then the last ones are sent.
    """

    protocol: Literal[1]
    client: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    since: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    lang: str = "en"  # one that there are texts in


class Resync(Strict, frozen=True, tag="resync", tag_field="type"):
    """Send everything anew, with the events after `since`."""

    since: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Ping(Strict, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""


class Reveal(Strict, frozen=True, tag="reveal", tag_field="type"):
    """Reveal the entropy that was pledged (hexadecimal), when the table is `starting`."""

    id: CommandId
    entropy: Annotated[str, Meta(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")]


class Play(Strict, frozen=True, tag="play", tag_field="type"):
    """Make a move: an action as an object, or in the words of records."""

    id: CommandId
    action: dict[str, Any] | Annotated[str, Meta(max_length=200)]


class Undo(Strict, frozen=True, tag="undo", tag_field="type"):
    """Take the own last move back."""

    id: CommandId


class Resign(Strict, frozen=True, tag="resign", tag_field="type"):
    """Give up."""

    id: CommandId


class Return(Strict, frozen=True, tag="return", tag_field="type"):
    """Play again oneself, after a bot has stood in."""

    id: CommandId


class Propose(Strict, frozen=True, tag="propose", tag_field="type"):
    """Ask the others for their consent."""

    id: CommandId
    what: Literal["undo", "skip", "bot", "abandon"]
    target: SeatNumber | None = None
    left: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Vote(Strict, frozen=True, tag="vote", tag_field="type"):
    """Say yes or no to what is proposed."""

    id: CommandId
    yes: bool


class Say(Strict, frozen=True, tag="say", tag_field="type"):
    """Chat."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Point(Strict, frozen=True, tag="point", tag_field="type"):
    """My hand reaches for something: a cell, a place in a row; None: for nothing any more. There is no answer."""

    at: Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[a-z0-9,/-]+(?!\n)$")] | None


class Foresee(Strict, frozen=True, tag="foresee", tag_field="type"):
    """What would happen? For these actions, or (absent) for all legal ones, up to a limit; not in real time."""

    id: CommandId
    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_FORESEEN)] | None = None


Paths = Annotated[
    list[Annotated[list[dict[str, Any]], Meta(max_length=MOST_STEPS)]], Meta(min_length=1, max_length=MOST_PATHS)
]


class Imagine(Strict, frozen=True, tag="imagine", tag_field="type"):
    """What if I decided this, then that? Each path is a row of own decisions; nothing is done. Not in real time.

    With `whole` the action goes on after them as if everything that is offered were taken, as far as can be told.
    """

    id: CommandId
    paths: Paths
    whole: bool = False


class Hint(Strict, frozen=True, tag="hint", tag_field="type"):
    """What would a bot of the house do in my place?"""

    id: CommandId


Command = Reveal | Play | Undo | Resign | Return | Propose | Vote | Say
Question = Foresee | Imagine | Hint
ClientMessage = Hello | Resync | Ping | Point | Command | Question

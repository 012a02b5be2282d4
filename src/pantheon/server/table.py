"""A table as its log makes it.

Everything goes through `note` when it happens, or through `follow` when it is read from the log; both end in the same
place, so that a table that was loaded equals the one that was left.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.engine import notes
from pantheon.engine.actions import Codec
from pantheon.engine.chance import Dice, ScriptedDice
from pantheon.engine.clocks import Clocks
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, OneByOne, Position, Scene
from pantheon.engine.match import Match, Move
from pantheon.engine.reading import read_record
from pantheon.engine.record import Header, Record
from pantheon.server import journal as j
from pantheon.server.manners import Manners
from pantheon.server.proposals import Ballot
from pantheon.server.seating import Seat
from pantheon.server.settings import Settings, State, settle
from pantheon.server.spoken import spoken
from pantheon.server.store import Entry
from pantheon.server.turn_clock import TurnClock

_MOST_VOICES = 200  # spectators whose names are remembered


class Line(msgspec.Struct, frozen=True):
    """Something that happened, with its number and time; a move also with its own number and the position before.

    `row` counts lines of chat in a row, up to this one.
    """

    n: int
    at: float
    happening: j.Any_
    move: int = 0
    before: Position | None = None
    row: int = 0


class Table:
    """One table: who sits there, the match, the clocks, and what is being voted on."""

    settings: Settings
    game: Game
    options: Any
    created: j.Created
    manners: Manners
    scene: Scene
    format: int  # of its record

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.n = 0
        self.state: State = "open"
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clocks = Clocks()
        self.ballot: Ballot | None = None
        self.consent: tuple[int, ...] = ()  # who has said yes to what was proposed last
        self.starting: float | None = None  # the game is about to begin, by then at the latest
        self.ending = ""
        self.rematch: str | None = None
        self.made_at = 0.0
        self.started_at = 0.0
        self.touched = 0.0
        self.answered: dict[tuple[str, int], int] = {}
        self.fresh: list[Line] = []  # what has happened and is not yet in the log
        self.tail: list[Line] = []  # what was read from the log, for those who are connected
        self.brought: Record | None = None  # the record that somebody brought along, if the table is one
        self.quick = False  # the log tells of the end: what clocks would have done is of no interest any more
        self.missed: set[tuple[int, int]] = set()  # seats that came too late, and the moves that were faster
        self.stirred = False  # has a move changed more than the position, like an open vote?
        self.watching = False  # is anybody interested in the positions before each move?
        self._row = 0  # lines of chat since anything else happened
        self.voices: dict[str, str] = {}  # spectators who have said something, and their names: the last of them
        self._made = 0  # moves that stand in the log (or in the record that the table began with)
        self._befores: list[Position] = []

    # --- the log ----------------------------------------------------------------------------------------------

    def note(self, happening: j.Any_, at: float) -> None:
        """Something happens now."""
        self.n += 1
        self._apply(happening, at)
        self.fresh.append(Line(self.n, at, happening, self._made, self._before(happening), self._row))

    def follow(self, entry: Entry) -> None:
        """Something has happened, as the log says; the last line of a row of chat stands for all of them."""
        row = entry.action if entry.kind == "said" else 0
        if not self.n < entry.n <= self.n + max(1, row):
            raise Problem("log-gap", number=entry.n)
        self.n = entry.n
        happening = j.happening_of(entry)
        self._apply(happening, entry.at)
        self._row = max(self._row, row)
        before = self._before(happening)
        if self.watching:
            self.tail.append(Line(self.n, entry.at, happening, self._made, before))
        if entry.client is not None and entry.command is not None:
            self.answered.setdefault((entry.client, entry.command), entry.n)

    def _before(self, happening: j.Any_) -> Position | None:
        return self._befores.pop(0) if self._befores and isinstance(happening, j.Moved) else None

    def _apply(self, happening: j.Any_, at: float) -> None:
        self.touched = max(self.touched, at)
        self._row = self._row + 1 if isinstance(happening, j.Said) else 0
        _APPLY[type(happening)](self, happening, at)

    # --- questions --------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """The position, once the game has started."""
        return self.match.position if self.match else None

    @property
    def moves(self) -> list[Move]:
        """All moves that stand."""
        return self.match.moves if self.match else []

    @property
    def codec(self) -> Codec:
        """How the actions of the game are written."""
        return self.match.codec if self.match else self.game.codec(self.options)

    @property
    def prior(self) -> int:
        """How many moves were made before the table was."""
        return self.created.prior.moves if self.created.prior else 0

    def playing(self) -> Match:
        """The match, if the game is running; Problem if it has not begun or has ended."""
        if self.over:
            raise Problem("table-ended")
        if self.match is None:
            raise Problem("table-not-started")
        return self.match

    def time(self, at: float) -> float | None:
        """The time of a move as records have it."""
        return self.elapsed(at) if self.game.realtime else None

    def elapsed(self, at: float) -> float:
        """Seconds since the start, outages left out."""
        return round(max(0.0, at - self.started_at), 3)

    @property
    def over(self) -> bool:
        """May everything be known?"""
        return self.state in ("finished", "abandoned")

    def header(self) -> Header:
        """The header of the table's record."""
        created = self.created
        if self.brought is not None:
            return self.brought.header
        return Header(
            game=self.game.name,
            options=self.options,
            seats=tuple(seat.name or seat.bot or "-" for seat in self.seats),
            chosen=self.settings.seed is not None,
            commitment=created.commitment,
            entropy=self.entropy,
            pledges=tuple(seat.pledge for seat in self.seats),
            format=self.format,
        )

    @property
    def entropy(self) -> tuple[bytes, ...]:
        """What the seats have added to the seed."""
        return tuple(seat.entropy for seat in self.seats)

    # --- moves ------------------------------------------------------------------------------------------------

    def begin(self, at: float) -> None:
        """Set the game up; the first draws are made."""
        dice = Dice(self.created.seed, self.entropy)
        prior: tuple[Move, ...] = ()
        told: list[notes.AnyNote] = []
        if self.created.prior is not None:
            record = self.brought or read_record(self.created.prior.record)
            prior = record.moves[: self.created.prior.moves]
            told = [note for note in record.notes if note.after <= len(prior)]
            self.format = min(self.format, record.header.format)
            dice = ScriptedDice([move.action for move in _draws(self.game, self.options, prior)], dice)
        past = [move.at for move in prior if move.at is not None] + [note.at for note in told]
        self.started_at = at - max(past, default=0.0)
        first = 0.0 if self.game.realtime else None
        self.match = Match(self.game, self.options, dice, self._watch, first)
        for n, move in enumerate(prior):
            self.match.follow(n, move)
        self.match.notes += told
        if prior:
            self.match.settle()
        del self._befores[: len(prior)]
        self._made = len(prior)
        self.after_move(at)

    def unwritten(self) -> list[Move]:
        """Moves of the match that are not in the log yet."""
        return self.moves[self._made :]

    def after_move(self, at: float) -> None:
        """Start and stop clocks."""
        position = self.position
        assert position is not None
        if self.quick:
            return
        to_act = position.to_act()
        self.turn_clock.update(to_act, at)
        if self.game.realtime:
            self.clocks.update(position.deadlines(), self.time(at) or 0.0)
        else:
            for number, seat in enumerate(self.seats):
                if seat.overdue and number not in to_act:
                    seat.overdue, self.stirred = False, True

    def _watch(self, before: Position, move: Move) -> None:
        del move
        if self.watching:
            self._befores.append(before)

    def made(self, move: Move, at: float) -> None:
        """A move that stands in the log, or is about to."""
        assert self.match is not None
        self.match.follow(self._made, move)
        self._made += 1
        if self.game.realtime and move.seat is not None:
            self.turn_clock.restart(move.seat, at)  # patience is with who does nothing at all
        if self.ballot is not None and self.ballot.proposal.what != "abandon":
            self.ballot = None  # the game has gone on; giving it up can still be voted on
            self.stirred = True
        self.after_move(at)

    def taken_back(self, seat: int, left: int, at: float) -> None:
        """Moves are taken back; the last one by undo, if the match remembers how."""
        assert self.match is not None
        last, past = len(self.match.moves), self.elapsed(at)
        if left == last - 1 and self.match.can_undo(seat):
            self.match.undo(seat, past)
        else:
            self.match.rewind(left)
            agreed = self.consent
            self.match.tell(notes.Undone(after=left, at=past, seat=seat, first=left + 1, last=last, agreed=agreed))
        self._made = left
        self.ballot = None
        self.after_move(at)

    def out_of_service(self, seconds: float, at: float) -> None:
        """Nobody served the table for so long: everybody gets that time back."""
        assert self.match is not None
        self.started_at += seconds
        self.turn_clock.shift(seconds)
        self.match.tell(notes.Outage(after=len(self.moves), at=self.elapsed(at), seconds=seconds))

    def set_up(self, created: j.Created, at: float) -> None:
        """The first thing that happens to a table."""
        self.created = created
        self.format = created.format
        self.game, self.options, self.settings = settle(created.settings, created.rules)
        self.spoken = spoken(self.game, self.options)
        self.scene = self.game.scene() if self.game.scene else OneByOne(self.game.view)
        self.seats = [Seat() for _ in self.game.seat_names(self.options)]
        self.turn_clock = TurnClock(self.settings.clock, len(self.seats), self.settings.patience)
        self.manners = Manners(owner=created.owner, spectators=self.settings.spectators)
        self.made_at = at
        if created.owner is None and created.prior is not None:
            self.brought = read_record(created.prior.record)
            self.seats = [Seat(name=name) for name in self.brought.header.seats]


def _draws(game: Game, options: Any, moves: tuple[Move, ...]) -> list[Move]:
    """Those moves that chance made (the others of seat None are clocks)."""
    position, found = game.start(options), []
    for move in moves:
        if position.chance() is not None:
            found.append(move)
        position.play(move.seat, move.action)
    return found


# --- what each happening does ---------------------------------------------------------------------------------


def _joined(table: Table, it: j.Joined, at: float) -> None:
    del at
    seat = table.seats[it.seat]
    seat.holders += (it.guest,)
    seat.name = seat.name or it.name
    seat.entropy = it.entropy or seat.entropy
    seat.pledge = it.pledge or seat.pledge


def _left(table: Table, it: j.Left, at: float) -> None:
    del at
    table.seats[it.seat] = Seat()


def _bot(table: Table, it: j.BotSeated, at: float) -> None:
    del at
    table.seats[it.seat] = Seat(name=it.bot, bot=it.bot, level=it.level)


def _starting(table: Table, it: j.Starting, at: float) -> None:
    del at
    table.starting = it.until


def _revealed(table: Table, it: j.Revealed, at: float) -> None:
    del at
    table.seats[it.seat].entropy = it.entropy


def _started(table: Table, it: j.Started, at: float) -> None:
    del it
    table.state, table.starting = "running", None
    table.begin(at)


def _moved(table: Table, it: j.Moved, at: float) -> None:
    table.made(Move(it.seat, it.action, table.time(at)), at)


def _taken_back(table: Table, it: j.TakenBack, at: float) -> None:
    table.taken_back(it.seat, it.left, at)


def _proposed(table: Table, it: j.Proposed, at: float) -> None:
    del at
    table.ballot = Ballot(it, {it.seat: True})
    table.consent = (it.seat,)


def _voted(table: Table, it: j.Voted, at: float) -> None:
    del at
    assert table.ballot is not None
    table.ballot.votes[it.seat] = it.yes
    table.consent = tuple(sorted(seat for seat, yes in table.ballot.votes.items() if yes))
    if table.ballot.outcome(table.seats) != "open":
        table.ballot = None


def _overdue(table: Table, it: j.Overdue, at: float) -> None:
    del at
    table.seats[it.seat].overdue = True


def _handed(table: Table, it: j.HandedOver, at: float) -> None:
    _tell(table, notes.StoodIn, at, seat=it.seat, bot=it.bot, turn_only=it.turn_only)
    seat = table.seats[it.seat]
    seat.stand_in, seat.stand_in_level, seat.turn_only = it.bot, it.level, it.turn_only
    table.ballot = None


def _tell(table: Table, kind: type[notes.AnyNote], at: float, **facts: Any) -> None:
    assert table.match is not None
    table.match.tell(kind(after=len(table.moves), at=table.elapsed(at), **facts))


def _back(table: Table, it: j.CameBack, at: float) -> None:
    _tell(table, notes.CameBack, at, seat=it.seat)
    seat = table.seats[it.seat]
    seat.stand_in, seat.stand_in_level, seat.turn_only, seat.overdue = "", "", False, False
    table.turn_clock.restart(it.seat, at)


def _resigned(table: Table, it: j.Resigned, at: float) -> None:
    _tell(table, notes.Resigned, at, seat=it.seat)
    table.seats[it.seat].resigned = True
    table.ballot = None


def _missed(table: Table, it: j.Missed, at: float) -> None:
    del at
    table.missed.add((it.seat, it.move))


def _outage(table: Table, it: j.Outage, at: float) -> None:
    table.out_of_service(it.seconds, at)


def _said(table: Table, it: j.Said, at: float) -> None:
    del at
    if it.seat is None:  # their names are theirs at this table; else talk changes nothing
        table.voices.pop(it.guest, None)
        if len(table.voices) >= _MOST_VOICES:
            del table.voices[next(iter(table.voices))]
        table.voices[it.guest] = it.name


def _mannered(table: Table, it: j.Manner, at: float) -> None:
    del at
    table.manners.note(it)


def _ended(table: Table, it: j.Ended, at: float) -> None:
    del at
    table.state = "abandoned" if it.reason == "abandoned" else "finished"
    table.ending = it.reason
    table.ballot = None
    table.clocks = Clocks()
    for seat in table.seats:
        seat.overdue = False
    table.turn_clock = TurnClock(table.settings.clock, len(table.seats), table.settings.patience)


def _rematched(table: Table, it: j.Rematched, at: float) -> None:
    del at
    table.rematch = it.table


_APPLY: dict[type, Callable[[Table, Any, float], None]] = {
    j.Created: Table.set_up,
    j.Joined: _joined,
    j.Left: _left,
    j.BotSeated: _bot,
    j.Starting: _starting,
    j.Revealed: _revealed,
    j.Started: _started,
    j.Moved: _moved,
    j.TakenBack: _taken_back,
    j.Proposed: _proposed,
    j.Voted: _voted,
    j.Overdue: _overdue,
    j.HandedOver: _handed,
    j.CameBack: _back,
    j.Resigned: _resigned,
    j.Missed: _missed,
    j.Outage: _outage,
    j.Said: _said,
    j.Muted: _mannered,
    j.Removed: _mannered,
    j.TalkOpened: _mannered,
    j.WatchOpened: _mannered,
    j.Owned: _mannered,
    j.Ended: _ended,
    j.Rematched: _rematched,
}


def load(identity: str, entries: list[Entry]) -> Table:
    """The table that a log tells of."""
    table = Table(identity)
    table.quick = any(entry.kind == "ended" for entry in reversed(entries))
    for entry in entries:
        table.follow(entry)
    return table

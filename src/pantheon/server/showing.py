"""What one viewer is told: events, the view and what has changed in it, built for that seat alone."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple

from pantheon.engine.game import Position
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.facts import scores_of, table_info
from pantheon.server.frames import framed
from pantheon.server.openness import lies_open, shown_of, view_of
from pantheon.server.past import Looked
from pantheon.server.table import Line, Table
from pantheon.server.timing import next_due

_encode = msgspec.json.Encoder().encode
_QUIET = (j.Moved, j.Said, j.Missed, j.Outage)  # what says nothing new about the table itself
_STILL = (j.Said, j.Missed)  # nor about the game


class Eyes:
    """What somebody saw when he looked last, by the values of a view. In a game without secrets all look through the
    same eyes.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.common: tuple[Any, ...] | None = None  # of those who looked together the same object
        self.own: tuple[Any, ...] = ()


def look(table: Table, eyes: Sequence[Eyes]) -> list[dict[str, Any]]:
    """Look anew through all these eyes: for each what differs, all if it is the first time. What those see alike who
    looked together the last time is compared once.
    """
    position, scene = table.position, table.scene
    if position is None:
        return [{} for _ in eyes]
    seats = [one.seat for one in eyes]
    common, owns = _all_open(table, position, seats) if lies_open(table) else scene.look(position, seats)
    last: tuple[Any, ...] | None = None
    changed: dict[str, Any] = {}
    found = []
    for one, own in zip(eyes, owns, strict=True):
        before, one.common = one.common, common
        if before is None:
            found.append({"view": dict(zip(scene.common + scene.personal, common + own, strict=True))})
        else:
            if before is not last:
                last, changed = before, _changes(scene.common, before, common)
            found.append(_joined(changed, _changes(scene.personal, one.own, own)))
        one.own = own
    return found


def _all_open(
    table: Table, position: Position, seats: Sequence[int | None]
) -> tuple[tuple[Any, ...], list[tuple[Any, ...]]]:
    """What a scene shows of a game that is over: of views with everything in them."""
    scene = table.scene
    views = [view_of(table, position, seat) for seat in seats]
    common = tuple([getattr(views[0], name) for name in scene.common]) if views else ()
    return common, [tuple([getattr(view, name) for name in scene.personal]) for view in views]


def changes(before: Any, after: Any) -> dict[str, Any]:
    """What differs between two views of one seat, as fields of a message."""
    return _changes(after.__struct_fields__, astuple(before), astuple(after))


def _changes(names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Any]:
    """Fields that differ; lists as splices."""
    changed: dict[str, Any] = {}
    splices: dict[str, m.Splice] = {}
    for at in range(len(names)):
        was, value = before[at], after[at]
        if was is value or was == value:
            continue
        if type(value) is tuple and type(was) is tuple and len(was) > 1 and len(value) > 1:
            splices[names[at]] = splice(was, value)
        else:
            changed[names[at]] = value
    found: dict[str, Any] = {"view": changed} if changed else {}
    if splices:
        found["splices"] = splices
    return found


def _joined(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    if not own:
        return common
    found = dict(common)
    for part, changed in own.items():
        found[part] = found[part] | changed if part in found else changed
    return found


def eyes_of(table: Table, seat: int | None) -> int | None:
    """Through whose eyes a seat looks: its own, where there are secrets."""
    return seat if table.game.secrets else None


class Sight:
    """What else a viewer has been told last, so that only what changed need be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.legal: tuple[int, ...] = ()
        self.clocks: list[m.ClockInfo] = []
        self.can_undo = False

    def look(self, table: Table, clocks: list[m.ClockInfo]) -> dict[str, Any]:
        """Look at the table anew; the fields of a message for what has changed."""
        match, seat = table.match, self.seat
        changed: dict[str, Any] = {}
        legal = tuple(legal_of(table, seat))
        if legal != self.legal:
            changed.update(_choices(table, self.legal, legal))
            self.legal = legal
        if clocks != self.clocks:
            changed["clocks"] = self.clocks = clocks
        can_undo = seat is not None and match is not None and table.state == "running" and match.can_undo(seat)
        if can_undo != self.can_undo:
            changed["can_undo"] = self.can_undo = can_undo
        return changed


def _choices(table: Table, before: tuple[int, ...], after: tuple[int, ...]) -> dict[str, Any]:
    """What a seat may do now, as fields of a message: the stretch that is new, if not all of it is."""
    spoken = table.spoken
    if not before or not after:
        return {"legal": [spoken[action] for action in after]}
    at, old, new = stretch(before, after)
    return {"legal_splice": m.Splice(at, old - at, [spoken[action] for action in after[at:new]])}


class Telling:
    """Something has happened: what each viewer is told of it. What several are told alike is worked out once."""

    def __init__(self, table: Table, lines: list[Line], now: float, eyes: Sequence[Eyes]) -> None:
        self._table, self._lines, self._now = table, lines, now
        # After mere words nobody need look again, and all hear the same.
        self._still = not table.stirred and all(isinstance(line.happening, _STILL) for line in lines)
        self._clocks = clocks_of(table)
        self._info: m.TableInfo | UnsetType = UNSET if is_quiet(table, lines) else table_info(table)
        self._scores = (scores_of(table) or UNSET) if table.over else UNSET
        patches = [{} for _ in eyes] if self._still else look(table, eyes)
        # By eyes: what has changed in the view, and the events as its seat may know them.
        self._seen: dict[int | None, tuple[dict[str, Any], list[m.Event]]] = {}
        whole = lies_open(table)
        events = [open_event(table, line) if whole else event_of(line, None) for line in lines]
        open_ = whole or all(tells_all(table, line, event) for line, event in zip(lines, events, strict=True))
        for one, patch in zip(eyes, patches, strict=True):
            self._seen[one.seat] = patch, events if open_ else [event_of(line, one.seat) for line in lines]
        self._alike: dict[int | None, bytes] = {}  # by eyes: the message for those who get nothing of their own

    def news(self, sight: Sight, eyes: Eyes) -> m.News:
        """The news for a viewer."""
        return self._news(sight.seat, eyes, self._own(sight))

    def message(self, sight: Sight, eyes: Eyes) -> bytes:
        """The same as a frame. Where all see the same, most are told the same: then it is made once."""
        own = self._own(sight)
        if own or "you" in self._seen[eyes.seat][0].get("view", ()):
            return framed(_encode(self._news(sight.seat, eyes, own)))
        seen_by = None if self._still else eyes.seat
        found = self._alike.get(seen_by)
        if found is None:
            found = self._alike[seen_by] = framed(_encode(self._news(sight.seat, eyes, own)))
        return found

    def _own(self, sight: Sight) -> dict[str, Any]:
        """What has changed for one viewer alone."""
        return {} if self._still else sight.look(self._table, self._clocks)

    def _news(self, seat: int | None, eyes: Eyes, own: dict[str, Any]) -> m.News:
        patch, events = self._seen[eyes.seat]
        if "you" in patch.get("view", ()):  # the first view of all, through eyes that others use, too
            patch = {**patch, "view": {**patch["view"], "you": seat}}
        return m.News(events=events, now=self._now, table=self._info, scores=self._scores, **patch, **own)


def welcome(
    table: Table, seat: int | None, events: list[m.Event], now: float, presence: m.PresenceInfo, owner: bool
) -> m.Welcome:
    """Everything that a viewer may know."""
    sight = Sight(seat)
    sight.look(table, clocks_of(table))
    return m.Welcome(
        protocol=m.PROTOCOL,
        table=table_info(table),
        you=seat,
        owner=owner,
        n=table.n,
        first=events[0].n if events else table.n + 1,
        now=now,
        events=events,
        view=view_of(table, table.position, seat) if table.position else None,
        legal=[table.spoken[action] for action in sight.legal],
        clocks=sight.clocks,
        can_undo=sight.can_undo,
        presence=presence,
        scores=scores_of(table) if table.over else None,
    )


def is_quiet(table: Table, lines: list[Line]) -> bool:
    """Is nothing new about the table itself, but for its moves and when they were made?"""
    return not table.stirred and all(isinstance(line.happening, _QUIET) for line in lines)


def splice(before: tuple[Any, ...], after: tuple[Any, ...]) -> m.Splice:
    """What makes the one list of the other."""
    at, old, new = stretch(before, after)
    return m.Splice(at, old - at, list(after[at:new]))


def stretch(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[int, int, int]:
    """The one stretch in which two lists differ: where it begins, and where it ends in each of them."""
    old, new = len(before), len(after)  # where what is the same at the end begins
    at = 0
    while at < old and at < new and (before[at] is after[at] or before[at] == after[at]):
        at += 1
    while at < old and at < new and (before[old - 1] is after[new - 1] or before[old - 1] == after[new - 1]):
        old, new = old - 1, new - 1
    return at, old, new


def legal_of(table: Table, seat: int | None) -> list[int]:
    """What a seat may do now; nothing where a bot plays for it."""
    match = table.match
    if match is None or seat is None or table.state != "running" or table.seats[seat].player is not None:
        return []
    return offered(table, match.position, seat)


def offered(table: Looked, position: Position, seat: int) -> list[int]:
    """What a table offers a seat to choose from in a position."""
    offer = table.game.offered
    return position.legal(seat) if offer is None else offer(position, seat)


def clocks_of(table: Table) -> list[m.ClockInfo]:
    """The clocks that run, for everybody to see."""
    if table.state != "running":
        return []
    if table.game.realtime:
        return [
            m.ClockInfo(clock=due.deadline.clock, seat=due.deadline.seat, due=round(table.started_at + due.at, 3))
            for due in table.clocks.running()
        ]
    if next_due(table) is None:
        return []
    return [
        m.ClockInfo(clock="turn", seat=seat, due=round(due, 3))
        for seat in range(len(table.seats))
        if (due := table.turn_clock.due(seat)) is not None
    ]


def event_of(line: Line, viewer: int | None) -> m.Event:
    """A line of the log as a viewer may know it."""
    it = line.happening
    if not isinstance(it, j.Moved):
        return m.Event(n=line.n, at=line.at, what=_shown(it))
    assert line.before is not None, "nobody was watching"
    action: Any = line.before.shown(viewer, it.seat, it.action)  # encoded, it is what MoveShown says
    return m.Event(n=line.n, at=line.at, what=m.MoveShown(move=line.move, seat=it.seat, action=action))


def open_event(table: Looked, line: Line) -> m.Event:
    """A line of the log of a table where nothing is hidden any more."""
    it = line.happening
    if not isinstance(it, j.Moved):
        return event_of(line, None)
    assert line.before is not None, "nobody was watching"
    action: Any = shown_of(table, line.before, None, it.seat, it.action)
    return m.Event(n=line.n, at=line.at, what=m.MoveShown(move=line.move, seat=it.seat, action=action))


def tells_all(table: Table, line: Line, spectators: m.Event) -> bool:
    """Is what spectators are told all that there is to know? They know least: then all are told the same."""
    it = line.happening
    if not isinstance(it, j.Moved):
        return True
    assert table.match is not None
    shown: Any = cast(m.MoveShown, spectators.what).action
    whole = table.match.codec.decode(it.action)
    return shown is whole or bool(shown == whole)


def _shown(it: j.Any_) -> m.What:
    assert not isinstance(it, j.Moved)
    if isinstance(it, j.Joined):
        return m.SeatTaken(seat=it.seat, name=it.name)
    if isinstance(it, j.Revealed):
        return m.EntropyShown(seat=it.seat)
    if isinstance(it, j.Said):
        return m.Talk(seat=it.seat, guest=it.guest, name=it.name, text=it.text)
    if isinstance(it, j.Created):
        return m.TableMade()
    return it

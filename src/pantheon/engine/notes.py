"""What a record tells beside the moves: undos, bots that stood in for somebody, outages. One line for each."""

import msgspec

from pantheon.engine.errors import Problem

FREE, AGREED, ONE_TURN = "free", "agreed", "turn"


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened when `after` moves stood; `at` are seconds since the start, outages left out."""

    after: int
    at: float


class Undone(Note, frozen=True, kw_only=True):
    """A seat took the moves `first` to `last` back, as they were numbered then. The seats of `agreed` consented: none
    where it needed nobody's consent.
    """

    seat: int
    first: int
    last: int
    agreed: tuple[int, ...] = ()


class StoodIn(Note, frozen=True, kw_only=True):
    """A bot begins to play for a seat, perhaps for one turn only."""

    seat: int
    bot: str
    turn_only: bool = False


class CameBack(Note, frozen=True, kw_only=True):
    """A seat plays by itself again."""

    seat: int


class Resigned(Note, frozen=True, kw_only=True):
    """A seat gave up."""

    seat: int


class Outage(Note, frozen=True, kw_only=True):
    """So long nobody served the table; its clocks stood still."""

    seconds: float


AnyNote = Undone | StoodIn | CameBack | Resigned | Outage
WORDS = ("undo", "stand-in", "back", "resigned", "outage")


def write_note(note: AnyNote, names: tuple[str, ...]) -> str:
    """Return a note as a line of a record."""
    match note:
        case Undone():
            seats = " ".join(names[seat] for seat in note.agreed)
            words = f"undo {names[note.seat]} {note.first}-{note.last} {f'{AGREED} {seats}' if seats else FREE}"
        case StoodIn():
            words = f"stand-in {names[note.seat]} {note.bot}{f' {ONE_TURN}' if note.turn_only else ''}"
        case CameBack():
            words = f"back {names[note.seat]}"
        case Resigned():
            words = f"resigned {names[note.seat]}"
        case Outage():
            words = f"outage {note.seconds:.3f}"
    return f"{words} @{note.at:.3f}"


def read_note(words: str, names: tuple[str, ...], after: int, at: float) -> AnyNote:
    """Return the note that a line tells of, without its time; raise Problem if it tells of none."""
    match words.split(" "):
        case ["undo", who, moves, how, *seats] if (how == FREE) != bool(seats) and how in (FREE, AGREED):
            first, last = _stretch(words, moves, after)
            agreed = tuple(_seat(name, names) for name in seats)
            return Undone(after=after, at=at, seat=_seat(who, names), first=first, last=last, agreed=agreed)
        case ["stand-in", who, bot, *turn] if bot and turn in ([], [ONE_TURN]):
            return StoodIn(after=after, at=at, seat=_seat(who, names), bot=bot, turn_only=bool(turn))
        case ["back", who]:
            return CameBack(after=after, at=at, seat=_seat(who, names))
        case ["resigned", who]:
            return Resigned(after=after, at=at, seat=_seat(who, names))
        case ["outage", seconds] if _is_time(seconds):
            return Outage(after=after, at=at, seconds=float(seconds))
    raise Problem("record-note", found=words[:60])


def _seat(name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise Problem("record-note-seat", found=name[:40], expected=", ".join(names))
    return names.index(name)


def _stretch(words: str, moves: str, after: int) -> tuple[int, int]:
    """The first and last move of an undo; it goes back to a move that has been made, or further by now."""
    first, _, last = moves.partition("-")
    if not (_is_number(first) and _is_number(last) and after < int(first) <= int(last)):
        raise Problem("record-note", found=words[:60])
    return int(first), int(last)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10


def _is_time(word: str) -> bool:
    whole, _, parts = word.partition(".")
    return _is_number(whole) and len(parts) == 3 and _is_number(parts)

"""A game on paper: a header, numbered moves, the result. docs/records.md describes the format."""

from hashlib import sha256
from typing import Any

import msgspec

from pantheon.engine.actions import write_action
from pantheon.engine.chance import commitment
from pantheon.engine.game import Game, Position, ScoreItem
from pantheon.engine.match import Match, Move
from pantheon.engine.notes import AnyNote, write_note
from pantheon.engine.options import differing

NEWEST = 2  # of the format; what differs in records of before is asked where it differs
FORMATS = {f"pantheon record {number}": number for number in range(1, NEWEST + 1)}
CHANCE = "chance"  # who moves when no seat does: dice and clocks


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the cause, and one line of scores per seat."""

    ending: str
    scores: tuple[str, ...]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before the first move."""

    game: str
    options: Any
    seats: tuple[str, ...]  # who sits there, in seat order
    chosen: bool  # somebody chose the seed
    commitment: str
    entropy: tuple[bytes, ...] = ()  # added by the seats, in seat order; empty for none
    pledges: tuple[str, ...] = ()  # of those who pledged their entropy first; empty for those who did not
    format: int = NEWEST


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole record; `lines` and `note_lines` are the line numbers of moves and notes and `end_line` that of the
    result, for errors.
    """

    header: Header
    moves: tuple[Move, ...]
    result: Result | None
    seed: bytes | None
    notes: tuple[AnyNote, ...] = ()
    lines: tuple[int, ...] = ()
    note_lines: tuple[int, ...] = ()
    end_line: int = 0


def header_for(
    game: Game, options: Any, seats: tuple[str, ...], seed: bytes, *, chosen: bool, entropy: tuple[bytes, ...] = ()
) -> Header:
    """The header of a new game."""
    return Header(
        game=game.name,
        options=options,
        seats=seats,
        chosen=chosen,
        commitment=commitment(seed),
        entropy=entropy,
    )


def record_of(header: Header, match: Match, seed: bytes) -> Record:
    """The record of a match as it stands; the seed only enters when the game is over."""
    over = match.position.over
    return Record(
        header=header,
        moves=tuple(match.moves),
        notes=tuple(match.notes),
        result=result_of(match.position, match.game.seat_names(match.options)) if over else None,
        seed=seed if over else None,
    )


def result_of(position: Position, names: tuple[str, ...]) -> Result:
    """The result of a finished game, in the words of a record."""
    lines = []
    for score in position.scores():
        items = ", ".join(f"+{item.points} {_item(item)}" for item in score.items) or "nothing"
        ties = "".join(f"; {_item(item)} {item.points}" for item in score.tiebreaks)
        lines.append(f"{names[score.seat]} {score.points} place {score.place}: {items}{ties}")
    return Result(position.ending, tuple(lines))


def _item(item: ScoreItem) -> str:
    """`gods-score-cards` with its facts becomes `cards green 2`."""
    return " ".join([item.text.partition("-score-")[2], *map(str, item.facts.values())])


def write_record(game: Game, record: Record) -> str:
    """A record as text; `read_record` gives the same record back."""
    header = record.header
    names = game.seat_names(header.options)
    lines = [f"pantheon record {header.format}", f"game {header.game}", f"rules {header.options.rules}"]
    lines += [f"{name} {value}" for name, value in differing(header.options).items()]
    lines += [f"seat {name} {who}" for name, who in zip(names, header.seats, strict=True)]
    lines += [f"seeded {'chosen' if header.chosen else 'fresh'}", f"commitment {header.commitment}"]
    if header.format > 1:
        lines += [f"pledge {name} {part}" for name, part in zip(names, header.pledges, strict=False) if part]
    lines += [f"entropy {name} {part.hex()}" for name, part in zip(names, header.entropy, strict=False) if part]
    lines.append("")
    lines += _course(game, record, names)
    lines.append("")
    if record.result is None:
        lines.append("unfinished")
    else:
        lines.append(f"end {record.result.ending}")
        lines += [f"score {line}" for line in record.result.scores]
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    lines.append(f"check {check_sum(lines)}")
    return "\n".join(lines) + "\n"


def _course(game: Game, record: Record, names: tuple[str, ...]) -> list[str]:
    """The moves, and between them what else is told."""
    codec = game.codec(record.header.options)
    notes = list(record.notes) if record.header.format > 1 else []
    lines: list[str] = []
    for n, move in enumerate(record.moves):
        while notes and notes[0].after <= n:
            lines.append(write_note(notes.pop(0), names))
        who = CHANCE if move.seat is None else names[move.seat]
        time = "" if move.at is None else f" @{move.at:.3f}"
        lines.append(f"{n + 1} {who} {write_action(codec.decode(move.action))}{time}")
    return lines + [write_note(note, names) for note in notes]


def check_sum(lines: list[str]) -> str:
    """Guards a file against slips of hand and lost tails, not against forgers: the seed does that."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]

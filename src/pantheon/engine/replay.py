"""From a record back to positions, and the proof that a record is honest."""

import hmac
from collections.abc import Iterator

import msgspec

from pantheon.engine.actions import write_action
from pantheon.engine.chance import Dice, commitment
from pantheon.engine.errors import Problem, RecordError
from pantheon.engine.game import Game, Position
from pantheon.engine.notes import Outage, StoodIn, Undone
from pantheon.engine.record import Record, result_of
from pantheon.engine.times import Times
from pantheon.games import game as game_named


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What `verify` found in order, and what it has to say besides.

    `draws` is how many were derived again from the seed, if there is one; `timed`: times and clocks were checked.
    `undos` were made, `stand_ins` is how many seats a bot has played for, `withheld` how many pledged entropy and did
    not reveal it. So often the table was out of service (`outages`), and so many clocks ran out `late`: in records of
    before only, where outages are not noted.
    """

    moves: int
    draws: int
    finished: bool
    chosen: bool
    seeded: bool
    timed: bool = False
    undos: int = 0
    stand_ins: int = 0
    withheld: int = 0
    outages: int = 0
    late: int = 0


def positions(record: Record) -> Iterator[Position]:
    """The position before the first move, then after each; the same object, so copy what you keep."""
    game = game_named(record.header.game)
    position = game.start(record.header.options)
    yield position
    for n, move in enumerate(record.moves):
        try:
            position.play(move.seat, move.action)
        except Problem as problem:
            raise RecordError(_line(record, n), "record-illegal", inner=problem, move=n + 1) from None
        yield position


def replay(record: Record, at: int | None = None) -> Position:
    """The position after `at` moves, by default after the last."""
    last = len(record.moves)
    at = last if at is None else at
    if not 0 <= at <= last:
        raise Problem("no-such-move", move=at, last=last)
    found = None
    for n, position in enumerate(positions(record)):
        found = position
        if n == at:
            break
    assert found is not None
    return found


def verify(record: Record) -> Verdict:
    """Check every move, every draw against the seed, all times, and the result; RecordError if anything is off."""
    header = record.header
    game = game_named(header.game)
    draws = 0
    dice = None
    if record.seed is not None:
        if not hmac.compare_digest(commitment(record.seed), header.commitment):
            scores = len(record.result.scores) if record.result else 0
            raise RecordError(record.end_line + scores + 1, "record-seed")
        dice = Dice(record.seed, header.entropy)
    chance = None
    position = None
    times = Times(record)
    for n, position in enumerate(positions(record)):
        if n and chance is not None and dice is not None:
            expected = dice.choose(chance)
            draws += 1
            if record.moves[n - 1].action != expected:
                raise RecordError(_line(record, n - 1), "record-draw", move=n, right=_words(game, record, expected))
        if n:
            times.check(n - 1, drawn=chance is not None)
        chance = position.chance()
        times.goes_on(n, position, settled=chance is None)
    assert position is not None
    _check_result(game, record, position)
    return Verdict(
        moves=len(record.moves),
        draws=draws,
        finished=position.over,
        chosen=header.chosen,
        seeded=dice is not None,
        timed=times.known,
        undos=sum(isinstance(note, Undone) for note in record.notes),
        stand_ins=len({note.seat for note in record.notes if isinstance(note, StoodIn)}),
        withheld=len(withheld(record)),
        outages=sum(isinstance(note, Outage) for note in record.notes),
        late=times.late,
    )


def withheld(record: Record) -> tuple[int, ...]:
    """Return the seats that pledged entropy and did not reveal it."""
    pledges, entropy = record.header.pledges, record.header.entropy
    return tuple(
        seat for seat, pledged in enumerate(pledges) if pledged and not (seat < len(entropy) and entropy[seat])
    )


def _words(game: Game, record: Record, action: int) -> str:
    return write_action(game.codec(record.header.options).decode(action))


def _check_result(game: Game, record: Record, position: Position) -> None:
    """The result must be what the last position says."""
    if position.over != (record.result is not None):
        raise RecordError(record.end_line, "record-over" if position.over else "record-not-over")
    if record.result is None:
        return
    right = result_of(position, game.seat_names(record.header.options))
    if record.result.ending != right.ending:
        raise RecordError(record.end_line, "record-ending", found=record.result.ending, right=right.ending)
    for i, (found, expected) in enumerate(zip(record.result.scores, right.scores, strict=True)):
        if found != expected:
            raise RecordError(record.end_line + 1 + i, "record-score", found=found, right=expected)


def _line(record: Record, n: int) -> int:
    return record.lines[n] if n < len(record.lines) else 0

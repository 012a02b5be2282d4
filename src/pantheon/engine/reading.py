"""Reading a record: every error names its line, and what would be right there."""

from pantheon.engine.actions import read_action
from pantheon.engine.chance import SEED_BYTES, pledge
from pantheon.engine.errors import Problem, RecordError
from pantheon.engine.game import Game
from pantheon.engine.match import Move
from pantheon.engine.notes import WORDS, AnyNote, read_note
from pantheon.engine.options import read_options
from pantheon.engine.record import CHANCE, FORMATS, NEWEST, Header, Record, Result, check_sum
from pantheon.engine.replay import verify
from pantheon.games import game as game_named

MOST_CHARACTERS = 4_000_000
_MOST_DIGITS = 9  # of seconds


class _Lines:
    """The lines of a record and where the reader is."""

    def __init__(self, text: str) -> None:
        self.all = text.removesuffix("\n").split("\n")
        self.at = 0

    @property
    def number(self) -> int:
        """The number of the line last taken."""
        return self.at

    def peek(self) -> str | None:
        """The next line that says something, without comments and blank lines."""
        while self.at < len(self.all) and (not self.all[self.at].strip() or self.all[self.at].startswith("#")):
            self.at += 1
        return self.all[self.at] if self.at < len(self.all) else None

    def take(self, expected: str) -> str:
        """The next line; RecordError if the file ends here."""
        line = self.peek()
        if line is None:
            raise RecordError(len(self.all), "record-truncated", expected=expected)
        self.at += 1
        return line

    def field(self, name: str) -> str:
        """The value on the next line, which must carry that name."""
        line = self.take(name)
        found, _, value = line.partition(" ")
        if found != name or not value.strip():
            raise RecordError(self.number, "record-field", expected=name, found=line[:60])
        return value.strip()


def read_record(text: str) -> Record:
    """The record that a text holds."""
    lines = _Lines(_plain(text))
    form = FORMATS.get(lines.all[0])
    if form is None:
        raise RecordError(1, "record-foreign", expected=f"pantheon record {NEWEST}")
    _check_printable(lines.all)
    lines.take("pantheon record")
    try:
        game = game_named(lines.field("game"))
    except Problem as problem:
        raise _wrap(lines.number, problem) from None
    header = _read_header(lines, game, form)
    course = _read_course(lines, game, header)
    result, end_line = _read_result(lines, game, header)
    seed = _read_hex(lines, "seed", SEED_BYTES) if (lines.peek() or "").startswith("seed") else None
    record = Record(
        header=header,
        moves=tuple(course.moves),
        notes=tuple(course.notes),
        result=result,
        seed=seed,
        lines=tuple(course.lines),
        note_lines=tuple(course.note_lines),
        end_line=end_line,
    )
    _check(lines, record)
    return record


def _plain(text: str) -> str:
    """The text without a byte order mark and with plain line ends."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, "record-too-long", most=MOST_CHARACTERS)
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def _check_printable(lines: list[str]) -> None:
    """Refuse control characters: a terminal might obey them."""
    for number, line in enumerate(lines, start=1):
        if not line.isprintable():
            column = next(i for i, letter in enumerate(line, start=1) if not letter.isprintable())
            raise RecordError(number, "record-unprintable", column=column)


def _wrap(line: int, problem: Problem) -> RecordError:
    """A problem with the words of a line."""
    return problem if isinstance(problem, RecordError) else RecordError(line, "record-line", inner=problem)


def _read_header(lines: _Lines, game: Game, form: int) -> Header:
    rules = lines.field("rules")
    if rules not in map(str, range(1, game.rules_version + 1)):
        raise RecordError(lines.number, "record-rules", found=rules[:40], newest=game.rules_version)
    words = {"rules": rules}
    at = {"rules": lines.number}
    while (line := lines.peek()) is not None and not line.startswith("seat "):
        name, _, value = lines.take("seat").partition(" ")
        if name in words:
            raise RecordError(lines.number, "record-option-twice", name=name)
        words[name], at[name] = value, lines.number
        if name not in game.options.__struct_fields__:
            raise RecordError(lines.number, "record-field", expected="seat", found=line[:60])
    try:
        options = read_options(game.options, words)
    except Problem as problem:
        raise _wrap(at.get(str(problem.facts.get("name")), lines.number), problem) from None
    names = game.seat_names(options)
    seats = tuple(_read_seat(lines, name) for name in names)
    seeded = lines.field("seeded")
    if seeded not in ("fresh", "chosen"):
        raise RecordError(lines.number, "record-seeded", found=seeded)
    commitment = _read_hex(lines, "commitment", 32).hex()
    pledges = _read_pledges(lines, names) if form > 1 else ()
    return Header(
        game=game.name,
        options=options,
        seats=seats,
        chosen=seeded == "chosen",
        commitment=commitment,
        pledges=pledges,
        entropy=_read_entropy(lines, names, dict(zip(names, pledges, strict=False))),
        format=form,
    )


def _read_seat(lines: _Lines, name: str) -> str:
    found, _, who = lines.field("seat").partition(" ")
    if found != name or not who:
        raise RecordError(lines.number, "record-seat", expected=name, found=found)
    return who


def _read_hex(lines: _Lines, name: str, length: int) -> bytes:
    return _hex(lines, name, lines.field(name), length)


def _hex(lines: _Lines, name: str, value: str, length: int) -> bytes:
    try:
        found = bytes.fromhex(value)
    except ValueError:
        found = b""
    if len(found) != length or value != found.hex():
        raise RecordError(lines.number, "record-hex", name=name, digits=2 * length)
    return found


def _read_pledges(lines: _Lines, names: tuple[str, ...]) -> tuple[str, ...]:
    parts = dict.fromkeys(names, "")
    while (line := lines.peek()) is not None and line.startswith("pledge "):
        name, _, digits = lines.field("pledge").partition(" ")
        if name not in parts or parts[name]:
            raise RecordError(lines.number, "record-seat", expected=", ".join(names), found=name)
        parts[name] = _hex(lines, "pledge", digits, 32).hex()
    return tuple(parts.values()) if any(parts.values()) else ()


def _read_entropy(lines: _Lines, names: tuple[str, ...], pledges: dict[str, str]) -> tuple[bytes, ...]:
    parts = dict.fromkeys(names, b"")
    while (line := lines.peek()) is not None and line.startswith("entropy "):
        name, _, digits = lines.field("entropy").partition(" ")
        if name not in parts or parts[name]:
            raise RecordError(lines.number, "record-seat", expected=", ".join(names), found=name)
        try:
            parts[name] = bytes.fromhex(digits)
        except ValueError:
            raise RecordError(lines.number, "record-hex", name="entropy", digits=2) from None
        if pledges.get(name) and pledge(parts[name]) != pledges[name]:
            raise RecordError(lines.number, "record-pledge", found=name)
    return tuple(parts.values()) if any(parts.values()) else ()


class _Course:
    """Moves, what else is told between them, and the lines on which they stand."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.lines: list[int] = []
        self.notes: list[AnyNote] = []
        self.note_lines: list[int] = []


def _read_course(lines: _Lines, game: Game, header: Header) -> _Course:
    codec = game.codec(header.options)
    names = game.seat_names(header.options)
    seats: dict[str, int | None] = {CHANCE: None}
    seats |= {name: seat for seat, name in enumerate(names)}
    most = game.most_moves(header.options)
    course = _Course()
    while (line := lines.peek()) is not None:
        if header.format > 1 and line.partition(" ")[0] in WORDS:
            _read_note(lines, names, course)
            continue
        if not line[0].isdecimal():
            break
        n, _, rest = lines.take("move").partition(" ")
        who, _, words = rest.partition(" ")
        if n != str(len(course.moves) + 1):
            raise RecordError(lines.number, "record-number", expected=len(course.moves) + 1, found=n)
        if len(course.moves) == most:
            raise RecordError(lines.number, "record-too-many-moves", most=most)
        if who not in seats:
            raise RecordError(lines.number, "record-seat", expected=", ".join(seats), found=who)
        words, at = _split_time(lines.number, words)
        try:
            course.moves.append(Move(seats[who], codec.encode(read_action(codec, words)), at))
        except Problem as problem:
            raise _wrap(lines.number, problem) from None
        course.lines.append(lines.number)
    return course


def _read_note(lines: _Lines, names: tuple[str, ...], course: _Course) -> None:
    words, at = _split_time(lines.number + 1, lines.take("note"))
    if at is None:
        raise RecordError(lines.number, "record-time", found="")
    try:
        course.notes.append(read_note(words, names, len(course.moves), at))
    except Problem as problem:
        raise _wrap(lines.number, problem) from None
    course.note_lines.append(lines.number)


def _split_time(line: int, words: str) -> tuple[str, float | None]:
    words, mark, time = words.partition(" @")
    if not mark:
        return words, None
    whole, dot, parts = time.partition(".")
    if not (
        whole.isdecimal()
        and len(whole) <= _MOST_DIGITS
        and dot
        and len(parts) == 3
        and parts.isdecimal()
        and time.isascii()
    ):
        raise RecordError(line, "record-time", found=time)
    return words, float(time)


def _read_result(lines: _Lines, game: Game, header: Header) -> tuple[Result | None, int]:
    line = lines.take("end")
    at = lines.number
    if line == "unfinished":
        return None, at
    word, _, ending = line.partition(" ")
    if word != "end" or not ending:
        raise RecordError(lines.number, "record-field", expected="end", found=line[:60])
    scores = tuple(lines.field("score") for _ in game.seat_names(header.options))
    return Result(ending, scores), at


def _check(lines: _Lines, record: Record) -> None:
    """The last line must fit all lines above it."""
    found = lines.field("check")
    above = lines.all[: lines.number - 1]
    if found != check_sum(above):
        verify(record)  # names the changed line, if a move, a draw or the result gives it away
        raise RecordError(lines.number, "record-check")
    if lines.peek() is not None:
        raise RecordError(lines.number + 1, "record-after-end")

"""Examples of 4 Gods: what a player's words say of a position (docs/fixtures.md); example_setup.py sets it up."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from pantheon.examples.parse import ExampleError, Line
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.matching import Need
from pantheon.games.four_gods.names import (
    COLOURS,
    COLUMNS,
    CORNERS,
    GODS,
    HANDS,
    SEATS,
    TERRAINS,
    Colour,
    Corner,
    God,
    Seat,
)
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.sights import Origin

Word = TypeVar("Word", bound=str)

LETTERS = dict(zip(TERRAINS, "SPFM", strict=True))
_CELL = "[a-h][1-8]"
_FACTS = ("bag", "still in the bag", "passed", "gone", "turn", "idle turns", "idle commands", "final phase")
_KNOWN = (
    "rows of the World (1: to 8:), cells, row of SEAT, SEAT left, SEAT right, SEAT knows, seats, colours, "
    + ", ".join(_FACTS)
)


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on a cell: a tile with the face as it lies, or a city (no face), and who stands on it."""

    line: Line
    face: str | None = None
    by: Seat
    colour: Colour | None = None
    on: str = ""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A tile of a row or hand: `need` says what is known of it."""

    line: Line
    need: Need
    origin: Origin = "bag"


class Given:
    """What the lines say, by what they are about."""

    def __init__(self, options: FourGodsOptions) -> None:
        self.options, self.tiles = options, options.tile_set
        self.names = SEATS[options.players]
        self.pieces: dict[str, Piece] = {}
        self.rows: dict[str, list[Wanted | None]] = {}
        self.hands: dict[tuple[str, str], Wanted] = {}
        self.gods: dict[str, list[tuple[Colour, God]]] = {}
        self.supplies: dict[str, dict[str, int]] = {}
        self.knows: dict[str, Line] = {}
        self.rest: dict[str, Line] = {}

    # --- reading ----------------------------------------------------------------------------------------------

    def read(self, lines: Iterable[Line]) -> None:
        """Take in a layer of lines; what it says again replaces what an earlier layer said."""
        said: set[str] = set()
        for line in lines:
            key, _, value = (part.strip() for part in line.text.partition(":"))
            keys = set(key.split()) if re.fullmatch(rf"{_CELL}( {_CELL})*", key) else {key}
            if said & keys:
                raise ExampleError(line, f"{key} was said before")
            said |= keys
            self.take_in(line, key, value)

    def take_in(self, line: Line, key: str, value: str) -> None:
        """One line."""
        who, _, what = key.rpartition(" ")
        if re.fullmatch("[1-8]", key):
            for column, word in enumerate(value.split()):
                if word.strip("."):
                    self.put(line, f"{self.column(line, column)}{key}", word)
        elif re.fullmatch(rf"{_CELL}( {_CELL})*", key):
            for cell in key.split():
                self.put(line, cell, value)
        elif who == "row of" and what in self.names:
            self.rows[what] = list(self.row(line, value))
            if len(self.rows[what]) > self.options.slots:
                raise ExampleError(line, f"the row of {what} has only {self.options.slots} slots")
        elif who in self.names and what in HANDS:
            self.hands.pop((who, what), None)
            if value != "empty":
                self.hands[who, what] = self.held(line, value)
        elif who in self.names and what == "knows":
            self.knows[who] = Line(line.file, line.number, value)
        elif key in self.names:
            self.gods[key] = [self.chosen(line, part.split()) for part in value.split(",")]
            if len(self.gods[key]) > self.options.gods_each:
                raise ExampleError(line, f"a player has at most {self.options.gods_each} of the gods here")
        elif key in COLOURS:
            self.supplies[key] = _counts(line, value, ("prophet", "lost", "token"))
        elif key in _FACTS:
            self.rest[key] = Line(line.file, line.number, value)
        else:
            raise ExampleError(line, f'"{key}:" is not known here; known are {_KNOWN}')

    def column(self, line: Line, column: int) -> str:
        if column >= codes.SIDE:
            raise ExampleError(line, f"the World has {codes.SIDE} columns")
        return COLUMNS[column]

    def put(self, line: Line, cell: str, words: str) -> None:
        """`MPPF`, `MPPF, blue on plain, by west`, `city of blue`, or `empty`; what is said later was laid later."""
        self.pieces.pop(cell, None)
        if words == "empty":
            return
        if city := re.fullmatch(rf"city of ({'|'.join(COLOURS)})", words):
            self.pieces[cell] = Piece(line=line, by=self.names[0], colour=one_of(COLOURS, city[1]))
            return
        face, *parts = (part.strip() for part in words.split(","))
        piece = Piece(line=line, face=self.face(line, face, lying=True), by=self.names[0])
        for part in parts:
            if said := re.fullmatch(rf"({'|'.join(COLOURS)}) on ({'|'.join((*TERRAINS, *CORNERS))})", part):
                piece = msgspec.structs.replace(piece, colour=one_of(COLOURS, said[1]), on=said[2])
                self.corner(piece)
            elif part.removeprefix("by ") in self.names:
                piece = msgspec.structs.replace(piece, by=one_of(self.names, part.removeprefix("by ")))
            else:
                raise ExampleError(line, f'"{part}" should be "blue on plain" or "by {self.names[1]}"')
        self.pieces[cell] = piece

    def corner(self, piece: Piece) -> Corner:
        """The corner of the region on which a prophet stands."""
        if piece.on in CORNERS:
            return one_of(CORNERS, piece.on)
        letter = LETTERS[piece.on]
        if letter not in str(piece.face):
            raise ExampleError(piece.line, f"{piece.face} shows no {piece.on}")
        return CORNERS[str(piece.face).index(letter)]

    def face(self, line: Line, word: str, lying: bool = False) -> str:
        """A face that some tile of the set has; upright, unless it lies in the World."""
        shape = self.tiles.shape_named.get(word)
        if shape is None:
            raise ExampleError(line, f'"{word}" is no face of these tiles')
        upright = str(self.tiles.shapes[shape].upright())
        if not lying and upright != word:
            raise ExampleError(line, f'"{word}" does not lie in the World: write it upright, "{upright}"')
        return word

    def row(self, line: Line, words: str) -> Iterator[Wanted | None]:
        """`SSSS/PPFM, -, PPPP, 3 tiles`: slot by slot."""
        for part in (part.strip() for part in words.split(",")):
            if many := re.fullmatch(r"(\d+) tiles?", part):
                yield from [Wanted(line=line, need=Need())] * int(many[1])
            elif part == "-":
                yield None
            elif part != "empty":
                yield Wanted(line=line, need=self.need(line, part))

    def need(self, line: Line, words: str) -> Need:
        face, _, under = words.partition("/")
        return Need(face=self.face(line, face), under=self.face(line, under) if under else None)

    def held(self, line: Line, words: str) -> Wanted:
        """`SSSS/PPFM from west`."""
        faces, _, origin = words.partition(" from ")
        if origin not in ("", "bag", *self.names):
            raise ExampleError(line, f'"{origin}" is neither the bag nor a seat')
        origins: tuple[Origin, ...] = ("bag", *self.names)
        return Wanted(line=line, need=self.need(line, faces), origin=one_of(origins, origin or "bag"))

    def chosen(self, line: Line, words: list[str]) -> tuple[Colour, God]:
        """Colour and god of a player: `elves`, or with secret gods `blue elves`."""
        if len(words) == 1 and words[0] in GODS:
            words = [COLOURS[[*GODS].index(words[0])], *words]
        if len(words) != 2 or words[0] not in COLOURS or words[1] not in GODS:
            raise ExampleError(line, f'"{" ".join(words)}" should be a god, or a colour and a god')
        return one_of(COLOURS, words[0]), one_of(GODS, words[1])

    def seats(self, key: str) -> tuple[Seat, ...]:
        """The seats that a fact names."""
        line = self.rest.get(key)
        found = tuple(name.strip() for name in line.text.split(",")) if line and line.text != "nobody" else ()
        if line and set(found) - set(self.names):
            raise ExampleError(line, f"{line.text}: here are {', '.join(self.names)}")
        return tuple(one_of(self.names, name) for name in found)


def one_of(words: Sequence[Word], said: str) -> Word:
    """A word that was said, as one of those that are known."""
    return next(word for word in words if word == said)


def _counts(line: Line, listed: str, names: Sequence[str]) -> dict[str, int]:
    """`3 prophets, 1 lost, 2 tokens`, by name."""
    counts = {}
    for part in listed.split(","):
        said = re.fullmatch(r"(\d+) (\w+?)s?", part.strip())
        if not said or said[2] not in names or said[2] in counts:
            raise ExampleError(line, f'"{part.strip()}" should be a number and one of {", ".join(names)}')
        counts[said[2]] = int(said[1])
    return counts

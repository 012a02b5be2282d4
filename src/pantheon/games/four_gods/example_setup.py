"""Examples of 4 Gods: a position as a player's words describe it."""

import re
from collections.abc import Iterator, Sequence
from random import Random

from pantheon.examples.parse import ExampleError, Line
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.example_given import Given, Wanted
from pantheon.games.four_gods.imagining import imagine
from pantheon.games.four_gods.matching import Need, candidates
from pantheon.games.four_gods.names import CELL_NUMBERS, COLOURS, HANDS, Colour, Seat
from pantheon.games.four_gods.numbers import NUMBERS
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import City, FourGodsView, Held, Lying, SeatView, Slot
from pantheon.games.four_gods.view import ENDINGS

_TRIGGERS = (ENDINGS[codes.BY_FULL], ENDINGS[codes.BY_BAG])


class Setup(Given):
    """Finds a tile for every place, then the position through a view of it."""

    # --- dealing the tiles ------------------------------------------------------------------------------------

    def deal(self, blamed: Line) -> dict[str, int]:
        """A tile for every place: cells, `SEAT slot`, `SEAT hand`."""
        places: list[str] = []
        needs: list[Need] = []
        for cell, piece in self.pieces.items():
            if piece.face:
                places.append(cell)
                needs.append(Need(shape=piece.face))
        self.fill_rows()
        for seat, row in self.rows.items():
            for slot, wanted in enumerate(row, start=1):
                if wanted:
                    places.append(f"{seat} {slot}")
                    needs.append(wanted.need)
        for (seat, hand), wanted in self.hands.items():
            places.append(f"{seat} {hand}")
            needs.append(wanted.need)
        in_bag = [self.numbered(line, word) for line, word in self.bag_numbers()]
        dealt = self.tiles_for(needs + in_bag)
        if dealt is None:
            raise ExampleError(blamed, "no tiles of the set can lie like that all at once")
        return dict(zip(places, dealt, strict=False))

    def tiles_for(self, needs: Sequence[Need]) -> list[int] | None:
        """Named faces get the lowest number that is possible, "N tiles" the highest ones left; None if none are."""
        holder: dict[int, int] = {}

        def assign(at: int, tried: set[int]) -> bool:
            for tile in candidates(self.tiles, needs[at]):
                if tile not in tried:
                    tried.add(tile)
                    if tile not in holder or assign(holder[tile], tried):
                        holder[tile] = at
                        return True
            return False

        named = [at for at, need in enumerate(needs) if not need.is_open]
        if not all(assign(at, set()) for at in named):
            return None
        dealt = {at: tile for tile, at in holder.items()}
        rest = [tile for tile in range(len(self.tiles.faces)) if tile not in holder]
        if len(rest) < len(needs) - len(named):
            return None
        return [dealt[at] if at in dealt else rest.pop() for at in range(len(needs))]

    def bag_numbers(self) -> Iterator[tuple[Line, str]]:
        for key in ("bag", "still in the bag"):
            line = self.rest.get(key)
            if line and re.fullmatch(r"\d+(, *\d+)*", line.text):
                yield from ((line, word) for word in line.text.split(","))
            elif line and key != "bag":
                raise ExampleError(line, f'"{line.text}" should be numbers of tiles')

    def numbered(self, line: Line, word: str) -> Need:
        """The tile with that number."""
        if int(word) not in self.tiles.numbers:
            raise ExampleError(line, f"no tile has the number {word}")
        front, back = self.tiles.faces[self.tiles.numbers.index(int(word))]
        return Need(pair=(str(front), str(back)))

    def fill_rows(self) -> None:
        """If the bag's content is said, all other tiles must be somewhere: in the rows that nothing is said of."""
        line = self.rest.get("bag")
        if line is None:
            return
        said = re.fullmatch(r"(empty)|(\d+) tiles?|(\d+(?:, *\d+)*)", line.text)
        if not said:
            raise ExampleError(line, '"bag:" is "empty", "3 tiles", or the numbers of its tiles')
        size = int(said[2]) if said[2] else len(said[3].split(",")) if said[3] else 0
        in_world = sum(piece.face is not None for piece in self.pieces.values())
        in_rows = sum(wanted is not None for row in self.rows.values() for wanted in row)
        left = len(self.tiles.faces) - size - in_world - in_rows - len(self.hands)
        for seat in self.names:
            if seat not in self.rows and left > 0:
                self.rows[seat] = [Wanted(line=line, need=Need())] * min(left, self.options.slots)
                left -= len(self.rows[seat])
        if left:
            raise ExampleError(line, f"{left} tiles are too many or too few: lay others in the World or the rows")

    # --- the position -----------------------------------------------------------------------------------------

    def position(self, blamed: Line) -> Position:
        """The whole table; `blamed` is the line to name for what is wrong with several lines together."""
        self.check(blamed)
        dealt = self.deal(blamed)
        known = {seat: self.places(line, dealt) for seat, line in self.knows.items()}
        position = imagine(self.view(blamed, dealt), Random(0))
        for place, tile in dealt.items():
            self.tell(position, place, tile, [seat for seat, places in known.items() if place in places])
        return position

    def check(self, blamed: Line) -> None:
        """Refuse what no table can hold."""
        colours = [colour for gods in self.gods.values() for colour, _ in gods]
        gods = [god for gods in self.gods.values() for _, god in gods]
        if len(set(colours)) < len(colours) or len(set(gods)) < len(gods):
            raise ExampleError(blamed, "two players have the same god or colour")
        for cell, piece in self.pieces.items():
            if piece.colour and piece.colour not in colours:
                raise ExampleError(piece.line, f"{piece.colour} stands on {cell}, but nobody plays {piece.colour}")
        cities = sum(piece.face is None for piece in self.pieces.values())
        if cities + sum(said.get("token", 0) for said in self.supplies.values()) > NUMBERS.table.cities:
            raise ExampleError(blamed, f"there are only {NUMBERS.table.cities} cities")

    def places(self, line: Line, dealt: dict[str, int]) -> list[str]:
        """Where the tiles lie whose undersides a seat knows: cells, or row and slot."""
        found = [part.strip() for part in line.text.split(",")]
        for place in found:
            if place not in dealt:
                raise ExampleError(line, f"no tile lies on {place}")
        return found

    def tell(self, position: Position, place: str, tile: int, knowing: Sequence[str]) -> None:
        """Whoever laid a tile or has it in his row held it once, so he knows its underside; others if it is said."""
        seat, _, where = place.partition(" ")
        if where in HANDS:
            return
        owner = self.pieces[place].by if not where else seat
        seats = sum(1 << seat for seat, name in enumerate(self.names) if name == owner or name in knowing)
        up = self.up_of(place, tile)
        position.know(tile, up, codes.EVERYBODY)
        position.know(tile, 1 - up, seats)

    def up_of(self, place: str, tile: int) -> int:
        """Which face of a tile is up."""
        seat, _, where = place.partition(" ")
        if not where:
            return [str(face) for face in self.tiles.ways[tile]].index(
                str(self.pieces[place].face)
            ) // codes.ROTATIONS
        wanted = self.hands[seat, where] if where in HANDS else self.rows[seat][int(where) - 1]
        faces = [str(face) for face in self.tiles.faces[tile]]
        if wanted is None or wanted.need.face is None or (where in HANDS and wanted.origin == "bag"):
            return 0
        return faces.index(wanted.need.face)

    def view(self, blamed: Line, dealt: dict[str, int]) -> FourGodsView:
        tick = len(self.pieces) + len(self.hands) + 1
        reserves, lost, razed = self.prophets(blamed)
        final, idle = self.rest.get("final phase"), self.rest.get("idle commands")
        timed = self.options.turns == "timed"
        if final and final.text not in _TRIGGERS:
            raise ExampleError(final, f"a final phase begins by {' or '.join(_TRIGGERS)}")
        return FourGodsView(
            you=None, options=self.options, phase="play", world=tuple(self.world(dealt)),
            cities=tuple(self.cities()), seats=tuple(self.player(seat, dealt) for seat in self.names),
            bag=len(self.tiles.faces) - len(dealt), city_tokens=0,
            reserves=reserves, lost=lost, razed=razed, gods_dealt=0, drawing=None, to_draw=0,
            active=(*self.seats("turn"), self.names[0])[0] if timed else None,
            turn=int(timed), acted=False, touched=(),
            idle_seats=self.seats("idle turns"), last_round=(),
            final=final.text if final else "", final_tick=tick if final else 0, tick=tick, pass_tick=tick,
            change_tick=tick, peak=len(self.pieces), idle=_number(idle) if idle else 0, ending="",
        )  # fmt: skip

    def under(self, place: str, tile: int) -> str:
        return str(self.tiles.faces[tile][1 - self.up_of(place, tile)])

    def world(self, dealt: dict[str, int]) -> Iterator[Lying]:
        """In the order of the cells; when each tile was laid follows from the order of the lines."""
        for cell in sorted(self.pieces, key=CELL_NUMBERS.__getitem__):
            piece = self.pieces[cell]
            if piece.face:
                laid = 1 + list(self.pieces).index(cell)
                yield Lying(
                    cell=cell, face=piece.face, under=self.under(cell, dealt[cell]),
                    by=piece.by, laid=laid,
                    prophet=piece.colour, corner=self.corner(piece) if piece.colour else None,
                    since=laid if piece.colour else 0,
                )  # fmt: skip

    def cities(self) -> Iterator[City]:
        for at, (cell, piece) in enumerate(self.pieces.items(), start=1):
            if piece.face is None and piece.colour:
                yield City(cell=cell, prophet=piece.colour, since=at, safe=False)

    def player(self, seat: Seat, dealt: dict[str, int]) -> SeatView:
        row: list[Slot | None] = [None] * self.options.slots
        for slot, wanted in enumerate(self.rows.get(seat, ()), start=1):
            if wanted:
                place = f"{seat} {slot}"
                tile = dealt[place]
                row[slot - 1] = Slot(str(self.tiles.faces[tile][self.up_of(place, tile)]), self.under(place, tile))
        gods = self.gods.get(seat, [])
        return SeatView(
            seat=seat, colours=tuple(colour for colour, _ in gods),
            gods=tuple(god for _, god in gods), row=tuple(row),
            hands=(self.hand(seat, "left", dealt), self.hand(seat, "right", dealt)),
            ready=True, passed=seat in self.seats("passed"), gone=seat in self.seats("gone"),
            window=None, debts=(), last_command=0,
        )  # fmt: skip

    def hand(self, seat: str, hand: str, dealt: dict[str, int]) -> Held | None:
        wanted = self.hands.get((seat, hand))
        if wanted is None:
            return None
        place = f"{seat} {hand}"
        front, back = (str(face) for face in self.tiles.faces[dealt[place]])
        since = len(self.pieces) + 1 + list(self.hands).index((seat, hand))
        up = (front, back)[self.up_of(place, dealt[place])]
        return Held(
            origin=wanted.origin, since=since, limited=self.is_limited(wanted),
            faces=(front, back), up=up,
        )  # fmt: skip

    def is_limited(self, wanted: Wanted) -> bool:
        """Does the hold limit run? Tiles of rows have one, in simultaneous games that play with it."""
        return wanted.origin != "bag" and self.options.turns == "simultaneous" and self.options.hold > 0

    def prophets(self, blamed: Line) -> tuple[dict[Colour, int], dict[Colour, int], dict[Colour, int]]:
        """Reserves, lost prophets and destroyed cities; who does not stand in the World is in reserve by default."""
        reserves, lost, razed = {}, {}, {}
        for colour in COLOURS:
            said = self.supplies.get(colour, {})
            left = self.options.prophets - sum(piece.colour == colour for piece in self.pieces.values())
            lost[colour] = said.get("lost", left - said.get("prophet", left))
            reserves[colour] = said.get("prophet", left - lost[colour])
            razed[colour] = said.get("token", 0)
            if reserves[colour] < 0 or lost[colour] < 0 or reserves[colour] + lost[colour] != left:
                raise ExampleError(blamed, f"{colour} has only {self.options.prophets} prophets")
        return reserves, lost, razed


def _number(line: Line) -> int:
    if not line.text.isdecimal():
        raise ExampleError(line, f'"{line.text}" should be a number')
    return int(line.text)

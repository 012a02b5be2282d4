"""Examples of 4 Gods: looking a player's expectations up in a position; example_setup.py sets positions up."""

import re
from collections.abc import Callable, Sequence
from typing import Any, cast

from pantheon.engine import game as engine
from pantheon.examples.parse import Line
from pantheon.examples.table import Finding
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.example_given import LETTERS
from pantheon.games.four_gods.example_setup import Setup
from pantheon.games.four_gods.names import CELL_NUMBERS, CELLS, COLOURS, HANDS, SEATS, TERRAINS
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.scoring import kingdoms
from pantheon.games.four_gods.sights import FourGodsView, Held, Lying, SeatView, Slot

_CELL = "([a-h][1-8])"
_COLOUR = f"({'|'.join(COLOURS)})"
_TERRAIN = f"({'|'.join(TERRAINS)})"
_HAND = f"({'|'.join(HANDS)})"
_STEPS = {"cities": codes.CITIES, "prophets": codes.PROPHETS, "largest": codes.LARGEST, "most": codes.MOST}


class _Look:
    """A position and who is who in it; each method answers one kind of sentence."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.names: tuple[str, ...] = SEATS[position.players]
        self.view: FourGodsView = position.view(None)

    def seat(self, name: str) -> SeatView:
        return self.view.seats[self.names.index(name)]

    def eyes(self, name: str) -> FourGodsView:
        return self.position.view(None if name == "spectator" else self.names.index(name))

    # --- the World --------------------------------------------------------------------------------------------

    def lying(self, cell: str) -> Lying | None:
        return next((lying for lying in self.view.world if lying.cell == cell), None)

    def ground(self, said: re.Match[str]) -> Finding:
        lying = self.lying(said[1])
        city = next((city for city in self.view.cities if city.cell == said[1]), None)
        found = f"shows {lying.face}" if lying else f"is a city of {city.prophet}" if city else "is empty"
        return Finding(found == said[2], f"{said[1]} {found}")

    def preacher(self, said: re.Match[str]) -> Finding:
        lying = self.lying(said[3])
        found = "nobody preaches"
        if lying and lying.prophet and lying.corner:
            letter = lying.face[("NW", "NE", "SE", "SW").index(lying.corner)]
            terrain = next(name for name, known in LETTERS.items() if known == letter)
            found = f"{lying.prophet} preaches on the {terrain}"
        asked = f"{said[1]} preaches" + (f" on the {said[2]}" if said[2] else "")
        return Finding(found == asked, f"{found} of {said[3]}")

    def realm(self, said: re.Match[str]) -> Finding:
        """Kingdoms of a terrain, as cells or by their size."""
        number, cells = TERRAINS.index(said[1]), said[2]
        found = sorted(
            [CELLS[cell] for cell in kingdom.cells]
            for kingdom in kingdoms(self.position)
            if kingdom.terrain == number
        )
        text = "; ".join(" ".join(kingdom) for kingdom in found) or "none"
        expected = [] if cells == "none" else sorted(_by_number(part.split()) for part in cells.split(";"))
        return Finding(found == expected, text)

    def sizes(self, terrain: str) -> list[int]:
        number = TERRAINS.index(terrain)
        return sorted((len(k.cells) for k in kingdoms(self.position) if k.terrain == number), reverse=True)

    def realm_count(self, said: re.Match[str]) -> Finding:
        sizes = self.sizes(said[2])
        return Finding(len(sizes) == int(said[1]), f"{len(sizes)}: tiles {', '.join(map(str, sizes)) or 'none'}")

    def realm_size(self, said: re.Match[str]) -> Finding:
        largest = max(self.sizes(said[1]), default=0)
        return Finding(largest == int(said[2]), f"{largest} tiles")

    def safety(self, said: re.Match[str]) -> Finding:
        city = next((city for city in self.view.cities if city.cell == said[1]), None)
        if city is None:
            return Finding(False, f"no city on {said[1]}")
        return Finding(city.safe != bool(said[2]), "safe" if city.safe else "not safe")

    def size(self, said: re.Match[str]) -> Finding:
        found = len(self.view.world) + len(self.view.cities)
        return Finding(found == int(said[1]), f"{found} tiles and cities")

    # --- hands, rows, bag, prophets ----------------------------------------------------------------------------

    def row(self, said: re.Match[str]) -> Finding:
        found = [slot.face if slot else "-" for slot in self.seat(said[1]).row]
        while found and found[-1] == "-":
            found.pop()
        expected = [] if said[2] == "empty" else [word.strip() for word in said[2].split(",")]
        return Finding(found == expected, ", ".join(found) or "empty")

    def slot(self, said: re.Match[str]) -> Finding:
        row = self.seat(said[2]).row
        at = int(said[1])
        slot = row[at - 1] if at <= len(row) else None
        found = f"shows {slot.face}" if slot else "is empty"
        return Finding(found == said[3], f"slot {at} {found}")

    def row_size(self, said: re.Match[str]) -> Finding:
        row = self.seat(said[1]).row
        found = sum(slot is not None for slot in row)
        expected = len(row) if said[2] == "full" else int(said[3])
        return Finding(found == expected, f"{found} of {len(row)} slots are filled")

    def holding(self, said: re.Match[str]) -> Finding:
        """What is in a hand, as its holder sees it."""
        seat = self.eyes(said[1]).seats[self.names.index(said[1])]
        held = seat.hands[("left", "right").index(said[3])]
        if held is None or held.faces is None:
            return Finding(said[2] == "nothing", "nothing")
        faces, origin = "/".join(held.faces), f" from {held.origin}"
        return Finding(said[2] in (faces, faces + origin, "/".join(reversed(held.faces)) + origin), faces + origin)

    def hands(self, said: re.Match[str]) -> Finding:
        found = sum(held is not None for held in self.seat(said[1]).hands)
        return Finding(found == int(said[2]), f"{found} tiles")

    def bag(self, said: re.Match[str]) -> Finding:
        expected = 0 if said[1] == "is empty" else int(said[2])
        return Finding(self.view.bag == expected, f"{self.view.bag} tiles")

    def supply(self, said: re.Match[str]) -> Finding:
        colour: Any = said[1]
        kinds = {"in reserve": self.view.reserves, "lost": self.view.lost, "token": self.view.razed}
        found = kinds[said[3]][colour]
        return Finding(found == int(said[2]), f"{found} {said[3]}")

    def cities_left(self, said: re.Match[str]) -> Finding:
        return Finding(self.view.city_tokens == int(said[1]), f"{self.view.city_tokens} city tokens are left")

    # --- what is known ----------------------------------------------------------------------------------------

    def sight(self, said: re.Match[str]) -> Finding:
        """`west sees SSSS/? in slot 1 of south`, `... on c4`, `... in the left hand of south`."""
        view, where = self.eyes(said[1]), said[3]
        if slot := re.fullmatch(r"in slot (\d+) of (\w+)", where):
            found = _show(view.seats[self.names.index(slot[2])].row[int(slot[1]) - 1])
        elif hand := re.fullmatch(rf"in the {_HAND} hand of (\w+)", where):
            found = _show_held(view.seats[self.names.index(hand[2])].hands[("left", "right").index(hand[1])])
        else:
            cell = where.removeprefix("on ")
            lying = next((lying for lying in view.world if lying.cell == cell), None)
            found = f"{lying.face}/{lying.under or '?'}" if lying else "nothing"
        return Finding(found == said[2], f"{said[1]} sees {found}")

    def god(self, said: re.Match[str]) -> Finding:
        seat = self.eyes(said[1]).seats[self.names.index(said[2])]
        found = ", ".join(god or "?" for god in seat.gods) or "none"
        return Finding(found == said[3], found)

    def colours(self, said: re.Match[str]) -> Finding:
        found = ", ".join(self.seat(said[1]).colours) or "nothing"
        return Finding(found == said[2], f"{said[1]} plays {found}")

    # --- the course of the game --------------------------------------------------------------------------------

    def seats(self, said: re.Match[str]) -> Finding:
        found: Sequence[str] = {
            "passed": [seat.seat for seat in self.view.seats if seat.passed],
            "gone": [seat.seat for seat in self.view.seats if seat.gone],
            "idle turns": self.view.idle_seats,
            "last round": self.view.last_round,
        }[said[1]]
        expected = [] if said[2] == "nobody" else [name.strip() for name in said[2].split(",")]
        return Finding(sorted(found) == sorted(expected), ", ".join(found) or "nobody")

    def window(self, said: re.Match[str]) -> Finding:
        window = self.seat(said[1]).window
        found = f"open on {window.cell}" if window else "closed"
        return Finding(found == said[2], found)

    def clocks(self, said: re.Match[str]) -> Finding:
        clocks = self.position.deadlines()
        found = [d.clock if d.seat is None else f"{d.clock} {self.names[d.seat]}" for d in clocks]
        expected = [] if said[1] == "none" else [word.strip() for word in said[1].split(",")]
        return Finding(sorted(found) == sorted(expected), ", ".join(sorted(found)) or "none")

    def age(self, said: re.Match[str]) -> Finding:
        """How many moves ago did a clock begin? The last move may have started it anew."""
        name, who = said[1], said[2]
        found = [
            self.view.tick - d.serial
            for d in self.position.deadlines()
            if d.clock == name and (not who or d.seat == self.names.index(who))
        ]
        moves = "".join(map(str, found)) if len(found) == 1 else str(found)
        holds = {"began anew": found == [0], "ran on": len(found) == 1 and found != [0]}
        return Finding(holds.get(said[3], moves == said[4]), f"{moves} moves old")

    def debts(self, said: re.Match[str]) -> Finding:
        found = len(self.seat(said[1]).debts)
        return Finding(found == int(said[2]), f"{found} prophets")

    def final(self, said: re.Match[str]) -> Finding:
        found = f"final phase: {self.view.final}" if self.view.final else "no final phase"
        return Finding(found == said[0], found)

    def turn(self, said: re.Match[str]) -> Finding:
        return Finding(self.view.active == said[1], f"it is {self.view.active}'s turn")

    def turn_number(self, said: re.Match[str]) -> Finding:
        return Finding(self.view.turn == int(said[1]), f"turn {self.view.turn}")

    def idle(self, said: re.Match[str]) -> Finding:
        return Finding(self.view.idle == int(said[1]), f"{self.view.idle} commands")

    # --- points -----------------------------------------------------------------------------------------------

    def marker(self, said: re.Match[str]) -> Finding:
        tally = self.position.count_up()
        found = sum(tally[COLOURS.index(cast(Any, said[1])) :: codes.COLOURS])
        return Finding(found == int(said[2]), f"at {found}")

    def step(self, said: re.Match[str]) -> Finding:
        """Points of one step of the scoring, of all colours that get any."""
        tally = self.position.count_up()[_STEPS[said[1]] * codes.COLOURS :]
        found = {colour: points for colour, points in zip(COLOURS, tally, strict=False) if points}
        expected = {}
        for part in said[2].split(",") if said[2] != "none" else ():
            colour, _, points = part.strip().partition(" ")
            expected[colour] = int(points)
        return Finding(found == expected, ", ".join(f"{c} {p}" for c, p in found.items()) or "none")

    def ranks(self, said: re.Match[str]) -> Finding:
        """What the places bring that such values give."""
        values = [int(word) for word in said[1].split(",")]
        found = ", ".join(map(str, self.position.ranked(values)))
        return Finding(found == said[2], found)


def _by_number(cells: list[str]) -> list[str]:
    return sorted(cells, key=lambda cell: CELL_NUMBERS.get(cell, 0))


def _show(slot: Slot | None) -> str:
    return f"{slot.face}/{slot.under or '?'}" if slot else "nothing"


def _show_held(held: Held | None) -> str:
    if held is None:
        return "nothing"
    return f"{'/'.join(held.faces) if held.faces else held.up or '?'} from {held.origin}"


_Check = Callable[[_Look, re.Match[str]], Finding]
_CHECKS: tuple[tuple[str, str, _Check], ...] = (
    (
        f"{_CELL} (shows .+|is empty|is a city of .+)",
        "CELL shows FACE (or: is empty, is a city of COLOUR)",
        _Look.ground,
    ),
    (
        f"(\\w+) preaches(?: on the {_TERRAIN} of)?(?: on)? {_CELL}",
        "COLOUR preaches on the TERRAIN of CELL (or: nobody preaches on CELL)",
        _Look.preacher,
    ),
    (f"{_TERRAIN} Kingdoms: (.+)", "TERRAIN Kingdoms: CELL CELL; CELL CELL (or: none)", _Look.realm),
    (f"(\\d+) {_TERRAIN} Kingdoms?", "NUMBER TERRAIN Kingdoms", _Look.realm_count),
    (
        f"the largest {_TERRAIN} Kingdom has (\\d+) tiles",
        "the largest TERRAIN Kingdom has NUMBER tiles",
        _Look.realm_size,
    ),
    (f"the city on {_CELL} is (not )?safe", "the city on CELL is safe (or: not safe)", _Look.safety),
    (r"the World holds (\d+)", "the World holds NUMBER (tiles and cities)", _Look.size),
    (r"row of SEAT: (.+)", "row of SEAT: FACE, -, FACE (or: empty)", _Look.row),
    (r"slot (\d+) of SEAT (shows .+|is empty)", "slot NUMBER of SEAT shows FACE (or: is empty)", _Look.slot),
    (r"row of SEAT (?:is (full)|has (\d+) tiles?)", "row of SEAT has NUMBER tiles (or: is full)", _Look.row_size),
    (
        f"SEAT holds (.+) in the {_HAND} hand",
        "SEAT holds FACE/FACE from bag in the left hand (or: nothing, from SEAT)",
        _Look.holding,
    ),
    (r"SEAT holds (\d+) tiles?", "SEAT holds NUMBER tiles", _Look.hands),
    (r"the bag (is empty|holds (\d+) tiles?)", "the bag holds NUMBER tiles (or: is empty)", _Look.bag),
    (
        f"{_COLOUR} has (\\d+) (?:prophets? )?(in reserve|lost|token)s?",
        "COLOUR has NUMBER prophets in reserve (or: lost, tokens)",
        _Look.supply,
    ),
    (r"(\d+) cities are left to build", "NUMBER cities are left to build", _Look.cities_left),
    (
        r"EYES sees (.+?) (on [a-h][1-8]|in slot \d+ of \w+|in the \w+ hand of \w+)",
        "SEAT sees FACE/FACE in slot NUMBER of SEAT (or: FACE/?, on CELL, ? from bag in the left hand of SEAT)",
        _Look.sight,
    ),
    (r"EYES sees the god of SEAT: (.+)", "SEAT sees the god of SEAT: GOD (or: ?, none; spectator sees)", _Look.god),
    (r"SEAT plays (.+)", "SEAT plays COLOUR, COLOUR (or: nothing)", _Look.colours),
    (
        r"(passed|gone|idle turns|last round): (.+)",
        "passed: SEAT, SEAT (or: gone, idle turns, last round)",
        _Look.seats,
    ),
    (r"window of SEAT: (closed|open on .+)", "window of SEAT: open on CELL (or: closed)", _Look.window),
    (r"clocks: (.+)", "clocks: NAME SEAT, NAME (or: none)", _Look.clocks),
    (
        r"clock (\S+?)(?: SEAT)? (began anew|ran on|is (\d+) moves? old)",
        "clock NAME SEAT began anew (or: ran on, is NUMBER moves old)",
        _Look.age,
    ),
    (r"SEAT owes (\d+) prophets?", "SEAT owes NUMBER prophets", _Look.debts),
    (r"(final phase: .+|no final phase)", "final phase: CAUSE (or: no final phase)", _Look.final),
    (r"it is SEAT's turn", "it is SEAT's turn", _Look.turn),
    (r"this is turn (\d+)", "this is turn NUMBER", _Look.turn_number),
    (r"idle commands: (\d+)", "idle commands: NUMBER", _Look.idle),
    (f"marker of {_COLOUR}: (\\d+)", "marker of COLOUR: NUMBER", _Look.marker),
    (
        f"points for ({'|'.join(_STEPS)}): (.+)",
        "points for cities: COLOUR NUMBER, COLOUR NUMBER (or: prophets, largest, most)",
        _Look.step,
    ),
    (r"ranks of ([\d, ]+) are ([\d, ]+)", "ranks of 21, 12, 9, 9 are 15, 10, 2, 2", _Look.ranks),
)


class _Vocabulary:
    sentences: Sequence[str] = tuple(sentence for _, sentence, _ in _CHECKS)

    def set_up(self, options: Any, given: Sequence[Sequence[Line]]) -> engine.Position:
        """The position that the lines describe."""
        read = Setup(options)
        for layer in given:
            read.read(layer)
        return read.position(next(line for layer in given for line in layer))

    def find(self, position: engine.Position, line: Line) -> Finding | None:
        """Look up an expectation."""
        look = _Look(cast(Position, position))
        seats = "|".join(look.names)
        for pattern, _, check in _CHECKS:
            pattern = pattern.replace("SEAT", f"({seats})").replace("EYES", f"({seats}|spectator)")
            if said := re.fullmatch(pattern, line.text):
                return check(look, said)
        return None


VOCABULARY = _Vocabulary()

"""Examples of Gods: setting a position up from a player's words, and looking expectations up in it."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from pantheon.engine.actions import At
from pantheon.engine.game import Position
from pantheon.examples.parse import ExampleError, Line
from pantheon.examples.table import Finding
from pantheon.games.gods import codes
from pantheon.games.gods.numbers import HEXES, NUMBERS
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.view import PHASES, TRIBE_NAMES, GodsView, Hex, SeatView, imagine

_DONE = {
    "tribe": None, "temple": "temple", "desert": "other", "decline": "other", "whirlwind": "other",
    "take-extra": "other", "move": "move", "discard": "discard",
}  # fmt: skip
_IDLE = ("move", "discard")  # kinds of action that are no progress, for the guard
_ASKED = {
    "act": "an action", "victim": "a victim", "gale": "a desert", "lifted": "a place", "shortage": "a tribe",
    "respite": "an extra action",
}  # fmt: skip
_SUPPLIES = {"power": "power", "temple": "temples", "stone": "stones", "extra": "extras"}
_CELL = r"-?\d+,-?\d+"


# --- setting a position up -------------------------------------------------------------------------------------


class _Given:
    """What the lines say: hexes by cell, the supplies of each god, and the rest by name."""

    def __init__(self, options: GodsOptions) -> None:
        self.options = options
        self.edition = NUMBERS.editions[options.edition]
        self.map: dict[At, Hex] = {}
        self.supplies: dict[str, dict[str, int]] = {god: {} for god in options.gods}
        self.rest: dict[str, Line] = {}

    def read(self, lines: Iterable[Line]) -> None:
        """Take in a layer of lines; what it says again replaces what an earlier layer said."""
        said: set[At | str] = set()
        for line in lines:
            key, _, value = (part.strip() for part in line.text.partition(":"))
            if re.fullmatch(rf"{_CELL}(\s+{_CELL})*", key):
                cells = [_cell(cell) for cell in key.split()]
                again = said.intersection(cells) or len(set(cells)) < len(cells)
                said.update(cells)
                self.lay(line, cells, value)
            else:
                again = key in said
                said.add(key)
                self.fact(line, key, value)
            if again:
                raise ExampleError(line, f"{key} was said before")

    def fact(self, line: Line, key: str, value: str) -> None:
        """A line that is not about the map."""
        if key in self.supplies:
            self.supplies[key] |= _counts(line, value, _SUPPLIES)
        elif key in ("display", "bag", "tokens", "turn", "done", "idle turns"):
            self.rest[key] = Line(line.file, line.number, value)
        else:
            known = "cells, gods of this table, display, bag, tokens, turn, done, idle turns"
            raise ExampleError(line, f'"{key}:" is not known here; known are {known}')

    def lay(self, line: Line, cells: Iterable[At], words: str) -> None:
        """The same hex on each of the cells; `empty` takes away what an earlier layer said."""
        for at in cells:
            if words == "empty":
                self.map.pop(at, None)
            else:
                self.map[at] = self.hex(line, at, words)

    def hex(self, line: Line, at: At, words: str) -> Hex:
        """A hex of the map: `crimson temple`, `green tribe`, `green tribe of gold`, `desert`, `decline`."""
        god, tribe = words.removesuffix(" temple"), re.fullmatch(r"(\w+) tribe(?: of (\w+))?", words)
        if words in ("desert", "decline"):
            return Hex(at=at, hex=words)
        if words == f"{god} temple" and god in self.supplies:
            return Hex(at=at, hex="temple", god=god)
        if tribe and tribe[1] in TRIBE_NAMES and (tribe[2] is None or tribe[2] in self.supplies):
            return Hex(at=at, hex=tribe[1], god=tribe[2])
        raise ExampleError(line, f'"{words}" is no hex; write "crimson temple", "green tribe of gold", "desert"')

    def said(self, key: str) -> Line | None:
        return self.rest.get(key)

    # --- the parts of the view ---

    def active(self) -> str:
        line = self.said("turn")
        if line and line.text not in self.supplies:
            raise ExampleError(line, f'"{line.text}" does not play here')
        return line.text if line else self.options.gods[0]

    def tribes(self, god: str) -> dict[str, int]:
        found = Counter(hex_.hex for hex_ in self.map.values() if hex_.god == god)
        return {name: found[name] for name in TRIBE_NAMES}

    def cards(self, god: str) -> dict[str, int]:
        return {name: count // NUMBERS.nation.tribes for name, count in self.tribes(god).items()}

    def seat(self, god: str, bonuses: dict[str, list[str]]) -> SeatView:
        """What lies before a god's player: supplies are what is not on the map, unless they were said."""
        power = NUMBERS.power.start + (NUMBERS.power.income if god == self.active() else 0)
        temples = sum(hex_.hex == "temple" and hex_.god == god for hex_ in self.map.values())
        tribes, cards, said = self.tribes(god), self.cards(god), self.supplies[god]
        tokens = [zip(holders, self.edition.bonus, strict=False) for holders in bonuses.values()]
        kept = sum(worth for token in tokens for holder, worth in token if holder == god)
        return SeatView(
            god=god,
            power=said.get("power", power),
            temples=said.get("temples", self.edition.temples_per_god - temples),
            stones=said.get("stones", NUMBERS.stones.per_god - sum(tribes.values())),
            extras=said.get("extras", 0),
            points=kept + NUMBERS.nation.card * sum(cards.values()),
            kept=kept,
            tribes=tribes,
            cards=cards,
        )

    def bonuses(self, blamed: Line) -> dict[str, list[str]]:
        """Who got the first, second, ... token of each colour; unsaid, it follows from the cards."""
        line, found = self.said("tokens"), {}
        for part in line.text.split(",") if line else ():
            colour, *holders = part.split() or [""]
            if line and (colour not in TRIBE_NAMES or set(holders) - set(self.supplies) or not holders):
                raise ExampleError(line, f'"{part.strip()}" should be a colour and who holds its token')
            found[colour] = holders
        most = len(self.edition.bonus)
        for colour in TRIBE_NAMES:
            held: list[str] = [god for god in self.options.gods for _ in range(self.cards(god)[colour])]
            if colour not in found and len(set(held)) > 1:
                raise ExampleError(line or blamed, f'two gods hold {colour} cards: add "tokens: {colour} GOD"')
            found.setdefault(colour, held[:most])
            if line and not min(len(held), most) <= len(found[colour]) <= most:
                raise ExampleError(line, f"{len(held)} {colour} cards are held, and a colour has {most} tokens")
        return found

    def display(self) -> list[str]:
        line = self.said("display")
        names = [name.strip() for name in line.text.split(",")] if line and line.text != "empty" else []
        if line and (len(names) > codes.FIELDS or set(names) - set(HEXES)):
            raise ExampleError(line, f'the display shows at most two of {", ".join(HEXES)}, or is "empty"')
        return names

    def done(self) -> list[str]:
        line = self.said("done")
        names = [name.strip() for name in line.text.split(",")] if line else []
        if line and (set(names) - set(_DONE) or len(names) >= NUMBERS.turn.actions):
            raise ExampleError(line, f"{line.text}: at most one action before this one, of {', '.join(_DONE)}")
        return names

    def left_over(self, line: Line) -> dict[str, int]:
        """The hexes that are neither on the map nor on the display nor with a player."""
        elsewhere = Counter(hex_.hex for hex_ in self.map.values()) + Counter(self.display())
        elsewhere["extra"] += sum(said.get("extras", 0) for said in self.supplies.values())
        elsewhere["extra"] += self.done().count("take-extra")
        left = {name: self.edition.hexes.get(name, 0) - elsewhere[name] for name in HEXES}
        for name, count in left.items():
            if count < 0:
                raise ExampleError(line, f"there are only {self.edition.hexes.get(name, 0)} {name} hexes")
        return left

    def bag(self, line: Line) -> tuple[dict[str, int], dict[str, int]]:
        """Bag and box: all that is left is in the bag, unless its content was said."""
        left, said = self.left_over(line), self.said("bag")
        if said is None:
            return left, dict.fromkeys(HEXES, 0)
        found = _counts(said, said.text, {name: name for name in HEXES}) if said.text != "empty" else {}
        bag = {name: found.get(name, 0) for name in HEXES}
        for name, count in bag.items():
            if count > left[name]:
                raise ExampleError(said, f"only {left[name]} {name} hexes are left for the bag")
        return bag, {name: left[name] - bag[name] for name in HEXES}

    def check(self, line: Line, seats: Iterable[SeatView]) -> None:
        """Refuse what no table can hold."""
        for seat in seats:
            on_map = sum(hex_.hex == "temple" and hex_.god == seat.god for hex_ in self.map.values())
            if not 0 <= seat.stones <= NUMBERS.stones.per_god - sum(seat.tribes.values()):
                raise ExampleError(line, f"{seat.god} has only {NUMBERS.stones.per_god} stones")
            if not 0 <= seat.temples <= self.edition.temples_per_god - on_map:
                raise ExampleError(line, f"{seat.god} has only {self.edition.temples_per_god} temples")
            if not 0 <= seat.power <= NUMBERS.power.most:
                raise ExampleError(line, f"power goes from 0 to {NUMBERS.power.most}")

    def view(self, line: Line) -> GodsView:
        """The whole table; `line` is blamed for what is wrong with several lines together."""
        bonuses, done, idle = self.bonuses(line), self.done(), self.said("idle turns")
        seats = tuple(self.seat(god, bonuses) for god in self.options.gods)
        bag, box = self.bag(line)
        self.check(line, seats)
        handed = {c: max(len(bonuses[c]), sum(s.cards[c] for s in seats)) for c in TRIBE_NAMES}
        used = {_DONE[name] for name in done}
        active = self.options.gods.index(self.active())
        return GodsView(
            you=None, options=self.options, map=tuple(self.map.values()), seats=seats,
            display=tuple([*self.display(), None, None][: codes.FIELDS]), bag=bag, box=box,
            tokens={c: tuple([*bonuses[c], None, None][: codes.BONUSES]) for c in TRIBE_NAMES}, handed=handed,
            phase="act", active=active, starter=active, turn=1, done=len(done),
            used=tuple(sorted(kind for kind in used if kind)), fresh=done.count("take-extra"), site=None,
            progress=bool(set(done) - set(_IDLE)), idle=_number(idle) if idle else 0, ending="",
        )  # fmt: skip


def _cell(word: str) -> At:
    q, r = map(int, word.split(","))
    return q, r


def _number(line: Line) -> int:
    if not line.text.isdecimal():
        raise ExampleError(line, f'"{line.text}" should be a number')
    return int(line.text)


def _counts(line: Line, listed: str, names: dict[str, str]) -> dict[str, int]:
    """`3 green, 1 desert`, by name; a plural and the word "actions" are let pass."""
    counts = {}
    for part in listed.split(","):
        said = re.fullmatch(r"(\d+) ([\w-]+?)s?(?: actions?)?", part.strip())
        if not said or said[2] not in names or names[said[2]] in counts:
            raise ExampleError(line, f'"{part.strip()}" should be a number and one of {", ".join(names)}')
        counts[names[said[2]]] = int(said[1])
    return counts


# --- expectations ----------------------------------------------------------------------------------------------


def _supply(view: GodsView, said: re.Match[str]) -> Finding:
    seat, kind = _seat(view, said[1]), said[3]
    found = {
        "power": seat.power, "temple": seat.temples, "stone": seat.stones, "extra action": seat.extras,
        "action": max(0, NUMBERS.turn.actions - view.done) if view.active == view.seats.index(seat) else 0,
    }[kind]  # fmt: skip
    return Finding(found == int(said[2]), f"{found} {kind}")


def _cards(view: GodsView, said: re.Match[str]) -> Finding:
    found = _seat(view, said[1]).cards[said[3]]
    expected = {"the": 1, "no": 0}.get(said[2])
    return Finding(found == (int(said[2]) if expected is None else expected), f"{found} {said[3]} cards")


def _token(view: GodsView, said: re.Match[str]) -> Finding:
    found = view.tokens[said[3]][1 if said[2] == "second " else 0] or "nobody"
    return Finding(found == said[1], f"{found} holds it")


def _worship(view: GodsView, said: re.Match[str]) -> Finding:
    hex_ = _hex(view, said[1])
    if hex_ is None or hex_.hex not in TRIBE_NAMES:
        return Finding(False, f"no tribe lives there, but {_name(hex_)}")
    return Finding((hex_.god or "nobody") == said[2], f"it worships {hex_.god or 'nobody'}")


def _ground(view: GodsView, said: re.Match[str]) -> Finding:
    found = _name(_hex(view, said[1]))
    return Finding(found == said[2], f"{said[1]} is {found}")


def _display(view: GodsView, said: re.Match[str]) -> Finding:
    found = sorted(name for name in view.display if name)
    expected = [] if said[1] == "nothing" else sorted(name.strip() for name in said[1].split(","))
    return Finding(found == expected, "it shows " + (", ".join(found) or "nothing"))


def _contents(view: GodsView, said: re.Match[str]) -> Finding:
    found = view.bag if said[1] == "bag" else view.box
    count = sum(found.values()) if said[3] == "hexes" else found[said[3]]
    content = ", ".join(f"{n} {name}" for name, n in found.items() if n) or "nothing"
    return Finding(count == int(said[2]), f"it holds {content}")


def _turn(view: GodsView, said: re.Match[str]) -> Finding:
    found = view.seats[view.active].god
    return Finding(found == said[1], f"it is {found}'s turn")


def _asked(view: GodsView, said: re.Match[str]) -> Finding:
    found, asked = view.seats[view.active].god, _ASKED.get(view.phase, f"nothing ({view.phase})")
    return Finding((found, asked) == (said[1], said[2]), f"{found} is asked for {asked}")


def _idle(view: GodsView, said: re.Match[str]) -> Finding:
    return Finding(view.idle == int(said[1]), f"{view.idle} idle turns")


def _size(view: GodsView, said: re.Match[str]) -> Finding:
    return Finding(len(view.map) == int(said[1]), f"{len(view.map)} hexes")


def _seat(view: GodsView, god: str) -> SeatView:
    return view.seats[view.options.gods.index(god)]


def _hex(view: GodsView, cell: str) -> Hex | None:
    return next((hex_ for hex_ in view.map if hex_.at == _cell(cell)), None)


def _name(hex_: Hex | None) -> str:
    if hex_ is None:
        return "empty"
    if hex_.hex == "temple":
        return f"{hex_.god} temple"
    return f"{hex_.hex} tribe" if hex_.hex in TRIBE_NAMES else hex_.hex


def _checks(gods: Sequence[str]) -> list[tuple[str, Callable[[GodsView, re.Match[str]], Finding]]]:
    god, colour, hex_ = f"({'|'.join(gods)})", f"({'|'.join(TRIBE_NAMES)})", f"({'|'.join(HEXES)}|hexes)"
    return [
        (rf"{god} has (\d+) (power|temple|stone|extra action)s?", _supply),
        (rf"{god} has (\d+) (action)s? left", _supply),
        (rf"{god} holds (the|no|\d+) {colour} cards?", _cards),
        (rf"({'|'.join(gods)}|nobody) holds the (first |second )?{colour} token", _token),
        (rf"the tribe on ({_CELL}) worships ({'|'.join(gods)}|nobody)", _worship),
        (rf"({_CELL}) is (empty|desert|decline|\w+ temple|\w+ tribe)", _ground),
        (rf"the display shows ((?:{hex_}(?:, )?)+|nothing)", _display),
        (rf"the (bag|box) holds (\d+) {hex_}", _contents),
        (rf"it is {god}'s turn", _turn),
        (rf"{god} is asked for ({'|'.join(_ASKED.values())})", _asked),
        (r"idle turns are (\d+)", _idle),
        (r"the map has (\d+) hexes", _size),
    ]


class _Vocabulary:
    sentences: Sequence[str] = (
        "GOD has NUMBER power (or: temples, stones, extra actions, actions left)",
        "GOD holds the COLOUR card (or: no COLOUR card, NUMBER COLOUR cards)",
        "GOD holds the COLOUR token (or: nobody; 2001: the first, the second COLOUR token)",
        "the tribe on CELL worships GOD (or: nobody)",
        "CELL is desert (or: empty, decline, GOD temple, COLOUR tribe)",
        "the display shows HEX, HEX (or: nothing)",
        "the bag holds NUMBER HEX (or: the box; or: NUMBER hexes)",
        "it is GOD's turn",
        f"GOD is asked for {' / '.join(_ASKED.values())}",
        "idle turns are NUMBER",
        "the map has NUMBER hexes",
    )

    def set_up(self, options: Any, given: Sequence[Sequence[Line]]) -> Position:
        """The position that the lines describe."""
        read = _Given(options)
        for layer in given:
            read.read(layer)
        return imagine(read.view(next(line for layer in given for line in layer)), Random(0))

    def find(self, position: Position, line: Line) -> Finding | None:
        """Look up an expectation in what everybody sees."""
        view: GodsView = position.view(None)
        for pattern, check in _checks(view.options.gods):
            if said := re.fullmatch(pattern, line.text):
                return check(view, said)
        return None


VOCABULARY = _Vocabulary()
assert set(_ASKED) < set(PHASES)

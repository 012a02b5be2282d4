"""Lines of the examples of 4 Gods in words."""

import re
from typing import Any, ClassVar

from pantheon.games.four_gods.names import COLOURS, TERRAINS
from pantheon.server.expectations.phrasing import Facts, Phrases, Phrasing, Said, parts

_CELL = "([a-h][1-8])"
_COLOUR = f"({'|'.join(COLOURS)})"
_TERRAIN = f"({'|'.join(TERRAINS)})"
_LETTERS = {terrain[0].upper(): terrain for terrain in TERRAINS}
_CORNERS = ("NW", "NE", "SE", "SW")
_CLOCK = r"(sand|hold-left|hold-right|window|penalty|absent|final)"
_STEPS = "(cities|prophets|largest|most)"


# --- the World -----------------------------------------------------------------------------------------------------


def _ground(p: Phrasing, cell: str, what: str) -> Said:
    if what == "is empty":
        return "cell-empty", {"cell": cell}
    if city := re.fullmatch("is a city of (.+)", what):
        return "city", {"cell": cell, "colour": city[1]}
    return "shows", {"cell": cell, "face": face(p, what.removeprefix("shows "))}


def _preacher(_p: Phrasing, colour: str, terrain: str | None, cell: str) -> Said:
    if terrain is None:
        return "preaches-nobody", {"cell": cell}
    return "preaches", {"colour": colour, "terrain": terrain, "cell": cell}


def _kingdoms(_p: Phrasing, terrain: str, listed: str) -> Said:
    if listed == "none":
        return "kingdoms-none", {"terrain": terrain}
    return "kingdoms", {"terrain": terrain, "realms": "; ".join(", ".join(r.split()) for r in parts(listed, ";"))}


def _kingdom_count(_p: Phrasing, number: str, terrain: str) -> Said:
    return "kingdom-count", {"number": int(number), "terrain": terrain}


def _kingdom_size(_p: Phrasing, terrain: str, number: str) -> Said:
    return "kingdom-size", {"terrain": terrain, "number": int(number)}


# --- rows, hands, bag, prophets ------------------------------------------------------------------------------------


def _row(p: Phrasing, seat: str, listed: str) -> Said:
    if listed == "empty":
        return "row-empty", {"god": seat}
    slots = [p.own("slot-free") if word == "-" else face(p, word) for word in parts(listed)]
    return "row", {"god": seat, "faces": "; ".join(f"{n}. {slot}" for n, slot in enumerate(slots, start=1))}


def _row_size(_p: Phrasing, seat: str, full: str | None, number: str | None) -> Said:
    return ("row-full", {"god": seat}) if full else ("row-size", {"god": seat, "number": int(number or 0)})


def _slot(p: Phrasing, slot: str, seat: str, what: str) -> Said:
    facts: Facts = {"slot": int(slot), "god": seat}
    if what == "is empty":
        return "slot-empty", facts
    return "slot", facts | {"face": face(p, what.removeprefix("shows "))}


def _hand(p: Phrasing, seat: str, what: str, hand: str) -> Said:
    facts: Facts = {"god": seat, "hand": hand}
    return ("hand-empty", facts) if what == "nothing" else ("hand", facts | {"tile": _tile(p, what)})


def _bag(_p: Phrasing, number: str | None) -> Said:
    return ("bag-empty", {}) if number is None else ("bag", {"number": int(number)})


def _supply(_p: Phrasing, colour: str, number: str, kind: str) -> Said:
    return {"in reserve": "reserve"}.get(kind, kind), {"colour": colour, "number": int(number)}


# --- what is known -------------------------------------------------------------------------------------------------


def _tile(p: Phrasing, what: str) -> str:
    """A tile in a hand: its sides as far as they are known, and whence it came."""
    sides, _, origin = what.partition(" from ")
    shown = p.own("tile-unknown") if sides == "?" else " / ".join(face(p, side) for side in sides.split("/"))
    if origin == "bag":
        return p.own("from-bag", sides=shown)
    return p.own("from-row", sides=shown, row=p.name(origin)) if origin else shown


def _sight(p: Phrasing, viewer: str, what: str, where: str) -> Said:
    facts: Facts = {"eyes": p.eyes(viewer)}
    if hand := re.fullmatch(r"in the (\w+) hand of (\w+)", where):
        return "sees-hand", facts | {"hand": hand[1], "god": hand[2], "tile": _tile(p, what)}
    up, _, under = what.partition("/")
    facts |= {"face": face(p, up), "under": face(p, under)}
    if slot := re.fullmatch(r"in slot (\d+) of (\w+)", where):
        return "sees-slot", facts | {"slot": int(slot[1]), "god": slot[2]}
    return "sees-cell", facts | {"cell": where.removeprefix("on ")}


def _god_sight(p: Phrasing, viewer: str, seat: str, god: str) -> Said:
    facts: Facts = {"eyes": p.eyes(viewer), "seat": seat}
    return ("sees-no-god", facts) if god == "?" else ("sees-god", facts | {"other": p.words.word("god", god)})


def _colours(p: Phrasing, seat: str, listed: str) -> Said:
    if listed == "nothing":
        return "plays-nothing", {"god": seat}
    return "plays", {"god": seat, "colours": ", ".join(str(p.words.word("colour", c)) for c in parts(listed))}


# --- the course of the game ----------------------------------------------------------------------------------------


def _seats(p: Phrasing, what: str, listed: str) -> Said:
    text = what.replace(" ", "-")
    return (f"{text}-nobody", {}) if listed == "nobody" else (text, {"names": p.names(listed)})


def _window(_p: Phrasing, seat: str, state: str) -> Said:
    if state == "closed":
        return "window-closed", {"god": seat}
    return "window", {"god": seat, "cell": state.removeprefix("open on ")}


def _clocks(p: Phrasing, listed: str) -> Said:
    if listed == "none":
        return "clocks-none", {}
    return "clocks", {"clocks": "; ".join(_clock(p, *clock.partition(" ")[::2]) for clock in parts(listed))}


def _clock(p: Phrasing, clock: str, seat: str | None = None) -> str:
    name = p.own(f"clock-{clock}")
    return f"{name} ({p.name(seat)})" if seat else name


def _length(p: Phrasing, clock: str, seconds: str) -> Said:
    return "seconds", {"clock": _clock(p, clock), "number": int(seconds)}


def _age(p: Phrasing, clock: str, seat: str | None, what: str, moves: str | None) -> Said:
    facts: Facts = {"clock": _clock(p, clock, seat)}
    if moves is not None:
        return "clock-age", facts | {"number": int(moves)}
    return {"began anew": "clock-anew", "ran on": "clock-on"}[what], facts


def _steps(p: Phrasing, step: str, listed: str) -> Said:
    if listed == "none":
        return f"points-{step}-none", {}
    shares = [part.partition(" ") for part in parts(listed)]
    return f"points-{step}", {"shares": ", ".join(f"{p.words.word('colour', c)} {n}" for c, _, n in shares)}


def _count(text: str) -> Any:
    """A sentence that only counts."""
    return lambda _p, number: (text, {"number": int(number)})


_FOUR_GODS: Phrases = (
    (rf"{_CELL} (shows .+|is empty|is a city of .+)", _ground),
    (rf"(\w+) preaches(?: on the {_TERRAIN} of)?(?: on)? {_CELL}", _preacher),
    (rf"{_TERRAIN} Kingdoms: (.+)", _kingdoms),
    (rf"(\d+) {_TERRAIN} Kingdoms?", _kingdom_count),
    (rf"the largest {_TERRAIN} Kingdom has (\d+) tiles", _kingdom_size),
    (rf"the city on {_CELL} is safe", lambda _p, cell: ("safe", {"cell": cell})),
    (rf"the city on {_CELL} is not safe", lambda _p, cell: ("unsafe", {"cell": cell})),
    (r"the World holds (\d+)", _count("world")),
    (r"row of (\w+): (.+)", _row),
    (r"row of (\w+) (?:is (full)|has (\d+) tiles?)", _row_size),
    (r"slot (\d+) of (\w+) (shows .+|is empty)", _slot),
    (r"(\w+) holds (.+) in the (\w+) hand", _hand),
    (r"(\w+) holds (\d+) tiles?", lambda _p, god, number: ("holds", {"god": god, "number": int(number)})),
    (r"the bag (?:is empty|holds (\d+) tiles?)", _bag),
    (rf"{_COLOUR} has (\d+) (?:prophets? )?(in reserve|lost|token)s?", _supply),
    (r"(\d+) cities are left to build", _count("cities-left")),
    (r"(\w+) sees the god of (\w+): (.+)", _god_sight),
    (r"(\w+) sees (.+?) (on [a-h][1-8]|in slot \d+ of \w+|in the \w+ hand of \w+)", _sight),
    (r"(\w+) plays (.+)", _colours),
    (r"(passed|gone|idle turns|last round): (.+)", _seats),
    (r"window of (\w+): (closed|open on .+)", _window),
    (r"clocks: (.+)", _clocks),
    (rf"clock {_CLOCK}: (\d+) seconds", _length),
    (rf"clock {_CLOCK}(?: (\w+))? (began anew|ran on|is (\d+) moves? old)", _age),
    (r"(\w+) owes (\d+) prophets?", lambda _p, god, number: ("owes", {"god": god, "number": int(number)})),
    (r"final phase: (.+)", lambda _p, ending: ("final", {"ending": ending})),
    (r"no final phase", lambda _p: ("no-final", {})),
    (r"this is turn (\d+)", _count("turn")),
    (r"idle commands: (\d+)", _count("idle")),
    (rf"marker of {_COLOUR}: (\d+)", lambda _p, colour, at: ("marker", {"colour": colour, "number": int(at)})),
    (rf"points for {_STEPS}: (.+)", _steps),
    (r"ranks of ([\d, ]+) are ([\d, ]+)", lambda _p, values, points: ("ranks", {"values": values, "points": points})),
)


def face(p: Phrasing, letters: str) -> str:
    """A face by its terrains, clockwise from the upper left; one word if it has only one; `?` if it is hidden."""
    if letters == "?":
        return p.own("unknown")
    terrains = [str(p.words.word("terrain", _LETTERS[letter])) for letter in letters.split(".")[0]]
    return terrains[0] if len(set(terrains)) == 1 else "–".join(terrains)


class FourGodsPhrasing(Phrasing):
    """Tiles are called by their terrains, prophets by their colour or by where they come from."""

    game = "four-gods"
    phrases = _FOUR_GODS
    items: ClassVar = {
        "cities": ("count",),
        "destroyed": ("count",),
        "kingdom": ("terrain", "tiles", "prophets", "own", "shared"),
        "largest": ("terrain", "tiles"),
        "most": ("terrain", "count"),
    }

    def fact(self, name: str, value: Any) -> Any:
        """Faces in words, and rows by their owners."""
        if name in ("face", "now"):
            return face(self, value)
        return self.name(value) if name == "row" else value

    def doing(self, verb: str, fields: Facts) -> Said:
        """A prophet from a cell has sentences of his own; where he goes is said by the terrain."""
        _, facts = super().doing(verb, fields)
        prophet = fields.get("prophet")
        if prophet is not None:
            facts["colour"] = prophet
            verb = verb if prophet in COLOURS else f"{verb}-moved"
        if "token" in fields:
            verb = f"{verb}-own" if fields["token"] == "own" else verb
            facts["colour"] = fields["token"]
        if "corner" in fields and "face" in fields:
            facts["terrain"] = _LETTERS[fields["face"][_CORNERS.index(fields["corner"])]]
        if "corner" in fields:
            facts["corner"] = self.own(f"corner-{fields['corner'].lower()}")
        if "second" in fields:
            facts["second"] = self.words.word("god", fields["second"])
        return verb, facts

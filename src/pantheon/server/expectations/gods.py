"""Lines of the examples of Gods in words."""

from typing import Any, ClassVar

import msgspec

from pantheon.server.expectations.phrasing import Facts, Phrases, Phrasing, Said, parts

_PLACED = ("tribe", "temple", "desert", "decline")


def _supply(_p: Phrasing, god: str, number: str, kind: str) -> Said:
    return f"has-{kind.replace(' ', '-')}", {"god": god, "number": int(number)}


def _cards(_p: Phrasing, god: str, number: str, tribe: str) -> Said:
    cards = {"the": 1, "no": 0}.get(number)
    return "cards", {"god": god, "number": int(number) if cards is None else cards, "tribe": tribe}


def _token(_p: Phrasing, god: str, _which: str | None, tribe: str) -> Said:
    return ("token-nobody", {"tribe": tribe}) if god == "nobody" else ("token", {"god": god, "tribe": tribe})


def _worship(_p: Phrasing, cell: str, god: str) -> Said:
    return ("worships-nobody", {"cell": cell}) if god == "nobody" else ("worships", {"cell": cell, "god": god})


def _ground(_p: Phrasing, cell: str, what: str) -> Said:
    owner, _, kind = what.rpartition(" ")
    if what == "empty":
        return "cell-empty", {"cell": cell}
    if kind == "temple":
        return "cell-temple", {"cell": cell, "god": owner}
    return "cell", {"cell": cell, "hex": owner or kind}


def _display(p: Phrasing, listed: str) -> Said:
    if listed == "nothing":
        return "display-nothing", {}
    return "display", {"hexes": ", ".join(p.words.say(f"hex-{name}") for name in parts(listed))}


def _contents(_p: Phrasing, place: str, number: str, hex_: str) -> Said:
    if hex_ == "hexes":
        return f"{place}-hexes", {"number": int(number)}
    return place, {"number": int(number), "hex": hex_}


_CELL = r"-?\d+,-?\d+"
_GODS: Phrases = (
    (r"(\w+) has (\d+) (power|temple|stone|extra action)s?", _supply),
    (r"(\w+) has (\d+) (action)s? left", _supply),
    (r"(\w+) holds (the|no|\d+) (green|blue|violet|orange) cards?", _cards),
    (r"(\w+) holds the (first |second )?(\w+) token", _token),
    (rf"the tribe on ({_CELL}) worships (\w+)", _worship),
    (rf"({_CELL}) is (.+)", _ground),
    (r"the display shows (.+)", _display),
    (r"the (bag|box) holds (\d+) (\w+)", _contents),
    (r"(\w+) is asked for an? (.+)", lambda _p, god, what: (f"asked-{what.replace(' ', '-')}", {"god": god})),
    (r"idle turns are (\d+)", lambda _p, number: ("idle", {"number": int(number)})),
    (r"the map has (\d+) hexes", lambda _p, number: ("map", {"number": int(number)})),
)


class GodsPhrasing(Phrasing):
    """Actions are called as at the table."""

    game = "gods"
    phrases = _GODS
    items: ClassVar = {"cards": ("tribe", "cards"), "token": ("tribe",)}

    def deed(self, action: Any) -> str:
        """An action as a verb with its object."""
        fields: Facts = msgspec.to_builtins(action)
        verb = fields.pop("do")
        piece = self.words.word("piece", fields.get("tribe") or fields.get("hex") or verb)
        if not self.words.has(self._message(verb)):
            return self.drawn(action)
        facts: Facts = {"piece": piece}
        if "god" in fields:
            facts["other"] = self.words.word("god", fields["god"])
        return self.words.say(self._message(verb), **facts) + _place(fields)

    def kind(self, verb: str) -> str:
        """A kind of action, without its object."""
        if verb == "tribe":
            return self.own("place-tribe")
        return self.words.say(self._message(verb), piece=verb)

    def drawn(self, action: Any) -> str:
        """A hex, or a god with a cell."""
        fields: Facts = msgspec.to_builtins(action)
        kind = "hex" if "hex" in fields else "god"
        return str(self.words.word(kind, fields.get(kind, fields["do"]))) + _place(fields)

    def _message(self, verb: str) -> str:
        return f"gods-kind-{'place' if verb in _PLACED else verb}"


def _place(fields: Facts) -> str:
    cell = fields.get("at")
    return f" ({cell[0]},{cell[1]})" if cell else ""

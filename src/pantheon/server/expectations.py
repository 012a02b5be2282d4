"""The lines of a rule example for people: what may be done, what is refused, what must be true, in their language."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.engine.actions import Codec, read_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import Position
from pantheon.texts import Texts

_PLACED = ("tribe", "temple", "desert", "decline")
Facts = dict[str, Any]


def deed(words: Texts, game: str, action: Any) -> str:
    """An action as a verb with its object; in the words of records where a game has no texts for it."""
    fields: Facts = msgspec.to_builtins(action)
    verb = fields.pop("do")
    message = f"{game}-kind-{'place' if verb in _PLACED else verb}"
    cell = fields.get("at")
    facts: Facts = {"piece": _piece(words, verb, fields)}
    if "god" in fields:
        facts["other"] = words.word("god", fields["god"])
    if not words.has(message):
        return " ".join([verb, *(_plain(value) for value in fields.values())])
    return words.say(message, **facts) + (f" ({cell[0]},{cell[1]})" if cell else "")


def _piece(words: Texts, verb: str, fields: Facts) -> Any:
    return words.word("piece", fields.get("tribe") or fields.get("hex") or verb)


def _plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def refusal(words: Texts, position: Position, seat: int | None, codec: Codec, action: str) -> str:
    """Why the action is refused; empty if it is not."""
    try:
        position.copy().play(seat, codec.encode(read_action(codec, action)))
    except Problem as problem:
        return words.problem(problem)
    return ""


class Phrasing:
    """Finds the words for expectations; a sentence that it does not know stays as the example says it."""

    def __init__(self, words: Texts, game: str, codec: Codec) -> None:
        self.words, self.game, self.codec = words, game, codec

    def say(self, line: str) -> str:
        """The expectation in the reader's language."""
        for pattern, phrase in _PHRASES:
            if said := re.fullmatch(pattern, line):
                text, facts = phrase(self, *said.groups())
                if "god" in facts:
                    facts["god"] = self.name(facts["god"])
                return self.words.say(f"expect-{text}", **facts)
        return line

    def deeds(self, listed: str) -> str:
        """Actions in words, by semicolons."""
        actions = [read_action(self.codec, part.strip()) for part in listed.split(";") if part.strip()]
        return "; ".join(deed(self.words, self.game, action) for action in actions)

    def hexes(self, listed: str) -> str:
        """Hexes by commas: `green, desert`."""
        return ", ".join(self.words.say(f"hex-{name.strip()}") for name in listed.split(","))

    def kind(self, verb: str) -> str:
        """A kind of action, without its object."""
        if verb == "tribe":
            return self.words.say("expect-place-tribe")
        message = f"{self.game}-kind-{'place' if verb in _PLACED else verb}"
        return self.words.say(message, piece=verb) if self.words.has(message) else verb

    def name(self, seat: str) -> str:
        """What a seat is called."""
        return str(self.words.word("god" if self.words.has(f"god-{seat}") else "seat", seat))

    def names(self, listed: str) -> str:
        """Seats by commas."""
        return ", ".join(self.name(name.strip()) for name in listed.split(","))


def _legal(p: Phrasing, god: str, verb: str | None, listed: str) -> tuple[str, Facts]:
    if verb is not None and (listed == "nothing" or listed.isdecimal()):
        facts: Facts = {"god": god, "kind": p.kind(verb)}
        return ("kind-none", facts) if listed == "nothing" else ("kind", facts | {"number": int(listed)})
    if listed == "nothing":
        return "legal-none", {"god": god}
    if listed.isdecimal():
        return "legal-number", {"god": god, "number": int(listed)}
    return "legal", {"god": god, "deeds": p.deeds(listed)}


def _may(p: Phrasing, god: str, negated: str | None, listed: str) -> tuple[str, Facts]:
    return "may-not" if negated else "may", {"god": god, "deeds": p.deeds(listed)}


def _odds(p: Phrasing, listed: str) -> tuple[str, Facts]:
    parts = [part.strip().rpartition(" ") for part in listed.split(";")]
    return "odds", {"deeds": "; ".join(f"{_drawn(p, words)} × {weight}" for words, _, weight in parts)}


def _drawn(p: Phrasing, words: str) -> str:
    action = msgspec.to_builtins(read_action(p.codec, words))
    name = p.words.word("hex", action["hex"]) if "hex" in action else p.words.word("god", action.get("god", words))
    cell = action.get("at")
    return f"{name} ({cell[0]},{cell[1]})" if cell else str(name)


def _awaited(p: Phrasing, who: str) -> tuple[str, Facts]:
    return (f"awaited-{who}", {}) if who in ("chance", "nobody") else ("awaited", {"names": p.names(who)})


def _supply(_p: Phrasing, god: str, number: str, kind: str) -> tuple[str, Facts]:
    return f"has-{kind.replace(' ', '-')}", {"god": god, "number": int(number)}


def _cards(_p: Phrasing, god: str, number: str, tribe: str) -> tuple[str, Facts]:
    cards = {"the": 1, "no": 0}.get(number)
    return "cards", {"god": god, "number": int(number) if cards is None else cards, "tribe": tribe}


def _token(_p: Phrasing, god: str, _which: str | None, tribe: str) -> tuple[str, Facts]:
    return ("token-nobody", {"tribe": tribe}) if god == "nobody" else ("token", {"god": god, "tribe": tribe})


def _worship(_p: Phrasing, cell: str, god: str) -> tuple[str, Facts]:
    return ("worships-nobody", {"cell": cell}) if god == "nobody" else ("worships", {"cell": cell, "god": god})


def _ground(_p: Phrasing, cell: str, what: str) -> tuple[str, Facts]:
    owner, _, kind = what.rpartition(" ")
    if what == "empty":
        return "cell-empty", {"cell": cell}
    if kind == "temple":
        return "cell-temple", {"cell": cell, "god": owner}
    return "cell", {"cell": cell, "hex": owner or kind}


def _display(p: Phrasing, listed: str) -> tuple[str, Facts]:
    return ("display-nothing", {}) if listed == "nothing" else ("display", {"hexes": p.hexes(listed)})


def _contents(_p: Phrasing, place: str, number: str, hex_: str) -> tuple[str, Facts]:
    if hex_ == "hexes":
        return f"{place}-hexes", {"number": int(number)}
    return place, {"number": int(number), "hex": hex_}


def _scores(p: Phrasing, god: str, listed: str) -> tuple[str, Facts]:
    found = [re.fullmatch(r"\+(\d+) (cards|token) (\w+)(?: (\d+))?", part.strip()) for part in listed.split(",")]
    items = []
    for item in filter(None, found):
        facts: Facts = {"tribe": item[3]} | ({"cards": int(item[4])} if item[4] else {})
        items.append(f"{p.words.say(f'gods-score-{item[2]}', **facts)} +{item[1]}")
    return "scores", {"god": god, "items": ", ".join(items) or listed}


def _wins(p: Phrasing, names: str) -> tuple[str, Facts]:
    return ("wins-shared" if "," in names else "wins"), {"names": p.names(names)}


_CELL = r"-?\d+,-?\d+"
_PHRASES: tuple[tuple[str, Callable[..., tuple[str, Facts]]], ...] = (
    (r"(\w+) may( not)?: (.+)", _may),
    (r"legal for (\w+)(?: \(([\w-]+)\))?: (.+)", _legal),
    (r"odds: (.+)", _odds),
    (r"awaited: (.+)", _awaited),
    (r"the game goes on", lambda _p: ("goes-on", {})),
    (r"the game is over: (\S+)", lambda _p, ending: ("over", {"ending": ending})),
    (r"(\w+) has (\d+) (point|power|temple|stone|extra action)s?", _supply),
    (r"(\w+) has (\d+) (action)s? left", _supply),
    (r"(\w+) scores: (.+)", _scores),
    (r"place of (\w+) is (\d+)", lambda _p, god, place: ("place", {"god": god, "place": int(place)})),
    (r"([\w, ]+) wins?", _wins),
    (r"(\w+) holds (the|no|\d+) (green|blue|violet|orange) cards?", _cards),
    (r"(\w+) holds the (first |second )?(\w+) token", _token),
    (rf"the tribe on ({_CELL}) worships (\w+)", _worship),
    (rf"({_CELL}) is (.+)", _ground),
    (r"the display shows (.+)", _display),
    (r"the (bag|box) holds (\d+) (\w+)", _contents),
    (r"it is (\w+)'s turn", lambda _p, god: ("turn", {"god": god})),
    (r"(\w+) is asked for an? (.+)", lambda _p, god, what: (f"asked-{what.replace(' ', '-')}", {"god": god})),
    (r"idle turns are (\d+)", lambda _p, number: ("idle", {"number": int(number)})),
    (r"the map has (\d+) hexes", lambda _p, number: ("map", {"number": int(number)})),
)

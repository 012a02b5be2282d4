"""Lines of the examples of Deus in words."""

import re
from collections.abc import Iterable
from typing import Any, ClassVar

from pantheon.engine.actions import read_action
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES
from pantheon.games.deus.wording import card_name
from pantheon.server.expectations.phrasing import Facts, Phrases, Phrasing, Said, parts

_CELL = r"(-?\d+,-?\d+)"
_COLUMN = f"({'|'.join(COLOURS)})"
_PIECE = f"({'|'.join(PIECES)})"
_RESOURCE = f"({'|'.join(RESOURCES)})"
_NAMED = {"piece": "deus-one", "land": "deus-terrain", "god": "deus-god", "column": "deus-column"}
_LANDS = ("forest", "mountain", "swamp", "field", "sea")


# --- players -------------------------------------------------------------------------------------------------------


def goods(p: Phrasing, number: str | int, good: str) -> str:
    """So much of something: `3 gold`."""
    return p.words.say(f"deus-goods-{good}", number=int(number))


def pieces(p: Phrasing, listed: str) -> str:
    """Pieces by commas."""
    return ", ".join(p.words.say(f"deus-piece-{piece}") for piece in parts(listed))


def cards(p: Phrasing, listed: str) -> str:
    """Cards by commas; a joker lies face down, and only its player knows what it is."""
    return ", ".join(_card(p, card) for card in parts(listed))


def _card(p: Phrasing, card: str) -> str:
    if card == "joker ?":
        return p.own("joker-hidden")
    if card.startswith("joker "):
        return p.own("joker", card=p.fact("card", card.removeprefix("joker ")))
    return str(p.fact("card", card))


def _goods(p: Phrasing, seat: str, number: str, good: str) -> Said:
    kind = {"VP": "vp", "card": "cards"}.get(good, good)
    return "has", {"god": seat, "goods": goods(p, number, kind)}


def _pieces(p: Phrasing, seat: str, number: str, piece: str, where: str) -> Said:
    text = "on-board" if where == "on the board" else "in-reserve"
    return text, {"god": seat, "number": int(number), "what": pieces(p, piece)}


def _hand(p: Phrasing, seat: str, listed: str) -> Said:
    if listed == "nothing":
        return "hand-empty", {"god": seat}
    return "hand", {"god": seat, "cards": cards(p, listed)}


def _column(p: Phrasing, colour: str, seat: str, listed: str) -> Said:
    facts: Facts = {"god": seat} if colour == "temple" else {"god": seat, "column": _column_word(p, colour)}
    start = "temples" if colour == "temple" else "column"
    return (f"{start}-empty", facts) if listed == "empty" else (start, facts | {"cards": cards(p, listed)})


def _column_word(p: Phrasing, colour: str) -> str:
    return p.words.say(f"deus-column-{colour}")


# --- the map -------------------------------------------------------------------------------------------------------


def _occupied(p: Phrasing, seat: str, cell: str, listed: str | None) -> Said:
    if seat == "nobody":
        return "occupied-nobody", {"cell": cell}
    facts: Facts = {"god": seat, "cell": cell}
    return ("occupied-with", facts | {"what": pieces(p, listed)}) if listed else ("occupied", facts)


def _ground(p: Phrasing, cell: str, what: str) -> Said:
    if what in _LANDS:
        return "land", {"cell": cell, "land": p.words.say(f"deus-terrain-{what}")}
    return f"is-{what.replace(' ', '-')}", {"cell": cell}


def _village(_p: Phrasing, cell: str, vp: str | None, state: str | None) -> Said:
    return ("village-vp", {"cell": cell, "number": int(vp)}) if vp else (f"village-{state}", {"cell": cell})


def _map(p: Phrasing, number: str, terrain: str) -> Said:
    if terrain in _LANDS:
        return "map-lands", {"number": int(number), "land": p.words.say(f"deus-terrain-{terrain}")}
    return f"map-{terrain}", {"number": int(number)}


def _place(_p: Phrasing, place: str, tile: str, side: str | None, rotation: str | None) -> Said:
    facts: Facts = {"place": int(place), "tile": int(tile)}
    if side is None or rotation is None:
        return "tile", facts
    return "tile-turned", facts | {"side": int(side), "rotation": int(rotation)}


# --- what is known -------------------------------------------------------------------------------------------------


def _sight(p: Phrasing, viewer: str, what: str, seat: str, found: str) -> Said:
    facts: Facts = {"eyes": p.eyes(viewer), "god": seat}
    start = f"sees-{what.lower()}"
    if found == "?":
        return f"{start}-not", facts
    if what == "VP":
        return start, facts | {"number": int(found)}
    if what == "board":
        return start, facts | {"what": _numbered(p, found.split())}
    if count := re.fullmatch(r"(\d+) cards?", found):
        return f"{start}-size", facts | {"number": int(count[1])}
    return start, facts | {"cards": cards(p, found)}


def _column_sight(p: Phrasing, viewer: str, colour: str, seat: str, listed: str) -> Said:
    return "sees-column", {
        "eyes": p.eyes(viewer), "god": seat, "column": _column_word(p, colour), "cards": cards(p, listed),
    }  # fmt: skip


def _move_sight(p: Phrasing, viewer: str, mover: str, done: str, seen: str) -> Said:
    """How a move looks: what stays hidden is not named."""
    verb = done.split()[0]
    facts: Facts = {"eyes": p.eyes(viewer)}
    if mover != "chance":
        facts["god"] = mover
    if "?" in seen:
        return f"sees-{verb}-hidden", facts
    return f"sees-{verb}", facts | {"deed": p.deed(read_action(p.codec, done))}


# --- the course of the game ----------------------------------------------------------------------------------------


def _decision(p: Phrasing, seat: str, what: str) -> Said:
    if plain := re.fullmatch(r"(?:the|an?) (\w+)", what):
        return f"decides-{plain[1]}", {"god": seat}
    return "decides", {"god": seat, "card": p.fact("card", what)}


def _top(p: Phrasing, card: str) -> Said:
    return ("discard-empty", {}) if card == "nothing" else ("discard-top", {"card": p.fact("card", card)})


def _count(text: str) -> Any:
    """A sentence that only counts."""
    return lambda _p, number: (text, {"number": int(number)})


def _numbered(p: Phrasing, counts: list[Any]) -> str:
    """How many pieces of each type, in the order of the types; those that are none are left out."""
    return ", ".join(f"{n} × {pieces(p, piece)}" for piece, n in zip(PIECES, counts, strict=True) if int(n))


_DEUS: Phrases = (
    (rf"(\w+) has (\d+) ({'|'.join(RESOURCES)}|gold|VP|card)s?", _goods),
    (rf"(\w+) has (\d+) {_PIECE}s? (on the board|in reserve)", _pieces),
    (r"hand of (\w+): (.+)", _hand),
    (rf"{_COLUMN} column of (\w+): (.+)", _column),
    (rf"(\w+) occupies {_CELL}(?: with (.+))?", _occupied),
    (r"(\w+) occupies (\d+) regions?", lambda _p, god, number: ("regions", {"god": god, "number": int(number)})),
    (rf"the village on {_CELL} (?:has (\d+) VP|is (attacked|barbarian))", _village),
    (rf"{_CELL} is (.+)", _ground),
    (r"the map has (\d+) (region|village|sea|forest|mountain|swamp|field)s?", _map),
    (r"place (\d+) has tile (\d+)(?:, face (\d+), turned by (\d+))?", _place),
    (rf"the supply holds (\d+) {_RESOURCE}", lambda p, number, good: ("supply", {"goods": goods(p, number, good)})),
    (r"(\d+) temple pieces? (?:is|are) left", _count("temples-left")),
    (r"the deck holds (\d+) cards?", _count("deck")),
    (r"the discard holds (\d+) cards?", _count("discard")),
    (r"(\w+) lies on the discard", _top),
    (r"(\w+) sees the (hand|VP|board) of (\w+): (.+)", _sight),
    (rf"(\w+) sees the {_COLUMN} column of (\w+): (.+)", _column_sight),
    (r"(\w+) would see (\w+)'s \"(.+)\" as \"(.+)\"", _move_sight),
    (r"(\w+) decides on (.+)", _decision),
    (r"nobody decides", lambda _p: ("decides-nobody", {})),
    (r"the first player is (\w+)", lambda _p, god: ("first", {"god": god})),
    (r"this is round (\d+)", _count("round")),
    (r"the last round is (\d+)", _count("last-round")),
    (r"no last round", lambda _p: ("no-last-round", {})),
    (r"rounds without a build: (\d+)", _count("idle")),
)


class DeusPhrasing(Phrasing):
    """Cards are called by the names that the table's deck has for them."""

    game = "deus"
    phrases = _DEUS
    items: ClassVar = {"vp": (), "temple": ("card",), "majority": ("good", "count")}

    def fact(self, name: str, value: Any) -> Any:
        """Cards by name, and what is to be decided first in words."""
        if name == "card" and isinstance(value, str):
            known = {card.id: card for card in self.options.card_deck.cards}
            return card_name(self.words.language, known[value]) if value in known else value
        return " / ".join(map(self.kind, value.split(" / "))) if name == "wanted" else value

    def item(self, points: str, kind: str, facts: Iterable[str]) -> str:
        """A temple's name says that it is one."""
        if kind == "temple":
            return f"{cards(self, next(iter(facts)))} +{points}"
        return super().item(points, kind, facts)

    def doing(self, verb: str, fields: Facts) -> Said:
        """Regions by their coordinates, all else in words."""
        _, facts = super().doing(verb, fields)
        if "at" in fields:
            facts["cell"] = ",".join(map(str, facts.pop("at")))
        if verb == "pay":
            paid = [goods(self, count, good) for good, count in fields.items() if count]
            return ("pay-gold", {"goods": ", ".join(paid)}) if paid else ("pay", {})
        if verb == "choose":
            facts = {"what": _numbered(self, list(fields.values()))}
        for kind, words in _NAMED.items():
            if kind in fields:
                facts["what"] = self.words.say(f"{words}-{facts.pop(kind)}")
        if "resource" in fields:
            facts["good"] = facts.pop("resource")
        return verb, facts

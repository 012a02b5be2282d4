"""Lines of examples in words, as far as all games say the same; a game adds its own phrases."""

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec

from pantheon.engine.actions import read_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.texts import Texts

Facts = dict[str, Any]
Said = tuple[str, Facts]
_NARROW, _WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"  # before high punctuation in French
_CELL = r"[a-h][1-8]\b"
Phrases = tuple[tuple[str, Callable[..., Said]], ...]


class Phrasing:
    """Finds the words for expectations and refusals; a sentence that it does not know stays as it is."""

    game: ClassVar[str] = ""
    phrases: ClassVar[Phrases] = ()
    items: ClassVar[dict[str, tuple[str, ...]]] = {}  # the facts of score items, as records order them

    def __init__(self, words: Texts, game: Game, options: Any) -> None:
        self.words, self.options, self.codec = words, options, game.codec(options)

    # --- whole lines ------------------------------------------------------------------------------------------

    def say(self, line: str) -> str:
        """The expectation in the reader's language."""
        for start, phrases in ((f"expect-{self.game}-", self.phrases), ("expect-", _COMMON)):
            for pattern, phrase in phrases:
                if said := re.fullmatch(pattern, line):
                    text, facts = phrase(self, *said.groups())
                    if "god" in facts:
                        facts["god"] = self.name(facts["god"])
                    if self.words.has(start + text):
                        return self.set(self.words.say(start + text, **facts))
        return line

    def refusal(self, position: Position, seat: int | None, action: str) -> str:
        """Why the action is refused; empty if it is not."""
        try:
            position.copy().play(seat, self.codec.encode(read_action(self.codec, action)))
        except Problem as problem:
            return self.problem(problem)
        return ""

    def problem(self, problem: Problem) -> str:
        """A refusal, with cards, tiles and deeds by their names."""
        facts = {name: self.fact(name, value) for name, value in problem.facts.items()}
        return self.set(self.words.say(problem.text, **facts))

    def set(self, text: str) -> str:
        """A sentence as it is written: a capital in front, and in French what names and lists ask for."""
        if self.words.language == "fr":
            text = re.sub(r"\b([Dd]|[Qq]u)e (?=[AEÉIOU])", r"\1’", text)
            text = re.sub(rf"[ {_WIDE}{_NARROW}]?([:»])", rf"{_WIDE}\1", text)
            text = re.sub(rf"[ {_WIDE}{_NARROW}]?([;?!])", rf"{_NARROW}\1", text)
        return text if re.match(_CELL, text) else text[:1].upper() + text[1:]

    # --- parts of them ----------------------------------------------------------------------------------------

    def own(self, text: str, /, **facts: Any) -> str:
        """A message of this game's examples."""
        return self.words.say(f"expect-{self.game}-{text}", **facts)

    def fact(self, _name: str, value: Any) -> Any:
        """What a fact of a refusal, an action or a score is called."""
        return value

    def deed(self, action: Any) -> str:
        """An action as a verb with its object; in the words of records where there is no text for it."""
        fields: Facts = msgspec.to_builtins(action)
        verb = fields.pop("do")
        text, facts = self.doing(verb, fields)
        if self.words.has(f"expect-{self.game}-do-{text}"):
            return self.own(f"do-{text}", **facts)
        return " ".join([verb, *(_plain(value) for value in fields.values())])

    def doing(self, verb: str, fields: Facts) -> Said:
        """Which message tells an action, and with which facts."""
        return verb, {name: self.fact(name, value) for name, value in fields.items() if value is not None}

    def deeds(self, listed: str) -> str:
        """Actions in words, by semicolons."""
        return "; ".join(self.deed(read_action(self.codec, part)) for part in parts(listed, ";"))

    def kind(self, verb: str) -> str:
        """A kind of action, without its object."""
        text = f"kind-{verb}"
        return self.own(text) if self.words.has(f"expect-{self.game}-{text}") else verb

    def drawn(self, action: Any) -> str:
        """Something that chance decides."""
        return self.deed(action)

    def name(self, seat: str) -> str:
        """What a seat is called; chance has none."""
        if seat == "chance":
            return self.words.say("expect-chance")
        return str(self.words.word("god" if self.words.has(f"god-{seat}") else "seat", seat))

    def names(self, listed: str) -> str:
        """Seats by commas."""
        return ", ".join(self.name(name) for name in parts(listed))

    def eyes(self, viewer: str) -> str:
        """Who looks: a seat, or a spectator."""
        return self.words.say("expect-spectator") if viewer == "spectator" else self.name(viewer)

    def item(self, points: str, kind: str, facts: Iterable[str]) -> str:
        """What points are for, as a score says it."""
        told = {name: _number(word) for name, word in zip(self.items[kind], facts, strict=False)}
        named = {name: self.fact(name, value) for name, value in told.items()}
        return f"{self.words.say(f'{self.game}-score-{kind}', **named)} +{points}"


def parts(listed: str, by: str = ",") -> list[str]:
    """What a list names."""
    return [part.strip() for part in listed.split(by) if part.strip()]


def _number(word: str) -> int | str:
    return int(word) if word.isdecimal() else word


def _plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


# --- sentences of every game ---------------------------------------------------------------------------------------


def _may(p: Phrasing, god: str, negated: str | None, listed: str) -> Said:
    return "may-not" if negated else "may", {"god": god, "deeds": p.deeds(listed)}


def _legal(p: Phrasing, god: str, verb: str | None, listed: str) -> Said:
    facts: Facts = {"god": god}
    if verb is not None:
        facts["kind"] = p.kind(verb)
    start = "legal" if verb is None else "kind"
    if listed == "nothing":
        return f"{start}-none", facts
    if listed.isdecimal():
        return f"{start}-number", facts | {"number": int(listed)}
    return start, facts | {"deeds": p.deeds(listed)}


def _odds(p: Phrasing, listed: str) -> Said:
    """Weights are said only where they differ."""
    drawn = [part.rpartition(" ") for part in parts(listed, ";")]
    names = [p.drawn(read_action(p.codec, words)) for words, _, _ in drawn]
    weights = [weight for _, _, weight in drawn]
    if len(names) == 1:
        return "odds-sure", {"deeds": names[0]}
    if len(set(weights)) == 1:
        return "odds-equal", {"deeds": "; ".join(names)}
    return "odds", {"deeds": "; ".join(f"{name} × {n}" for name, n in zip(names, weights, strict=True))}


def _awaited(p: Phrasing, who: str) -> Said:
    return (f"awaited-{who}", {}) if who in ("chance", "nobody") else ("awaited", {"names": p.names(who)})


def _scores(p: Phrasing, god: str, listed: str) -> Said:
    found = [re.fullmatch(r"\+(\d+) (\w+)((?: \w+)*)", part) for part in parts(listed)]
    items = [p.item(item[1], item[2], item[3].split()) for item in found if item and item[2] in p.items]
    return "scores", {"god": god, "items": "; ".join(items) or listed}


def _wins(p: Phrasing, names: str) -> Said:
    return ("wins-shared" if "," in names else "wins"), {"names": p.names(names)}


def _points(_p: Phrasing, god: str, number: str) -> Said:
    return "has-point", {"god": god, "number": int(number)}


_COMMON: Phrases = (
    (r"(\w+) may( not)?: (.+)", _may),
    (r"legal for (\w+)(?: \(([\w-]+)\))?: (.+)", _legal),
    (r"odds: (.+)", _odds),
    (r"awaited: (.+)", _awaited),
    (r"the game goes on", lambda _p: ("goes-on", {})),
    (r"the game is over: (\S+)", lambda _p, ending: ("over", {"ending": ending})),
    (r"(\w+) has (\d+) points?", _points),
    (r"(\w+) scores: (.+)", _scores),
    (r"place of (\w+) is (\d+)", lambda _p, god, place: ("place", {"god": god, "place": int(place)})),
    (r"([\w, ]+) wins?", _wins),
    (r"it is (\w+)'s turn", lambda _p, god: ("turn", {"god": god})),
)

"""Expectations that every game can answer, because the engine's contract does."""

import re
from collections.abc import Callable

from pantheon.engine.actions import read_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import ScoreItem
from pantheon.examples.parse import ExampleError, Line
from pantheon.examples.table import Finding, Table

Check = Callable[[Table, Line, re.Match[str]], Finding]


def refused(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """The action is refused for that reason, and nothing has changed."""
    who, words, reason = said.groups()
    seat, trial = table.seat(line, who), table.position.copy()
    try:
        action = read_action(table.codec, words)
    except Problem as problem:
        raise ExampleError(line, str(problem)) from None
    try:
        trial.play(seat, table.codec.encode(action))
    except Problem as problem:
        change = "" if trial.pack() == table.position.pack() else ", but the position has changed"
        return Finding(_is_reason(reason, problem) and not change, f"refused: {say(problem)}{change}")
    return Finding(False, "it is accepted")


def _is_reason(said: str, problem: Problem) -> bool:
    """The reason may be given as the message's id, with or without its facts, or as the beginning of its text."""
    name, _, facts = said.removesuffix(")").partition(" (")
    if name == problem.text:
        return set(_names(facts)) <= {f"{fact} {value}" for fact, value in problem.facts.items()}
    return str(problem).startswith(said)


def say(problem: Problem) -> str:
    """A refusal as an example would write its reason, and for people."""
    facts = ", ".join(f"{fact} {value}" for fact, value in problem.facts.items())
    return f"{problem.text}{f' ({facts})' if facts else ''}: {problem}"


def may(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """Each of the actions is legal, or none of them is."""
    who, negated, listed = said.groups()
    legal = table.position.legal(table.seat(line, who))
    numbers = [table.number(line, words) for words in _items(listed)]
    holds = all((number in legal) != bool(negated) for number in numbers)
    return Finding(holds, "legal: " + _listing(table, legal))


def legal(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """Exactly these actions are legal, or that many; if a verb is named, of those that begin with it."""
    who, verb, listed = said.groups()
    actions = [table.words(number) for number in table.position.legal(table.seat(line, who))]
    if verb:
        actions = [words for words in actions if words.split()[0] == verb]
    found = f"{len(actions)}: " + ("; ".join(actions) or "nothing")
    if listed.isdecimal():
        return Finding(int(listed) == len(actions), found)
    expected = [] if listed == "nothing" else [table.words(table.number(line, words)) for words in _items(listed)]
    return Finding(sorted(expected) == sorted(actions), found)


def odds(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """Chance decides between exactly these, each as likely as its number says."""
    chance = table.position.chance()
    if chance is None:
        return Finding(False, "chance has nothing to decide")
    found = {table.words(a): w for a, w in zip(chance.actions, chance.weights, strict=True)}
    expected = {}
    for item in _items(said[1]):
        words, _, weight = item.rpartition(" ")
        if not weight.isdecimal():
            raise ExampleError(line, f'"{item}" should end with how likely it is, as a number')
        expected[table.words(table.number(line, words))] = int(weight)
    return Finding(found == expected, "; ".join(f"{words} {weight}" for words, weight in found.items()))


def awaited(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """These seats, chance, or nobody is to act."""
    position = table.position
    found = [table.name(seat) for seat in position.to_act()]
    if position.chance() is not None:
        found.append(table.name(None))
    expected = [] if said[1] == "nobody" else [table.name(table.seat(line, name)) for name in _names(said[1])]
    return Finding(sorted(found) == sorted(expected), "awaited: " + (", ".join(found) or "nobody"))


def clock(table: Table, _: Line, said: re.Match[str]) -> Finding:
    """A clock of that name runs for that long."""
    found = [f"{d.clock} {d.seconds:g}" for d in table.position.deadlines()]
    return Finding(f"{said[1]} {float(said[2]):g}" in found, "clocks: " + (", ".join(found) or "none"))


def over(table: Table, _: Line, said: re.Match[str]) -> Finding:
    """The game has ended, for that reason; or it goes on."""
    position = table.position
    found = f"the game is over: {position.ending}" if position.over else "the game goes on"
    return Finding(said[0] == found, found)


def points(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """A seat has that many points."""
    score = table.position.scores()[_player(table, line, said[1])]
    items = ", ".join(f"+{item.points} {_item(item)}" for item in score.items) or "nothing"
    return Finding(score.points == int(said[2]), f"{score.points} points: {items}")


def scores(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """Exactly these items make up a seat's points, in the words of a record."""
    score = table.position.scores()[_player(table, line, said[1])]
    found = [f"+{item.points} {_item(item)}" for item in score.items] or ["nothing"]
    return Finding(sorted(found) == sorted(_names(said[2])), ", ".join(found))


def place(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """A seat's place in the ranking."""
    score = table.position.scores()[_player(table, line, said[1])]
    return Finding(score.place == int(said[2]), f"place {score.place}")


def wins(table: Table, line: Line, said: re.Match[str]) -> Finding:
    """The game is over and exactly these seats are first."""
    first = {table.name(score.seat) for score in table.position.scores() if score.place == 1}
    expected = {table.name(_player(table, line, name)) for name in _names(said[1])}
    over = table.position.over
    found = f"first: {', '.join(sorted(first))}; the game {'is over' if over else 'goes on'}"
    return Finding(over and first == expected, found)


CHECKS: tuple[tuple[str, str, Check], ...] = (
    (r"refused: (\S+) (.+?): (.+)", "refused: SEAT ACTION: REASON", refused),
    (r"(\S+) may( not)?: (.+)", "SEAT may: ACTION; ACTION (or: may not)", may),
    (r"legal for (\w+)(?: \(([\w-]+)\))?: (.+)", "legal for SEAT: ACTION; ACTION (or a number)", legal),
    (r"odds: (.+)", "odds: ACTION NUMBER; ACTION NUMBER", odds),
    (r"awaited: (.+)", "awaited: SEAT (or chance, or nobody)", awaited),
    (r"clock (\S+): ([\d.]+) seconds", "clock NAME: NUMBER seconds", clock),
    (r"the game (?:goes on|is over: \S+)", "the game is over: CAUSE (or: the game goes on)", over),
    (r"(\w+) has (\d+) points?", "SEAT has NUMBER points", points),
    (r"(\w+) scores: (.+)", "SEAT scores: +3 ITEM, +1 ITEM", scores),
    (r"place of (\w+) is (\d+)", "place of SEAT is NUMBER", place),
    (r"([\w, ]+) wins?", "SEAT wins (or: SEAT, SEAT win)", wins),
)
SENTENCES = tuple(sentence for _, sentence, _ in CHECKS)


def find(table: Table, line: Line) -> Finding | None:
    """Look up an expectation; None if the line is none of these sentences."""
    for pattern, _, check in CHECKS:
        if said := re.fullmatch(pattern, line.text):
            return check(table, line, said)
    return None


def _player(table: Table, line: Line, name: str) -> int:
    seat = table.seat(line, name)
    if seat is None:
        raise ExampleError(line, "chance has no points")
    return seat


def _items(listed: str) -> list[str]:
    return [item.strip() for item in listed.split(";") if item.strip()]


def _names(listed: str) -> list[str]:
    return [item.strip() for item in listed.split(",") if item.strip()]


def _listing(table: Table, actions: list[int]) -> str:
    return "; ".join(table.words(action) for action in actions) or "nothing"


def _item(item: ScoreItem) -> str:
    """`gods-score-cards` with its facts becomes `cards green 2`, as in a record."""
    return " ".join([item.text.partition("-score-")[2], *map(str, item.facts.values())])

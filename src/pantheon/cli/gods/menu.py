"""What may be done now, as a person chooses it: first a kind of action, by a letter; then a place, by a number."""

from collections.abc import Iterable
from dataclasses import dataclass

from pantheon.cli.gods.words import action_facts, effects, power_change
from pantheon.cli.language import say
from pantheon.engine.actions import Action, At, Codec, verb
from pantheon.games.gods.position import Position
from pantheon.games.gods.view import GodsView

KEYS = "abcdefg"  # no game offers more kinds at once; the letters of the other commands come after
ON_HEXES = ("lift", "stone")  # choose among hexes; all other places are free cells


@dataclass(frozen=True)
class Target:
    """One action: its number within the kind, its place if it has one, and what it would do."""

    label: str
    action: int
    at: At | None
    power: int
    effects: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """Actions that differ only in their place."""

    key: str
    text: str
    targets: tuple[Target, ...]

    @property
    def at_once(self) -> bool:
        """Is there nothing to choose?"""
        return len(self.targets) == 1 and self.targets[0].at is None

    @property
    def labels(self) -> dict[At, str]:
        """What to write on the map."""
        return {target.at: target.label for target in self.targets if target.at is not None}

    def target(self, label: str) -> Target | None:
        """The target of that number."""
        return next((target for target in self.targets if target.label == label), None)


@dataclass(frozen=True)
class Group:
    """Targets with the same effects: their numbers by what they cost, the cheapest first."""

    effects: tuple[str, ...]
    prices: tuple[tuple[int, tuple[str, ...]], ...]


def menu(position: Position, codec: Codec) -> tuple[Kind, ...]:
    """Everything the active seat may do, sorted into kinds."""
    seat = position.to_act()[0]
    before = position.view(seat)
    found: dict[tuple[str, str], list[tuple[int, Action]]] = {}
    for number in position.legal(seat):
        action = codec.decode(number)
        rest = " ".join(str(getattr(action, name)) for name in action.__struct_fields__ if name != "at")
        found.setdefault((verb(action), rest), []).append((number, action))
    numbers = _numbered(action for actions in found.values() for _, action in actions)
    return tuple(
        _kind(key, position, before, actions, numbers) for key, actions in zip(KEYS, found.values(), strict=False)
    )


def _numbered(actions: Iterable[Action]) -> dict[tuple[bool, At], str]:
    """Numbers for all places in reading order, so that a cell has the same number for every kind of action."""
    places = {(verb(action) in ON_HEXES, at) for action in actions if (at := getattr(action, "at", None))}
    labels: dict[tuple[bool, At], str] = {}
    for on_hexes in (False, True):
        cells = sorted((at for on, at in places if on == on_hexes), key=lambda at: (at[1], at[0]))
        labels |= {(on_hexes, at): str(n) for n, at in enumerate(cells, start=1)}
    return labels


def _kind(
    key: str,
    position: Position,
    before: GodsView,
    actions: list[tuple[int, Action]],
    numbers: dict[tuple[bool, At], str],
) -> Kind:
    first = actions[0][1]
    targets = []
    for number, action in actions:
        at: At | None = getattr(action, "at", None)
        label = numbers[verb(action) in ON_HEXES, at] if at is not None else ""
        power, found = outcome(position, before, number)
        targets.append(Target(label, number, at, power, found))
    facts = {name: value for name, value in action_facts(first).items() if name not in ("q", "r")}
    does = "place" if "piece" in facts and verb(first) != "discard" else verb(first)
    targets.sort(key=lambda target: int(target.label or 0))
    return Kind(key, say(f"gods-kind-{does}", **facts), tuple(targets))


def outcome(position: Position, before: GodsView, action: int) -> tuple[int, tuple[str, ...]]:
    """What an action would cost and change: play it on a copy and compare."""
    copy = position.copy()
    copy.play(before.active, action)
    after = copy.view(before.active)
    return power_change(before, after), tuple(effects(before, after))


def grouped(kind: Kind) -> list[Group]:
    """The targets of a kind by what they do, those that do most first."""
    groups: dict[tuple[str, ...], dict[int, list[str]]] = {}
    for target in kind.targets:
        groups.setdefault(target.effects, {}).setdefault(target.power, []).append(target.label)
    return [
        Group(effects, tuple((power, tuple(prices[power])) for power in sorted(prices, reverse=True)))
        for effects, prices in sorted(groups.items(), key=lambda item: -len(item[0]))
    ]

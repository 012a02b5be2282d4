"""What may be done now, as a person chooses it: a letter for the kind, then a number, a card or a region."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pantheon.cli.deus.changes import changes, step
from pantheon.cli.deus.glyphs import COLUMN_LETTERS
from pantheon.cli.deus.words import action_facts, amount, column_word, named_card, payment, seat_word
from pantheon.cli.language import current, say
from pantheon.engine.actions import Action, At, Codec, verb
from pantheon.games.deus import actions as a
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView

KEYS = {"build": "b", "joker": "j", "offer": "o", "add": "a", "done": "d", "take": "t", "decline": "n"}
CHOOSING = "c"  # the letter of every other kind: they are never offered together
ON_TURN = ("build", "joker", "offer")  # a turn begins with one of these, so none of them is opened by itself
CLOSED = "0"  # answers with the kind that needs no choice: no more, or no
_FORESEEN = (
    a.Build, a.Joke, a.Place, a.Take, a.Vend, a.VendOne, a.Reap, a.March, a.Pillage, a.Done,
)  # fmt: skip  # what others hide decides nothing in these


@dataclass(frozen=True)
class Target:
    """One action: its label, what it is in words, its region if it has one, and other words to type for it."""

    label: str
    action: int
    move: Action
    text: str
    at: At | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kind:
    """Actions of one verb."""

    key: str
    name: str
    targets: tuple[Target, ...]

    @property
    def at_once(self) -> bool:
        """Is there nothing to choose?"""
        return not self.targets[0].label

    @property
    def labels(self) -> dict[At, str]:
        """What to write on the map."""
        return {target.at: target.label for target in self.targets if target.at is not None}

    def target(self, word: str) -> Target | None:
        """The target with that number, region or name."""
        return next((target for target in self.targets if word in (target.label, *target.names)), None)


def menu(position: Position, seat: int, codec: Codec) -> tuple[Kind, ...]:
    """Everything a seat may do, sorted into kinds."""
    view = position.view(seat)
    by_verb: dict[str, list[tuple[int, Action]]] = {}
    for number in position.legal(seat):
        move = codec.decode(number)
        by_verb.setdefault(verb(move), []).append((number, move))
    kinds = [
        Kind(KEYS.get(name, CHOOSING), name, tuple(_targets(moves, view, seat))) for name, moves in by_verb.items()
    ]
    return tuple(sorted(kinds, key=lambda kind: kind.at_once))


def opened(kinds: Sequence[Kind]) -> Kind | None:
    """The kind that is looked at without being asked for: the only one with a choice, unless a turn begins."""
    open_ones = [kind for kind in kinds if not kind.at_once]
    return open_ones[0] if len(open_ones) == 1 and open_ones[0].name not in ON_TURN else None


def _targets(moves: list[tuple[int, Action]], view: DeusView, seat: int) -> list[Target]:
    cells = sorted((move.at for _, move in moves if hasattr(move, "at")), key=lambda at: (at[1], at[0]))
    hand = view.seats[seat].hand or ()
    found = []
    for n, (number, move) in enumerate(moves, start=1):
        at: At | None = getattr(move, "at", None)
        label = str(cells.index(at) + 1) if at is not None else _label(move, hand, n)
        found.append(Target(label, number, move, _text(move, view), at, _names(move)))
    return sorted(found, key=lambda target: int(target.label)) if cells else found


def _label(move: Any, hand: tuple[str, ...], n: int) -> str:
    """A card has its number in the hand, a count is its own number; what needs no choice has no label."""
    match move:
        case a.Build(card) | a.Offer(card) | a.Add(card):
            return str(hand.index(str(card)) + 1)
        case a.Joke(card, column):
            return f"{hand.index(str(card)) + 1}{COLUMN_LETTERS[column].lower()}"
        case a.Vend(number) | a.Fire(number):
            return str(number)
        case a.Choose():
            return " ".join(str(getattr(move, name)) for name in move.__struct_fields__)
        case a.Take() | a.Decline() | a.Done():
            return ""
    return str(n)


def _names(move: Action) -> tuple[str, ...]:
    """Words that name a target: those of a record, and a region or a card by itself."""
    values = [getattr(move, name) for name in move.__struct_fields__]
    words = [",".join(map(str, value)) if isinstance(value, tuple) else str(value).lower() for value in values]
    if isinstance(move, a.Vend | a.Fire):
        return ()
    more = (seat_word(move.seat).lower(),) if isinstance(move, a.Rob) else ()
    return (" ".join(words), *more)


def _text(move: Any, view: DeusView) -> str:
    """A target in a few words."""
    match move:
        case a.Build(card) | a.Offer(card) | a.Add(card):
            return named_card(view.options, card)
        case a.Joke(card, column):
            return say("cli-deus-described", what=named_card(view.options, card), text=column_word(column))
        case a.Pay():
            return payment(move, view)
        case a.Purchase(resource) | a.VendOne(resource) | a.TakeResource(resource):
            return str(current().word("good", resource))
        case a.Vend(count):
            effect = view.options.card_deck.cards[view.stack[-1][1]].effect
            return amount(count, effect.resource)  # type: ignore[union-attr]
        case a.Reap(land):
            return say(f"deus-terrain-{land}")
        case a.TakePiece(piece):
            return say(f"deus-piece-{piece}")
        case a.Fire() | a.Rob() | a.Invoke():
            return str(next(iter(action_facts(move, view).values())))
    return ""


def foreseen(position: Position, seat: int, target: Target) -> list[str]:
    """What an action would change, as far as that can be known."""
    if not isinstance(target.move, _FORESEEN):
        return []
    return changes(step(position, seat, target.action, seat), target.move)


def column_of(move: Action, view: DeusView) -> list[str]:
    """The cards that fire after a build, bottom to top."""
    if isinstance(move, a.Build):
        deck = view.options.card_deck
        colour, new = deck.cards[deck.kind_of[move.card]].colour, [move.card]
    elif isinstance(move, a.Joke):
        colour, new = move.column, []
    else:
        return []
    if colour == "temple":
        return []
    lying = view.seats[SEATS.index(view.active)].columns[colour]
    return [*(laid.card for laid in lying if laid.card and not laid.joker), *new]

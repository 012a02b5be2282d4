"""A tiny game with secrets: two seats hold a hidden card each and act at once, while the sand runs.

The leaky positions have a bug each: something that a seat can notice depends on the card of the other.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Literal, Self

import msgspec

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.game import Chance, Deadline, Game, Score, ScoreItem
from pantheon.engine.options import Options

SEATS = (0, 1)
CARDS = range(1, 7)
SHOW, REST, SWAP, STOP, DRAW = 1, 2, 3, 4, 10  # a draw is DRAW + its card
ENDINGS = ("", "done", "sand")


class Show(Action, frozen=True, tag="show"):
    """Lay the card open; the sand is turned."""


class Rest(Action, frozen=True, tag="rest"):
    """Do nothing."""


class Swap(Action, frozen=True, tag="swap"):
    """Put the card back and draw anew."""


class Stop(Action, frozen=True, tag="stop"):
    """The sand has run out."""


class Draw(Action, frozen=True, tag="draw"):
    """Chance deals a card to whoever has none; None is a card that one may not know."""

    card: int | None


class SecretsOptions(Options, frozen=True, kw_only=True):
    """How many actions each seat has, and how long the sand runs."""

    players: Literal[2] = 2
    turns: Literal[2, 3, 4] = 3
    sand: Literal[30, 60] = 30


class SecretsView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knows; 0 is no card or one that is hidden."""

    options: SecretsOptions
    seat: int | None
    cards: tuple[int, int]
    dealt: tuple[bool, bool]
    is_open: tuple[bool, bool]
    left: tuple[int, int]
    turned: int
    ending: str
    note: str = ""


class SecretsCodec:
    """Between the actions and their numbers."""

    actions: tuple[type[Action], ...] = (Show, Rest, Swap, Stop, Draw)

    def __init__(self, options: SecretsOptions) -> None:
        self.options = options

    def encode(self, action: Any) -> int:
        if not isinstance(action, Draw):
            return 1 + self.actions.index(type(action))
        if action.card is None or action.card not in CARDS:
            raise Problem("bad-number", field="card", word=str(action.card))
        return DRAW + action.card

    def decode(self, number: int) -> Action:
        if number - DRAW in CARDS:
            return Draw(number - DRAW)
        if number not in (SHOW, REST, SWAP, STOP):
            raise Problem("no-such-action", number=number)
        return self.actions[number - 1]()


class SecretsPosition:
    """Cards (0: to be drawn), which of them lie open, actions left, and how often the sand was turned."""

    def __init__(self, options: SecretsOptions) -> None:
        self.options = options
        self.cards = [0, 0]
        self.is_open = [False, False]
        self.left: list[int] = [options.turns, options.turns]
        self.turned = 0
        self.ending = ""

    @property
    def over(self) -> bool:
        return bool(self.ending)

    def to_act(self) -> tuple[int, ...]:
        return () if self.over or 0 in self.cards else tuple(seat for seat in SEATS if self.left[seat])

    def chance(self) -> Chance | None:
        if self.over or 0 not in self.cards:
            return None
        actions = tuple(DRAW + card for card in CARDS if card not in self.cards)
        return Chance(purpose="cards", actions=actions, weights=(1,) * len(actions))

    def legal(self, seat: int | None) -> list[int]:
        if seat is None:
            chance = self.chance()
            return list(chance.actions) if chance is not None else [deadline.action for deadline in self.deadlines()]
        if seat not in self.to_act():
            return []
        return [REST, SWAP] if self.is_open[seat] else [SHOW, REST, SWAP]

    def reveals(self, seat: int, action: int) -> bool:
        del seat
        return action == SHOW

    def play(self, seat: int | None, action: int) -> None:
        if action not in self.legal(seat):
            raise self.refusal(seat, action)
        if seat is None:
            if action == STOP:
                self.ending = "sand"
            else:
                self.cards[self.cards.index(0)] = action - DRAW
        else:
            self.left[seat] -= 1
            if action == SHOW:
                self.is_open[seat] = True
                self.turned += 1
            elif action == SWAP:
                self.cards[seat], self.is_open[seat] = 0, False
        if not self.over and 0 not in self.cards and not any(self.left):
            self.ending = "done"

    def refusal(self, seat: int | None, action: int) -> IllegalAction:
        del seat
        return IllegalAction("no-such-action", number=action)

    def deadlines(self) -> Sequence[Deadline]:
        if not self.to_act():
            return ()
        seconds = float(self.options.sand)
        return (Deadline(clock="sand", seat=None, serial=self.turned, seconds=seconds, action=STOP),)

    def view(self, seat: int | None) -> SecretsView:
        mine, theirs = (card if self.is_open[s] or s == seat else 0 for s, card in enumerate(self.cards))
        return SecretsView(
            options=self.options,
            seat=seat,
            cards=(mine, theirs),
            dealt=(self.cards[0] > 0, self.cards[1] > 0),
            is_open=(self.is_open[0], self.is_open[1]),
            left=(self.left[0], self.left[1]),
            turned=self.turned,
            ending=self.ending,
        )

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        if mover is None and action > DRAW and viewer != self.cards.index(0):
            return Draw(None)
        return SecretsCodec(self.options).decode(action)

    @classmethod
    def imagine(cls, view: SecretsView, rng: Random) -> Self:
        """A position from a view alone: what is hidden is dealt among the cards that are not seen."""
        new = cls(view.options)
        unseen = [card for card in CARDS if card not in view.cards]
        rng.shuffle(unseen)
        new.cards = [
            card or (unseen.pop() if dealt else 0) for card, dealt in zip(view.cards, view.dealt, strict=True)
        ]
        new.is_open, new.left = list(view.is_open), list(view.left)
        new.turned, new.ending = view.turned, view.ending
        return new

    def sample(self, seat: int | None, rng: Random) -> Self:
        return self.imagine(self.view(seat), rng)

    def scores(self) -> list[Score]:
        points = [card if is_open else 0 for card, is_open in zip(self.cards, self.is_open, strict=True)]
        return [
            Score(
                seat=seat,
                points=n,
                place=1 + sum(other > n for other in points),
                items=(ScoreItem(text="secrets-score-card", facts={}, points=n),) if n else (),
            )
            for seat, n in enumerate(points)
        ]

    def copy(self) -> Self:
        new = type(self)(self.options)
        new.cards, new.is_open, new.left = list(self.cards), list(self.is_open), list(self.left)
        new.turned, new.ending = self.turned, self.ending
        return new

    def pack(self) -> bytes:
        options = (self.options.turns, self.options.sand)
        return bytes([*options, *self.cards, *self.is_open, *self.left, self.turned, ENDINGS.index(self.ending)])

    def key(self) -> int:
        return int.from_bytes(sha256(self.pack()).digest()[:8])

    def stock(self) -> dict[str, int]:
        return {"card": len(CARDS)}

    def secret(self, seat: int | None) -> int:
        """What the seat may not know: the hidden card of the other, 0 for none."""
        return 0 if seat is None or self.is_open[1 - seat] else self.cards[1 - seat]


class LeakyView(SecretsPosition):
    """The view is the longer the higher the card of the other is."""

    def view(self, seat: int | None) -> SecretsView:
        return msgspec.structs.replace(super().view(seat), note="." * self.secret(seat))


class LeakyLegal(SecretsPosition):
    """Swapping is only offered while the card of the other is low."""

    def legal(self, seat: int | None) -> list[int]:
        return [action for action in super().legal(seat) if action != SWAP or self.secret(seat) <= 3]


class LeakyRefusal(SecretsPosition):
    """A refusal names the card of the other."""

    def refusal(self, seat: int | None, action: int) -> IllegalAction:
        del action
        return IllegalAction("no-such-action", number=self.secret(seat))


class LeakySample(SecretsPosition):
    """Nothing leaks, but what is imagined does not fit what was seen."""

    @classmethod
    def imagine(cls, view: SecretsView, rng: Random) -> Self:
        return super().imagine(msgspec.structs.replace(view, cards=(0, 0)), rng)


def secrets(kind: type[SecretsPosition] = SecretsPosition, *, realtime: bool = True) -> Game:
    return Game(
        name="secrets",
        title="Secrets",
        designer="",
        publishers="",
        year=2000,
        realtime=realtime,
        options=SecretsOptions,
        view=SecretsView,
        start=kind,
        codec=SecretsCodec,
        imagine=kind.imagine,
        seat_names=lambda _: ("left", "right"),
        most_moves=lambda options: 3 + 4 * options.turns,
    )


GAME = secrets()

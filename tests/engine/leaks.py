"""Leaks put in on purpose, for any game: the tests of secrecy must find each of them, at the place it is in.

A leaky game is the real one but for its positions, which keep to the contract in everything but one answer: there
they tell something that the viewer may not know.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Deadline, Game, OneByOne
from pantheon.games import game as game_named
from pantheon.games import names

SECRETIVE = tuple(name for name in names() if game_named(name).secrets)


class Told(Action, frozen=True, tag="told"):
    """A move that tells something of what is hidden."""

    hidden: int


class Wrapped:
    """An honest position. What is derived from it answers likewise."""

    def __init__(self, inner: Any, game: Game) -> None:
        self.inner, self.game = inner, game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def like(self, inner: Any) -> Self:
        """Another position that answers likewise."""
        return type(self)(inner, self.game)

    def copy(self) -> Self:
        return self.like(self.inner.copy())

    def sample(self, seat: int | None, rng: Random) -> Self:
        return self.like(self.inner.sample(seat, rng))

    def legal(self, seat: int | None) -> list[int]:
        return list(self.inner.legal(seat))

    @property
    def hidden(self) -> int:
        """A number that depends on all that is hidden."""
        return int(self.inner.key() % 1009)


def bare(position: Any) -> Any:
    """The honest position in a leaky one."""
    return position.inner if isinstance(position, Wrapped) else position


_OF_POSITIONS = ("offered", "opened", "countable", "carry_on")  # what a game answers about a position and a seat


@dataclass(frozen=True)
class Leak:
    """What leaks in any game: the kind of its positions, or facts of the game."""

    kind: type[Wrapped] = Wrapped
    facts: Callable[[Game], dict[str, Any]] = lambda _: {}

    def around(self, game: Game, position: Any) -> Wrapped:
        """A position of the game that leaks."""
        return self.kind(position, game)

    def of(self, game: Game) -> Game:
        """The game with the leak in it."""
        parts = {name: _unwrapping(getattr(game, name)) for name in _OF_POSITIONS}
        return replace(
            game,
            start=lambda options: self.around(game, game.start(options)),
            imagine=lambda view, rng: self.around(game, game.imagine(view, rng)),
            **({"scene": None} | parts | self.facts(game)),
        )


def _unwrapping(capability: Callable[..., Any] | None) -> Any:
    return capability and (lambda position, seat: capability(bare(position), seat))


# --- positions that leak --------------------------------------------------------------------------------------------


class LeakyView(Wrapped):
    """The view has everything in it."""

    def view(self, seat: int | None) -> Any:
        assert self.game.opened is not None, "what has secrets can be laid open"
        return self.game.opened(self.inner, seat)


class LeakyDraw(Wrapped):
    """Every draw is told to everybody."""

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Any:
        whole = self.game.codec(self.options).decode(action)
        return whole if mover is None else self.inner.shown(viewer, mover, action)


class LeakyMove(Wrapped):
    """Every move of a seat is told with something hidden."""

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Any:
        return Told(self.hidden) if mover not in (None, viewer) else self.inner.shown(viewer, mover, action)


class WholeMove(Wrapped):
    """Every move of a seat is told to everybody as it knows it."""

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Any:
        return self.inner.shown(viewer if mover is None else mover, mover, action)


class LeakyLegal(Wrapped):
    """The last of several actions is missing now and then."""

    def legal(self, seat: int | None) -> list[int]:
        legal = super().legal(seat)
        return legal[:-1] if seat is not None and len(legal) > 1 and self.hidden % 2 else legal


class LeakyRefusal(Wrapped):
    """A refusal has something hidden among its facts."""

    def play(self, seat: int | None, action: int) -> None:
        try:
            self.inner.play(seat, action)
        except IllegalAction as refused:
            raise IllegalAction(refused.text, **refused.facts | {"number": self.hidden}) from None


class LeakyUndo(Wrapped):
    """What may be taken back depends on something hidden."""

    def reveals(self, seat: int, action: int) -> bool:
        return bool(self.inner.reveals(seat, action) ^ self.hidden % 2)


class LeakyClock(Wrapped):
    """A clock runs for as long as something hidden says."""

    def deadlines(self) -> tuple[Deadline, ...]:
        clock = Deadline(clock="leak", seat=None, serial=self.hidden, seconds=5000.0 + self.hidden, action=0)
        return () if self.over else (*self.inner.deadlines(), clock)


class LeakySample(Wrapped):
    """What is imagined for a look ahead is the truth."""

    def sample(self, seat: int | None, rng: Random) -> Self:
        del seat, rng
        return self.copy()


def _all(position: Any, _viewer: int | None) -> tuple[int, ...]:
    return tuple(range(position.options.players))


def _offered(position: Any, seat: int) -> list[int]:
    return LeakyLegal(bare(position), position.game).legal(seat)


def _scene(game: Game) -> Callable[[], Any]:
    class LeakyScene(OneByOne):
        """Looks at everything that there is."""

        def look(self, position: Any, seats: Any) -> Any:
            return super().look(LeakyView(bare(position), game), seats)

    return lambda: LeakyScene(game.view)


LEAKS = {
    "view": Leak(LeakyView),
    "scene": Leak(facts=lambda game: {"scene": _scene(game)}),
    "draw": Leak(LeakyDraw),
    "move": Leak(LeakyMove),
    "legal": Leak(LeakyLegal),
    "offered": Leak(facts=lambda _: {"offered": _offered}),
    "refusal": Leak(LeakyRefusal),
    "undo": Leak(LeakyUndo),
    "clock": Leak(LeakyClock),
    "points": Leak(facts=lambda _: {"countable": _all}),
    "sample": Leak(LeakySample),
}
"""By the output that leaks."""

"""What is settled when a table is made: the game with its options, who may see it, and its clock."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pantheon.engine.errors import OptionsError, Problem
from pantheon.engine.game import Game
from pantheon.engine.options import describe, read_options, write_options
from pantheon.games import game as game_named
from pantheon.naming import coded

Name = Annotated[str, Meta(max_length=60, description="A name: up to 60 characters, no control characters.")]
Word = Annotated[str, Meta(max_length=40_000)]
HelpName = Annotated[str, Meta(max_length=40)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionWords = Annotated[dict[OptionName, Word], Meta(max_length=40, description="Options by name, as words.")]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is an error, not a surprise later."""


class NoClock(Strict, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes the time he needs."""


class MoveClock(Strict, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]


class BankClock(Strict, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=30, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


Clock = NoClock | MoveClock | BankClock
State = Literal["open", "running", "finished", "abandoned"]
Talkers = Literal["all", "players", "nobody"]
DAY = 86_400.0  # seconds


def is_slow(clock: Clock) -> bool:
    """Has somebody a day or more, for a turn or for a game? Then people look in now and then, and are waited for."""
    if isinstance(clock, BankClock):
        return max(clock.seconds, clock.increment) >= DAY
    return isinstance(clock, MoveClock) and clock.seconds >= DAY


class Settings(Strict, frozen=True):
    """A table as somebody asks for it; `overdue` says what becomes of a seat whose time has run out.

    Without a clock a seat counts as overdue after `patience` seconds: then the others may vote. `helps` are what the
    players are shown beyond the rules; None for all that the game knows.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: OptionWords = {}
    name: Name = ""
    visibility: Literal["open", "private"] = "open"
    spectators: bool = True
    clock: Clock = msgspec.field(default_factory=NoClock)
    overdue: Literal["vote", "bot"] = "vote"
    patience: Annotated[int, Meta(ge=30, le=1_209_600)] = 120
    helps: Annotated[tuple[HelpName, ...], Meta(max_length=20)] | None = None
    seed: Annotated[str, Meta(max_length=100, description="A chosen seed: the draws prove nothing.")] | None = None


def settle(settings: Settings, rules: int | None = None) -> tuple[Game, Any, Settings]:
    """Return the game, its options, and the settings with every option in words; raise Problem if they do not fit.

    `rules` is the version of the rules of a table that there is already, or goes on from a game; None for the newest.
    """
    game = game_named(settings.game)
    rules = game.rules_version if rules is None else rules
    if rules > game.rules_version:
        raise Problem("table-rules", found=rules, newest=game.rules_version)
    if "rules" in settings.options:
        raise OptionsError("unknown-option", name="rules", known=", ".join(o.name for o in describe(game.options)))
    options = read_options(game.options, coded(game, settings.options) | {"rules": str(rules)})
    if game.realtime and not isinstance(settings.clock, NoClock):
        raise Problem("table-clock-realtime", game=game.title)
    unknown = set(settings.helps or ()) - set(game.helps)
    if unknown:
        raise Problem("unknown-help", name=min(unknown), known=", ".join(game.helps) or "-")
    wanted = game.helps if settings.helps is None else settings.helps
    return (
        game,
        options,
        msgspec.structs.replace(
            settings,
            options=write_options(options),
            helps=tuple(name for name in game.helps if name in wanted),
        ),
    )

"""Tables in memory for tests: made, filled and played without a server, with a clock that the test sets."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from pantheon.engine.chance import chosen_seed, commitment
from pantheon.engine.errors import Problem
from pantheon.engine.record import NEWEST, write_record
from pantheon.server import commands, timing
from pantheon.server import journal as j
from pantheon.server.paper import record_of_table
from pantheon.server.settings import Settings, settle
from pantheon.server.store import Entry
from pantheon.server.table import Table, load

T = TypeVar("T")
NOON = 1_000_000.0  # when tables are made
OWNER = "guest-0"


def made(
    game: str = "gods", *, prior: j.Prior | None = None, invited: tuple[str, ...] = (), **settings: Any
) -> Table:
    """A table that nobody sits at yet; its seed follows from its name, as for a fresh one nobody chose it."""
    options = {"players": "2", **settings.pop("options", {})}
    settled = settle(msgspec.convert({"game": game, "options": options, **settings}, Settings))
    seed = chosen_seed(settings.get("seed") or "a table")
    created = j.Created(
        settings=settled[2],
        rules=settled[0].rules_version,
        seed=seed,
        commitment=commitment(seed),
        owner=OWNER,
        invited=invited,
        prior=prior,
        format=NEWEST,
    )
    table = Table("table")
    table.watching = True
    table.note(created, NOON)
    return table


def guest(seat: int) -> str:
    """Who holds a seat."""
    return f"guest-{seat}"


def sit(table: Table, people: int, bots: int = 0) -> Table:
    """People take the first seats, bots of the house the next ones."""
    for seat in range(people):
        commands.join(table, guest(seat), f"Player {seat}", NOON, seat=seat, invited=True)
    for _ in range(bots):
        commands.add_bot(table, OWNER, NOON, seat=None, bot="greedy", level="frantic")
    return table


def running(game: str = "gods", people: int = 2, bots: int = 0, **settings: Any) -> Table:
    """A table whose game has begun."""
    options = {"players": str(people + bots), **settings.pop("options", {})}
    table = sit(made(game, options=options, **settings), people, bots)
    commands.start(table, OWNER, NOON)
    return table


def turn(table: Table) -> int:
    """Whose turn it is (of several: the first)."""
    assert table.position is not None
    return table.position.to_act()[0]


def other(table: Table) -> int:
    """The first person whose turn it is not."""
    assert table.position is not None
    to_act = table.position.to_act()
    return next(n for n, seat in enumerate(table.seats) if seat.holders and n not in to_act)


def step(table: Table, at: float = NOON, pick: int = 0) -> int:
    """Somebody whose turn it is plays a legal action, without leaving the game; the seat."""
    assert table.position is not None
    able = {seat: _choices(table, seat) for seat in table.position.to_act()}
    seats = [seat for seat, choices in able.items() if choices]
    seat = seats[pick % len(seats)]
    commands.play(table, seat, able[seat][pick % len(able[seat])], at)
    return seat


def _choices(table: Table, seat: int) -> list[int]:
    assert table.position is not None
    return [action for action in table.position.legal(seat) if action not in table.game.quits]


def play_turns(table: Table, turns: int, at: float = NOON) -> None:
    """Random moves until the turn has changed so often."""
    rng = Random(1)
    while turns:
        seat = step(table, at, rng.randrange(1000))
        assert table.state == "running", "the game is over too soon"
        turns -= turn(table) != seat


def play_out(table: Table, at: float = NOON) -> None:
    """Random moves until the game is over."""
    rng = Random(2)
    while table.state == "running":
        step(table, at, rng.randrange(1000))


def refused(deed: Callable[..., object], *words: Any, **facts: Any) -> str:
    """Why something is refused."""
    try:
        deed(*words, **facts)
    except Problem as problem:
        return problem.text
    raise AssertionError("it was allowed")


def happenings(table: Table, first: int = 1) -> list[j.Any_]:
    """What has happened, from an event on."""
    return [line.happening for line in table.fresh if line.n >= first]


def entries(table: Table) -> list[Entry]:
    """The log of a table that was never written down, commands and all."""
    names = {n: name for name, n in table.answered.items()}
    return [j.entry_of(line.happening, line.n, line.at, *names.get(line.n, (None, None))) for line in table.fresh]


def reloaded(table: Table) -> Table:
    """The table as its log tells it."""
    return load(table.id, entries(table))


def command(table: Table, name: tuple[str, int], deed: Callable[[Table], T]) -> None:
    """Carry out a command as a host does: once, remembered under the name of its client and its number."""
    if name in table.answered:
        return
    first = table.n + 1
    deed(table)
    if table.n >= first:
        table.answered[name] = first


def likeness(table: Table) -> dict[str, Any]:
    """Everything about a table that a restart or a refusal must not change."""
    match, ballot = table.match, table.ballot
    seats = range(len(table.seats))
    return {
        "n": table.n,
        "state": (table.state, table.ending, table.rematch),
        "times": (table.made_at, table.started_at, table.touched),
        "seats": [msgspec.structs.astuple(seat) for seat in table.seats],
        "moves": [(move.seat, move.action, move.at) for move in table.moves],
        "position": match.position.key() if match else None,
        "unwritten": table.unwritten(),
        "can_undo": [bool(match and match.can_undo(seat)) for seat in seats],
        "ballot": (ballot.proposal, dict(ballot.votes)) if ballot else None,
        "turn clock": [(table.turn_clock.due(seat), table.turn_clock.bank(seat)) for seat in seats],
        "clocks": [(due.deadline, due.at) for due in table.clocks.running()],
        "answered": dict(table.answered),
    }


def written(table: Table) -> str:
    """The record of a table, on paper."""
    return write_record(table.game, record_of_table(table))


# --- anything may happen --------------------------------------------------------------------------------------


class Deed(Protocol):
    """Something that somebody asks of a table."""

    def __call__(self, table: Table, at: float, rng: Random) -> object:
        """Do it at a time; Problem if it cannot be done."""


def _seat(table: Table, rng: Random) -> int:
    return rng.randrange(len(table.seats))


def _move(table: Table, at: float, rng: Random) -> None:
    """Mostly somebody who may, a legal action; now and then anybody, anything."""
    assert table.position is not None
    to_act = table.position.to_act()
    seat = rng.choice(to_act) if to_act and rng.random() < 0.95 else _seat(table, rng)
    legal = [action for action in table.position.legal(seat) if action not in table.game.quits]
    action = rng.choice(legal) if legal and rng.random() < 0.95 else rng.randrange(2**23)
    commands.play(table, seat, action, at)


def _propose(table: Table, at: float, rng: Random) -> None:
    what = rng.choice(["undo", "undo", "undo", "skip", "bot", "abandon"] if rng.random() < 0.3 else ["undo"])
    left = rng.choice([None, rng.randrange(-1, len(table.moves) + 2)])
    target = rng.choice([None, *range(-1, len(table.seats) + 1)])
    commands.propose(table, _seat(table, rng), at, what=what, target=target, left=left)  # type: ignore[arg-type]


def _waited(table: Table, at: float, rng: Random) -> None:
    """The others vote against whoever is to act."""
    target = turn(table)
    what = rng.choice(["skip", "bot"])
    commands.propose(table, _seat(table, rng), at, what=what, target=target)  # type: ignore[arg-type]


def _vote(table: Table, at: float, rng: Random) -> None:
    voters = table.ballot.voters(table.seats) if table.ballot and rng.random() < 0.8 else range(len(table.seats))
    commands.vote(table, rng.choice(list(voters) or [0]), rng.random() < 0.8, at)


DEEDS: list[tuple[int, Deed]] = [
    (60, _move),
    (8, lambda table, at, rng: commands.undo(table, _seat(table, rng), at)),
    (6, _propose),
    (3, _waited),
    (10, _vote),
    (3, lambda table, at, rng: commands.come_back(table, _seat(table, rng), at)),
    (
        1,
        lambda table, at, rng: commands.hand_over(table, _seat(table, rng), at) if table.state == "running" else None,
    ),
    (
        3,
        lambda table, at, rng: commands.say(
            table, guest(_seat(table, rng)), "Zoe", rng.choice(["hi", "", "x" * 501]), at
        ),
    ),
    (1, lambda table, at, rng: commands.join(table, f"guest-{rng.randrange(6)}", "Late", at, invited=True)),
    (
        1,
        lambda table, at, rng: commands.join_device(
            table, f"phone-{rng.randrange(9)}", _seat(table, rng), guest(1), at
        ),
    ),
    (1, lambda table, at, rng: commands.resign(table, _seat(table, rng), at) if rng.random() < 0.3 else None),
]


def anything(table: Table, rng: Random, count: int) -> None:
    """A sequence of commands, legal and not; a refused one must leave the table as it was."""
    at, number = table.touched, len(table.answered)
    deeds, weights = [deed for _, deed in DEEDS], [weight for weight, _ in DEEDS]
    for _ in range(count):
        at = round(at + rng.choice([0.0, 0.001, 0.25, 1.0, 5.0, 150.0 if rng.random() < 0.2 else 0.5]), 3)
        timing.let_happen(table, at)
        if table.state != "running":
            break
        if table.ballot is not None and rng.random() < 0.4:
            deed: Deed = _vote
        else:
            deed = rng.choices(deeds, weights)[0]
        before = likeness(table)
        number += rng.random() < 0.9  # else it is the same command again
        client = f"client-{rng.randrange(2)}"
        try:
            command(table, (client, number), partial(deed, at=at, rng=rng))
        except Problem:
            assert likeness(table) == before
        assert len(table.moves) >= table.prior

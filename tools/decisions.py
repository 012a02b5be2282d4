"""Decisions that come up in games among bots, for tests and pictures: a record, and where in it somebody decides."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from pantheon.bots import make_bot
from pantheon.engine.actions import verb
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.game import Game
from pantheon.engine.match import Match
from pantheon.engine.record import header_for, record_of, write_record


@dataclass(frozen=True)
class Decision:
    """Somebody has to decide: after so many moves of a game, a seat, and between which kinds of actions."""

    record: str
    moves: int
    seat: int
    verbs: frozenset[str]


def decisions(game: Game, options: Any, word: str, bot: str = "greedy") -> Iterator[Decision]:
    """The first decision of each kind in a game among bots; the same word makes the same game."""
    seed = chosen_seed(word)
    match = Match(game, options, Dice(seed))
    bots = [make_bot(bot, game, Random(f"{word} {seat}")) for seat in range(options.players)]
    found: dict[frozenset[str], tuple[int, int]] = {}
    while not match.position.over:
        [seat, *_] = match.position.to_act()
        legal = match.position.legal(seat)
        verbs = frozenset(verb(match.codec.decode(number)) for number in legal)
        found.setdefault(verbs, (len(match.moves), seat))
        number = bots[seat].choose(match.position.view(seat), legal)
        assert number is not None
        match.play(seat, number)
    names = tuple(f"Bot {seat}" for seat in range(options.players))
    record = write_record(game, record_of(header_for(game, options, names, seed, chosen=True), match, seed))
    for verbs, (moves, seat) in found.items():
        yield Decision(record, moves, seat, verbs)


def covering(found: Iterable[Decision]) -> list[Decision]:
    """Return as few of these decisions as come to mind, so that every verb of them occurs: the widest first."""
    chosen: list[Decision] = []
    for decision in sorted(found, key=lambda one: -len(one.verbs)):
        if not decision.verbs <= {does for one in chosen for does in one.verbs}:
            chosen.append(decision)
    return chosen

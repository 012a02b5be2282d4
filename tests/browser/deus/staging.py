"""Tables of Deus at a moment that a test needs: bots play a game, and somebody goes on from there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from pantheon.bots import make_bot
from pantheon.client import Visitor
from pantheon.engine.actions import Action
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.match import Match
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games.deus import codes
from pantheon.games.deus.actions import Build, Pay, Place
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from tests.server.serving import Server

MOST_GAMES = 30
_BEGIN = (codes.BUILD, codes.OFFER, codes.JOKE)


@dataclass
class Moment:
    """A turn that begins: after so many moves, by this seat; what the bot then did, and what came of it."""

    moves: int
    seat: int
    position: Position
    did: list[Action] = field(default_factory=list)
    after: list[Position] = field(default_factory=list)

    def view(self) -> Any:
        return self.position.view(self.seat)

    def mine(self) -> Any:
        return self.view().seats[self.seat]

    def tried(self, *actions: Action) -> Position:
        """The position after these decisions."""
        position, codec = self.position.copy(), GAME.codec(self.position.options)
        for action in actions:
            position.play(self.seat, codec.encode(action))
        return position

    def legal(self, *actions: Action) -> list[Any]:
        """What could be decided after these decisions."""
        codec, position = GAME.codec(self.position.options), self.tried(*actions)
        if position.to_act() != (self.seat,):
            return []
        return [codec.decode(number) for number in position.legal(self.seat)]


@dataclass
class Played:
    """A whole game, with every turn of it."""

    record: str
    turns: list[Moment]


@cache
def game_of(options: DeusOptions, word: str) -> Played:
    """A game among good bots; the same word makes the same game."""
    seed = chosen_seed(word)
    match = Match(GAME, options, Dice(seed))
    bots = [make_bot("greedy", GAME, Random(f"{word} {seat}")) for seat in range(options.players)]
    turns: list[Moment] = []
    while not match.position.over:
        position = match.position
        assert isinstance(position, Position)
        [seat, *_] = position.to_act()
        legal = position.legal(seat)
        if legal[0] >> codes.SHIFT in _BEGIN:
            turns.append(Moment(len(match.moves), seat, position.copy()))
        number = bots[seat].choose(position.view(seat), legal)
        assert number is not None
        match.play(seat, number)
        if turns:
            turns[-1].did.append(match.codec.decode(number))
            turns[-1].after.append(match.position.copy())  # type: ignore[arg-type]
    names = tuple(f"Bot {seat}" for seat in range(options.players))
    header = header_for(GAME, options, names, seed, chosen=True)
    return Played(write_record(GAME, record_of(header, match, seed)), turns)


def moment_where(fits: Callable[[Moment], bool], **options: Any) -> tuple[Played, Moment]:
    """The first turn of the first game that fits."""
    chosen = DeusOptions(**{"players": 2, **options})
    for word in range(MOST_GAMES):
        game = game_of(chosen, str(word))
        for moment in game.turns:
            if fits(moment):
                return game, moment
    raise AssertionError("that never happens")


def late(moment: Moment) -> bool:
    """The last round but one has begun, or the last."""
    return bool(moment.view().last_round > 0)


def branched(server: Server, game: Played, moment: Moment) -> tuple[str, Visitor]:
    """A table that goes on from a moment: its id, and who has the seat on turn; bots have the others."""
    visitor = server.visitor("Anna")
    old = visitor.call("POST", "/api/records", {"record": game.record})["id"]
    wish = {"move": moment.moves, "seat": moment.seat, "bot": "greedy", "level": "frantic"}
    return str(visitor.call("POST", f"/api/tables/{old}/branch", wish)["table"]["id"]), visitor


def finished(server: Server, word: str = "0", **options: Any) -> tuple[str, Visitor]:
    """A table whose game is over, from a record; and who brought it."""
    visitor = server.visitor("Anna")
    record = game_of(DeusOptions(**{"players": 2, **options}), word).record
    return str(visitor.call("POST", "/api/records", {"record": record})["id"]), visitor


def with_bots(server: Server, players: int = 2, seed: str | None = None, **options: str) -> tuple[str, Visitor]:
    """A new table: somebody has the first seat, frantic bots have the others."""
    visitor = server.visitor("Anna")
    table = visitor.make_table("deus", options={"players": str(players), **options}, seed=seed).id
    visitor.join(table, seat=0)
    for seat in range(1, players):
        visitor.add_bot(table, bot="greedy", level="frantic", seat=seat)
    visitor.start(table)
    return table, visitor


def questions(moment: Moment) -> Iterator[tuple[list[Any], list[Any]]]:
    """What is asked after a build on the first region that is offered: the decisions up to there; the answers."""
    for row, places in sites(moment):
        whole = [*row, *places[:1]]
        yield whole, moment.legal(*whole)


def sites(moment: Moment) -> Iterator[tuple[list[Any], list[Any]]]:
    """For each card that can be built: the decisions up to its region, paid as the page proposes it; the regions."""
    for build in moment.legal():
        if not isinstance(build, Build):
            continue
        row: list[Any] = [build]
        next_ = moment.legal(build)
        if next_ and isinstance(next_[0], Pay):
            row.append(min(next_, key=lambda pay: pay.wood + pay.stone + pay.clay + pay.wheat))
            next_ = moment.legal(*row)
        yield row, [place for place in next_ if isinstance(place, Place)]

"""A table of Gods late in a long game, with a guest of ours to act: a large map."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from pantheon.bots import make_bot
from pantheon.client import Visitor
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.simulate import play_game
from pantheon.server.identity import COOKIE

PLAYERS, GAMES = 4, 30
HEXES = 60
_LAID = ("settle", "tribe", "temple", "desert", "decline")


@dataclass(frozen=True, slots=True)
class Seat:
    """Where somebody sits, and who he is."""

    address: str
    table: str
    secret: str
    tribe: str  # lies on the display and can be placed
    cookie: str = COOKIE


@cache
def longest_game() -> str:
    """The record of the longest of some random games."""
    game = game_named("gods")
    options = game.options(players=PLAYERS)
    best, length = "", 0
    for number in range(GAMES):
        seed = chosen_seed(f"web {number}")
        match = play_game(game, options, seed, [make_bot("random", game, Random(seat)) for seat in range(PLAYERS)])
        if len(match.moves) > length:
            header = header_for(game, options, tuple(f"Player {seat}" for seat in range(PLAYERS)), seed, chosen=True)
            best, length = write_record(game, record_of(header, match, seed)), len(match.moves)
    return best


def large_world(address: str) -> Seat:
    """A table that goes on from that game shortly before its end, for the seat whose turn it was."""
    guest = Visitor(address).arrive("Anna")
    record = longest_game()
    table = guest.call("POST", "/api/records", {"record": record})["id"]
    told = [move["what"] for move in guest.call("GET", f"/api/tables/{table}/moves")]
    at, after = _where_a_tribe_was_placed(told)
    seat, tribe = after["seat"], after["action"]["tribe"]
    branch = guest.call("POST", f"/api/tables/{table}/branch", {"move": at, "seat": seat})
    assert guest.token is not None
    return Seat(address, branch["table"]["id"], guest.token, tribe)


def _where_a_tribe_was_placed(told: list[dict[str, Any]]) -> tuple[int, dict[str, Any]]:
    """The last turn that began with a tribe while so many hexes lay on the map: the moves before, and that one."""
    hexes, found = 0, None
    for before, move in pairwise(told):
        hexes += before["action"]["do"] in _LAID
        if hexes <= HEXES and before["seat"] is None and move["action"]["do"] == "tribe":
            found = before["move"], move
    assert found is not None
    return found

"""A server with something going on in it, the same whenever it is opened."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from pantheon.bots import make_bot
from pantheon.client import Visitor
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.simulate import play_game

SEED = "atlas"
NAMES = ("Anna", "Boris", "Clara", "Dimitri")
PLAYERS = {"gods": 3, "four-gods": 4, "deus": 3}
MIDDLE = {"gods": 0.45, "four-gods": 0.6, "deus": 0.4}  # how far a game is in the picture of its table


class House(NamedTuple):
    """A server with something going on in it: by game a table in mid-game, and the record it comes from."""

    address: str
    guest: Visitor
    tables: dict[str, str]
    records: dict[str, str]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server for a moment: its address."""
    command = [sys.executable, "-m", "pantheon", "serve", "--lang", "en", "--unlimited", "--port", "0"]
    with subprocess.Popen([*command, "-d", str(folder / "tables.db")], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield "http://127.0.0.1:" + process.stdout.readline().split(" (tables")[0].rpartition(":")[2].strip()
        finally:
            process.terminate()


def furnished(address: str) -> House:
    """Of each game a finished one, the same in its middle as a table of the guest's, and two tables that wait."""
    guest = Visitor(address).arrive(NAMES[0])
    records = {name: played(guest, name, players) for name, players in PLAYERS.items()}
    tables = {name: gone_back(guest, record, MIDDLE[name]) for name, record in records.items()}
    for name, players in (("Sunday evening", "3"), ("Anybody for two?", "2")):
        host = Visitor(address).arrive("Dora" if players == "3" else "Emil")
        host.join(host.make_table("gods", name=name, options={"players": players}).id)
    return House(address, guest, tables, records)


def played(guest: Visitor, name: str, players: int) -> str:
    """A game of greedy bots, brought along as a record."""
    game = game_named(name)
    options, seed = game.options(players=players), chosen_seed(SEED)
    match = play_game(game, options, seed, [make_bot("greedy", game, Random(seat)) for seat in range(players)])
    header = header_for(game, options, NAMES[:players], seed, chosen=True)
    text = write_record(game, record_of(header, match, seed))
    return str(guest.call("POST", "/api/records", {"record": text})["id"])


def gone_back(guest: Visitor, record: str, part: float) -> str:
    """A table of the guest's that goes on after a part of a record, when it is his turn."""
    told = [move["what"] for move in guest.call("GET", f"/api/tables/{record}/moves")]
    at = next(
        move["move"]
        for move, after in pairwise(told)
        if move["move"] > part * len(told) and move["seat"] is None and after["seat"] == 0
    )
    branch = guest.call("POST", f"/api/tables/{record}/branch", {"move": at, "seat": 0, "level": "gentle"})
    return str(branch["table"]["id"])

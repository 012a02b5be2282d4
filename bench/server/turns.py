"""Tables of four in turn: Gods on our server, a world of that size on boardgame.io's; the same rooms and clock."""

import msgspec

from bench.server import ours, theirs
from bench.server.generator import in_generator
from bench.server.job import Run
from bench.server.plan import longer
from bench.server.processes import BoardgameIo, Pantheon, Ports
from bench.server.room import Figures, Room

GAME, PEOPLE, LENGTH = "gods", 4, 75  # a random game of four has some 80 moves
LEARNING = 3.0  # seconds that node's compiler gets beforehand: it makes the peer twice as fast
_rooms: dict[int, Room] = {}  # in the generator's process, by the server's process id


def on_ours(size: int) -> Run:
    """So many tables on a server of their own."""
    server = Pantheon()
    in_generator(open_ours, server.pid, server.address, size)
    return lambda seconds: run_room(server.pid, seconds)


def on_theirs(size: int) -> Run:
    """The same on the peer."""
    server = BoardgameIo()
    in_generator(open_theirs, server.pid, server.ports, size)
    in_generator(play, server.pid, LEARNING)
    return lambda seconds: run_room(server.pid, seconds)


def run_room(pid: int, seconds: float) -> dict[str, float]:
    figures = in_generator(play, pid, longer(seconds))
    return msgspec.structs.asdict(figures)


# --- in the generator's process -------------------------------------------------------------------------------


async def open_ours(pid: int, address: str, size: int) -> None:
    guests = ours.Guests(address, PEOPLE)
    _rooms[pid] = Room(size, lambda room, count: ours.in_turn(room, guests, GAME, count), pid, LENGTH)


async def open_theirs(pid: int, ports: Ports, size: int) -> None:
    lobby = theirs.Lobby(ports)
    _rooms[pid] = Room(size, lambda room, count: theirs.in_turn(room, lobby, count), pid, theirs.MOVES)


async def play(pid: int, seconds: float) -> Figures:
    return await _rooms[pid].run(seconds)

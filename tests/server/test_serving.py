"""The server as a whole: it starts, plays a game with everybody in it, and stops when it is told to."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from pantheon.bots import make_bot
from pantheon.client import LiveTable
from pantheon.client.seat import play_seat
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games import names
from tests.server.serving import Server, seated


@pytest.mark.slow("a whole game: the final phase of 4 Gods alone takes five seconds")
@pytest.mark.parametrize("game", names())
def test_a_whole_game_of_two_people_over_sockets(server: Server, game: str) -> None:
    fast = {"final": "5"} if game == "four-gods" else {}
    table, visitors = seated(server, game, options=fast)

    async def play() -> None:
        async with LiveTable(visitors[0], table) as one, LiveTable(visitors[1], table) as two:
            bots = [make_bot("greedy", game_named(game), Random(seed)) for seed in (1, 2)]
            await asyncio.gather(play_seat(one, bots[0]), play_seat(two, bots[1]))
            assert one.talk.scores == two.talk.scores
            assert one.talk.scores is not None

    asyncio.run(play())
    record = read_record(visitors[0].record(table))
    verdict = verify(record)
    assert verdict.finished
    assert verdict.draws > 0
    assert visitors[0].table(table).state == "finished"


def test_the_server_stops_when_it_is_told_to(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    assert server.visitor().call("GET", "/api/health")["status"] == "ok"
    assert server.stop() in (0, 130)

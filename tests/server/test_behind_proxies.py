"""Behind a real proxy everybody is who they are: by their own address, and by nothing that they say themselves."""

import asyncio
import http.client
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from pantheon.client import Conversation, Visitor
from pantheon.client.visitor import AnswerError
from pantheon.server import messages as m
from pantheon.server.config import Limits
from pantheon.server.errors import ErrorBody
from pantheon.server.limits import Budget
from tests.conftest import EXTENDED
from tests.server.fronting import addresses, proxy
from tests.server.serving import LONG, Server, serving
from tests.server.talking import figure

SECONDS = 120.0
PEOPLE = 500 if EXTENDED else 50
TRUSTED = ("127.0.0.1",)  # whence the proxies come, and none of the people
TWICE = Limits(guests=Budget(1e-9, 2, address=1))
_FRESH = itertools.count(1)
FORGED = [f"10.0.0.{number}" for number in range(5)]


class Neighbour(Visitor):
    """Somebody with an address of their own on this machine, who comes through a proxy."""

    def __init__(self, port: int, source: str, **said: str) -> None:
        self.source = source
        self.place = f"[{source}]:{port}" if ":" in source else f"127.0.0.1:{port}"
        self._said = {name.replace("_", "-"): value for name, value in said.items()}
        super().__init__(f"http://{self.place}")

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        line = http.client.HTTPConnection(self.place, timeout=SECONDS, source_address=(self.source, 0))
        try:
            data = None if body is None else msgspec.json.encode(body)
            line.request(method, path, data, {"Content-Type": "application/json", **self.headers()})
            answer = line.getresponse()
            read = answer.read()
        finally:
            line.close()
        if answer.status >= 400:
            raise AnswerError(answer.status, msgspec.json.decode(read, type=ErrorBody))
        return read

    def headers(self) -> dict[str, str]:
        return {**super().headers(), **self._said}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which proxy."""
    return str(request.param)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, kind: str) -> Iterator[int]:
    """The port of a proxy before a server where each address may become two guests: each test has its own ones."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, limits=TWICE, proxies=TRUSTED) as server, proxy(kind, folder, server.port) as port:
        yield port


def fresh() -> str:
    """An address that nobody has come from."""
    return f"127.2.0.{next(_FRESH)}"


def outcome(neighbour: Neighbour) -> str:
    """How it goes to become a guest."""
    try:
        neighbour.arrive("Anna")
    except AnswerError as refused:
        return refused.error.text
    return "welcome"


# --- forged headers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Client-IP"])
def test_nobody_gets_another_address_by_saying_so(strict: int, header: str) -> None:
    here, said = fresh(), [f"for={value}" if header == "Forwarded" else value for value in FORGED]
    told = [outcome(Neighbour(strict, here, **{header: value})) for value in said]
    assert told == ["welcome"] * 2 + ["too-many-requests"] * 3
    assert outcome(Neighbour(strict, fresh())) == "welcome"


def test_nobody_uses_up_the_budget_of_others_by_saying_who_they_are(strict: int) -> None:
    here, there = fresh(), fresh()
    for _ in range(3):
        outcome(Neighbour(strict, here, X_Forwarded_For=there))
    assert outcome(Neighbour(strict, there)) == "welcome"


def test_nobody_comes_by_tls_by_saying_so(strict: int) -> None:
    here, page = fresh(), {"Origin": f"https://127.0.0.1:{strict}"}
    assert outcome(Neighbour(strict, here, **page)) == "foreign-origin"
    assert outcome(Neighbour(strict, here, X_Forwarded_Proto="https", **page)) == "foreign-origin"
    assert outcome(Neighbour(strict, here, Origin=f"http://127.0.0.1:{strict}")) == "welcome"


@pytest.mark.skipif("::1" not in addresses(), reason="this machine has no IPv6")
def test_people_come_by_ipv6_too(strict: int) -> None:
    told = [outcome(Neighbour(strict, "::1", X_Forwarded_For=value)) for value in FORGED[:3]]
    assert told == ["welcome", "welcome", "too-many-requests"]
    assert outcome(Neighbour(strict, fresh())) == "welcome"


def test_a_proxy_that_nobody_trusts_is_one_visitor(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path, limits=TWICE) as server, proxy(kind, tmp_path, server.port) as port:
        told = [outcome(Neighbour(port, f"127.1.0.{number}")) for number in range(1, 4)]
    assert told == ["welcome", "welcome", "too-many-requests"]


# --- a crowd --------------------------------------------------------------------------------------------------


@pytest.mark.slow("a crowd sits down at its tables")
def test_a_crowd_behind_one_proxy_plays(tmp_path: Path, kind: str) -> None:
    limits = Limits()
    assert 10 * limits.guests.burst < PEOPLE or not EXTENDED, "more than one address may be"
    with serving(tmp_path, limits=limits, proxies=TRUSTED) as server, proxy(kind, tmp_path, server.port) as port:
        people = [Neighbour(port, f"127.1.{n // 250}.{n % 250 + 1}") for n in range(PEOPLE)]
        for number, one in enumerate(people):
            one.arrive(f"Player {number}")
        tables = [seated(*people[at : at + 2]) for at in range(0, PEOPLE, 2)]
        asyncio.run(asyncio.wait_for(all_play(server, people, tables), SECONDS))


def seated(owner: Neighbour, other: Neighbour) -> str:
    """A running game of two."""
    table = owner.make_table("gods", options={"players": "2"}, seed=LONG).id
    owner.join(table)
    other.join(table)
    owner.start(table)
    return table


async def all_play(server: Server, people: list[Neighbour], tables: list[str]) -> None:
    """Everybody is at their table at the same time; each says a word, and makes the first moves."""
    everybody_in, everybody_done = asyncio.Barrier(len(people) + 1), asyncio.Barrier(len(people) + 1)

    async def play(one: Neighbour, table: str) -> None:
        talk = Conversation()
        address, headers = one.live_address(table), one.headers()
        async with connect(address, local_addr=(one.source, 0), additional_headers=headers, compression=None) as line:
            await line.send(talk.hello())
            while talk.n is None:
                hear(talk, await line.recv())
            begun = talk.n
            await everybody_in.wait()
            await line.send(talk.command(m.Say, text="hello")[1])
            while talk.waiting or talk.n < begun + 6:
                if talk.legal and not talk.waiting:
                    await line.send(talk.command(m.Play, action=talk.legal[0])[1])
                hear(talk, await line.recv())
            await everybody_done.wait()

    async with asyncio.TaskGroup() as crowd:
        for number, one in enumerate(people):
            crowd.create_task(play(one, tables[number // 2]))
        await everybody_in.wait()
        assert await asyncio.to_thread(figure, server, "pantheon_sockets") == len(people)
        await everybody_done.wait()


def hear(talk: Conversation, text: str | bytes) -> None:
    """Take a message of the server, which has nothing to complain of."""
    message = talk.take(text)
    assert not isinstance(message, m.Refused | m.Trouble), message

"""What every request passes first: whose it is, whether it means this server, and how long it may take."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon.server.config import NO_LIMITS, Limits
from pantheon.server.limits import Budget
from tests.server.serving import Server, serving
from tests.server.talking import JSON, Reply, hear, hello, raw

HERE, PROXY = "127.0.0.1", "127.0.0.9"  # somebody's address, and that of a proxy we trust
SITE = "https://play.example"
SECONDS = 60.0
TWICE = Budget(1e-9, 2, address=1)
NAME = b'{"name": "Anna"}'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows a name of its own and a proxy."""
    with serving(tmp_path_factory.mktemp("site"), origins=(SITE,), proxies=(PROXY,)) as server:
        yield server


# --- Host -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "LocalHost:1", "192.168.1.7:8000", "[::1]:80", "[2001:db8::1]", "play.example:443"],
)
def test_a_host_of_ours(site: Server, host: str) -> None:
    assert raw(site, "GET", "/api/guests/me", host=host).status == 200


def test_the_name_of_the_machine_is_ours(site: Server) -> None:
    for name in (socket.gethostname(), f"{socket.gethostname()}.local:80"):
        assert raw(site, "GET", "/api/guests/me", host=name).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:443", "play.example.evil.example", "evil-play.example", "127.0.0.1.evil.example"],
)
def test_any_other_host_is_that_of_somebody_elses_page(site: Server, host: str) -> None:
    for path in ("/", "/api/guests/me", "/nowhere"):
        reply = raw(site, "GET", path, host=host)
        assert (reply.status, reply.error) == (421, "foreign-host")
        assert reply.headers["connection"] == "close"


def test_behind_a_proxy_of_ours_the_host_is_its_business(site: Server) -> None:
    assert raw(site, "GET", "/api/guests/me", host="another.example", source=PROXY).status == 200


def test_a_socket_by_another_name_is_turned_away(site: Server) -> None:
    table = site.visitor().make_table("gods").id
    assert asyncio.run(greeted(site, table, Host="evil.example")) == "foreign-host"
    assert asyncio.run(greeted(site, table, Host="play.example")) == "welcome"
    assert asyncio.run(greeted(site, table, PROXY, Host="another.example")) == "welcome"


# --- Origin ---------------------------------------------------------------------------------------------------


def arrive(server: Server, source: str = HERE, **headers: str) -> Reply:
    """Ask for becoming a guest."""
    return raw(server, "POST", "/api/guests", NAME, source=source, **JSON, **headers)


def status_and_text(reply: Reply) -> tuple[int, str]:
    """How an answer turned out."""
    return reply.status, reply.error if reply.status >= 400 else ""


def test_our_own_pages_may_ask(site: Server) -> None:
    for origin in (site.address, SITE, SITE.upper(), None):
        assert arrive(site, **({} if origin is None else {"origin": origin})).status == 201


def test_pages_with_another_scheme_port_or_name_may_not(site: Server) -> None:
    secure = site.address.replace("http:", "https:")
    for origin in (secure, f"{site.address}1", f"http://{HERE}", "http://play.example", f"{SITE}:8443", "null", ""):
        assert status_and_text(arrive(site, origin=origin)) == (403, "foreign-origin"), origin


def test_behind_a_proxy_of_ours_the_scheme_is_what_it_says(site: Server) -> None:
    by_tls = {"host": "club.example", "x_forwarded_proto": "https"}
    assert arrive(site, PROXY, origin="https://club.example", **by_tls).status == 201
    assert arrive(site, PROXY, origin="http://club.example", **by_tls).status == 403
    assert arrive(site, PROXY, origin="http://club.example", host="club.example").status == 201


def test_nobody_else_can_say_how_they_came(site: Server) -> None:
    secure = site.address.replace("http:", "https:")
    assert arrive(site, x_forwarded_proto="https", origin=secure).status == 403
    assert arrive(site, x_forwarded_proto="https", origin=site.address).status == 201


def test_a_socket_of_another_page_is_turned_away(site: Server) -> None:
    table = site.visitor().make_table("gods").id
    assert asyncio.run(greeted(site, table, Origin=site.address.replace("http:", "https:"))) == "foreign-origin"
    assert asyncio.run(greeted(site, table, Origin=f"{site.address}1")) == "foreign-origin"
    assert asyncio.run(greeted(site, table, Origin=site.address)) == "welcome"


# --- heads and bodies that do not come ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a moment for the rest of a request, and takes heads of up to 4 kB."""
    limits = Limits(head_seconds=0.2, body_seconds=0.2, head_bytes=4096, requests=Budget(0, 0), guests=Budget(0, 0))
    with serving(tmp_path_factory.mktemp("impatient"), limits=limits) as server:
        yield server


def dial(server: Server, source: str = HERE) -> socket.socket:
    """A connection and no more."""
    return socket.create_connection((HERE, server.port), SECONDS, (source, 0))


def until_hung_up(line: socket.socket) -> bytes:
    """Wait for the end of a connection: what was said until then."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionError:
        pass
    return said


HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        HEAD + b"Content-Length: 16\r\n\r\n",
        HEAD + b"Content-Length: 16\r\n\r\n{",
    ],
    ids=["nothing", "a letter", "half a head", "a head without its body", "half a body"],
)
def test_who_does_not_go_on_is_hung_up_on(impatient: Server, beginning: bytes) -> None:
    with dial(impatient) as line:
        line.sendall(beginning)
        assert until_hung_up(line) == b""
    assert raw(impatient, "GET", "/api/guests/me").status == 200
    impatient.check_log()  # strangers write no log


def test_so_is_who_stops_in_a_second_request(impatient: Server) -> None:
    with dial(impatient) as line:
        line.sendall(b"GET /api/guests/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api")
        assert b"HTTP/1.1" not in until_hung_up(line)


def test_a_socket_outlives_the_patience_for_requests(impatient: Server) -> None:
    table = impatient.visitor().make_table("gods").id

    async def go() -> None:
        async with connect(live(impatient, table)) as line:
            with dial(impatient) as other:  # begun later, over before
                await asyncio.to_thread(until_hung_up, other)
            await line.send(hello())
            assert (await hear(line))["type"] == "welcome"

    asyncio.run(go())


def test_a_head_without_end_is_cut_off(impatient: Server) -> None:
    with dial(impatient) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with suppress(ConnectionError):
            while True:
                line.sendall(b"a" * 65536)
        assert until_hung_up(line) == b""


def test_a_head_with_too_many_lines_is_refused(impatient: Server) -> None:
    for lines, status in ((90, b"200"), (101, b"400")):
        with dial(impatient) as line:
            many = b"".join(b"X-%d: 1\r\n" % number for number in range(lines))
            line.sendall(b"GET /api/guests/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + many + b"\r\n")
            assert until_hung_up(line).startswith(b"HTTP/1.1 " + status)


# --- how many connections -------------------------------------------------------------------------------------


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server that takes three connections of each address, and trusts a proxy."""
    limits = Limits(connections_per_address=3, requests=Budget(0, 0))
    with serving(tmp_path, limits=limits, proxies=(PROXY,)) as server:
        yield server


def is_served(line: socket.socket) -> bool:
    """Ask something over a connection that stays open; False if it was hung up on."""
    try:
        line.sendall(b"GET /api/guests/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(65536).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_an_address_has_so_many_connections_and_no_more(narrow: Server) -> None:
    with ExitStack() as lines:
        mine = [lines.enter_context(dial(narrow)) for _ in range(3)]
        assert all(map(is_served, mine))
        with dial(narrow) as fourth:
            assert not is_served(fourth)
        with dial(narrow, "127.0.0.2") as other:
            assert is_served(other), "another address has its own"
        mine[0].close()
        while True:  # the server has to notice
            with dial(narrow) as again:
                if is_served(again):
                    break


def test_a_proxy_of_ours_has_as_many_as_it_likes(narrow: Server) -> None:
    with ExitStack() as lines:
        assert all(is_served(lines.enter_context(dial(narrow, PROXY))) for _ in range(12))


# --- whose request it is --------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server where each address may become two guests and hold one socket, behind a proxy."""
    limits: dict[str, Any] = {name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__}
    with serving(
        tmp_path, limits=Limits(**limits | {"guests": TWICE, "sockets_per_address": 1}), proxies=(PROXY,)
    ) as server:
        yield server


def statuses(server: Server, source: str, *forwarded: str) -> list[int]:
    """How it goes to become a guest, from one address and then another."""
    return [arrive(server, source, x_forwarded_for=value).status for value in forwarded]


def test_behind_a_proxy_each_address_has_its_own_budget(strict: Server) -> None:
    assert statuses(strict, PROXY, *["10.0.0.1"] * 3) == [201, 201, 429]
    assert statuses(strict, PROXY, "10.0.0.2", "10.0.0.1") == [201, 429]


def test_whoever_asks_may_write_what_they_like_before_it(strict: Server) -> None:
    assert statuses(strict, PROXY, "1.1.1.1, 10.0.0.1", "2.2.2.2,10.0.0.1", "junk, 10.0.0.1") == [201, 201, 429]


def test_an_address_of_ipv6_is_its_network(strict: Server) -> None:
    assert statuses(strict, PROXY, "2001:db8::1", "2001:db8::2", "[2001:db8::3]:80") == [201, 201, 429]
    assert statuses(strict, PROXY, "2001:db8:0:1::1") == [201]


def test_the_word_of_others_changes_nothing(strict: Server) -> None:
    assert statuses(strict, HERE, "10.0.0.1", "10.0.0.2", "10.0.0.3") == [201, 201, 429]
    assert statuses(strict, PROXY, "10.0.0.1") == [201], "nobody has used that one up"


def test_the_same_holds_for_sockets(strict: Server) -> None:
    table = strict.visitor().make_table("gods").id
    first, second = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}

    async def go() -> None:
        async with connect(live(strict, table), local_addr=(PROXY, 0), additional_headers=first) as line:
            assert await greeting(line) == "welcome"
            assert await greeted(strict, table, PROXY, **first) == "too-many-sockets"
            assert await greeted(strict, table, PROXY, **second) == "welcome"
            async with connect(live(strict, table), additional_headers=second) as mine:
                assert await greeting(mine) == "welcome"
                assert await greeted(strict, table, **first) == "too-many-sockets"

    asyncio.run(go())


# --- sockets --------------------------------------------------------------------------------------------------


def live(server: Server, table: str) -> str:
    """Where the socket of a table is."""
    return f"ws://{HERE}:{server.port}/api/tables/{table}/live"


async def greeting(line: ClientConnection) -> str:
    """What a socket is told first: a welcome, or what is wrong."""
    with suppress(ConnectionClosed):  # who was turned away at once can still read why
        await line.send(hello())
    told = await hear(line)
    return str(told["type"] if told["type"] == "welcome" else told["error"]["text"])


async def greeted(server: Server, table: str, source: str = HERE, **headers: str) -> str:
    """What a new socket is told, with headers of its own."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    place = f"{HERE}:{server.port}"
    address = live(server, table).replace(place, named.pop("Host", place))  # the library makes a Host of it
    there: dict[str, Any] = {"host": HERE, "port": server.port, "local_addr": (source, 0)}
    async with connect(address, additional_headers=named, **there) as line:
        return await greeting(line)

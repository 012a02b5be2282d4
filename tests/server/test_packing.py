"""Answers travel packed where it is worth it, if the client can unpack them, and say so."""

import gzip

import httpx
import pytest

from pantheon.server.packing import WORTH_IT
from tests.server.serving import Server, seated


@pytest.fixture(scope="module")
def story(server: Server) -> str:
    table, _ = seated(server, "deus")
    return f"{server.address}/api/tables/{table}/story"


def raw(address: str, accept: str | None) -> tuple[httpx.Headers, bytes]:
    headers = {} if accept is None else {"Accept-Encoding": accept}
    with httpx.Client() as client:
        client.headers.pop("accept-encoding")
        with client.stream("GET", address, headers=headers) as answer:
            return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize("accept", ["gzip", "deflate, GZIP;q=0.5, br"])
def test_a_long_answer_is_packed_for_who_can_unpack_it(story: str, accept: str) -> None:
    _, plain = raw(story, None)
    headers, packed = raw(story, accept)
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(plain) > WORTH_IT
    assert len(packed) < len(plain) / 2
    assert int(headers["content-length"]) == len(packed)
    assert "Accept-Encoding" in headers["vary"]


@pytest.mark.parametrize("accept", [None, "", "br", "gzip;q=0", "identity"])
def test_whoever_cannot_unpack_gets_it_as_it_is(story: str, accept: str | None) -> None:
    headers, plain = raw(story, accept)
    assert "content-encoding" not in headers
    assert plain.startswith(b"{")


def test_a_short_answer_is_left_alone(server: Server) -> None:
    headers, plain = raw(f"{server.address}/api/guests/me", "gzip")
    assert "content-encoding" not in headers
    assert plain == b"null"


def test_what_is_packed_already_is_not_packed_again(server: Server) -> None:
    headers, packed = raw(f"{server.address}/api/games", "gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed).startswith(b"[")
    mark = headers["etag"]
    same = httpx.get(f"{server.address}/api/games", headers={"If-None-Match": mark})
    assert (same.status_code, same.content) == (304, b"")

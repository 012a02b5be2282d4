"""The OpenAPI document against a running server: whatever is asked, right or wrong, the answer is one that the
document promises, and never a fault.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pantheon.client import Visitor
from pantheon.server.app import HEADERS
from tests.server.monsters import word
from tests.server.serving import Server, seated
from tests.server.talking import ended

DOCUMENT = msgspec.json.decode((Path(__file__).parents[2] / "docs" / "openapi.json").read_bytes())
OPERATIONS = sorted(f"{method.upper()} {path}" for path, ways in DOCUMENT["paths"].items() for method in ways)
MAY_BE_KEPT = {"GET /api/games"}
NOTHING_WRONG_TO_ASK = {"GET /api/guests/me", "GET /api/health", "GET /api/games/{name}/schema"}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
FEW = 4
MANY = pytest.param(20, marks=pytest.mark.extended("four questions of each kind"))
SECONDS = 60.0  # of patience with one answer


@dataclass(frozen=True)
class Town:
    """A server with some tables, and somebody who owns them."""

    server: Server
    owner: Visitor
    tables: list[str]
    session: requests.Session
    schema: Any


@pytest.fixture(scope="module")
def town(server: Server) -> Iterator[Town]:
    with requests.Session() as session:
        running, (owner, *_) = seated(server, "deus")
        tables = [
            running,
            ended(server, owner),
            owner.make_table("gods", options={"players": "2"}).id,
            owner.make_table("four-gods", visibility="private", spectators=False).id,
            server.visitor("Somebody else").make_table("gods", visibility="private").id,
        ]
        schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        schema.config.checks.negative_data_rejection.expected_statuses.append("413")  # too big is a refusal as well
        yield Town(server, owner, tables, session, schema)


def test_the_document_of_a_running_server_is_the_one_in_docs(town: Town) -> None:
    assert town.owner.call("GET", "/api/schema/openapi.json") == DOCUMENT


@pytest.mark.parametrize("examples", [FEW, MANY])
@pytest.mark.parametrize("who", ["guest", "stranger"])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_one_that_the_document_promises(town: Town, operation: str, who: str, examples: int) -> None:
    modes = [GenerationMode.POSITIVE]
    if operation not in NOTHING_WRONG_TO_ASK:
        modes.append(GenerationMode.NEGATIVE)
    for mode in modes:
        assert _try_out(town, operation, who, mode, examples) > 0


def _try_out(town: Town, label: str, who: str, mode: GenerationMode, examples: int) -> int:
    """Ask an operation all sorts of things; how many."""
    method, path = label.split(" ")
    asked = 0

    # Random names lead to no table: mostly we go to one that is there, so that there is something to get wrong.
    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=town.schema[path][method].as_strategy(generation_mode=mode),
        table=st.one_of(st.none(), st.sampled_from(town.tables)),
        game=st.sampled_from([None, "gods", "deus"]),
        swollen=st.one_of(st.none(), st.integers(0, 10**6)),
        token=st.sampled_from([town.owner.token] if who == "guest" else [None, "nonsense"]),
    )
    def ask(case: Case[Any], table: str | None, game: str | None, swollen: int | None, token: str | None) -> None:
        nonlocal asked
        if mode is GenerationMode.POSITIVE:
            _lead(case, table, game)
            if swollen is not None:
                _swell(case, Random(swollen))
        headers = Visitor(town.server.address, token).headers()
        answer = case.call_and_validate(session=town.session, headers=headers, checks=CHECKS, timeout=SECONDS)
        kept = {"Cache-Control": "no-cache"} if label in MAY_BE_KEPT and answer.status_code == 200 else {}
        for name, value in (HEADERS | kept).items():
            assert answer.headers[name.lower()] == [value]
        asked += 1

    ask()
    return asked


def _swell(case: Case[Any], rng: Random) -> None:
    """Make something in a request long, or deep."""
    if isinstance(case.body, dict) and case.body:
        deep: Any = word(rng, 20_000)
        for _ in range(rng.choice([0, 0, 1, 300])):
            deep = [deep]
        name = rng.choice([*case.body, word(rng, 20_000)])
        case.body[name] = deep
    if case.query and rng.random() < 0.5:
        case.query[rng.choice(list(case.query))] = word(rng, 2_500)


def _lead(case: Case[Any], table: str | None, game: str | None) -> None:
    """Send a request to something that exists."""
    if table is not None and "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
    if game is not None and "name" in (case.path_parameters or {}):
        case.path_parameters["name"] = game
    if game is not None and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = game
        case.body.pop("options", None)

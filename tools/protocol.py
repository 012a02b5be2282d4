"""Writes down what the server speaks: docs/protocol.schema.json (the socket) and docs/openapi.json (HTTP).

    python -m tools.protocol [--check]

With --check nothing is written; the exit status is 1 if one of them is not what the code says.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from litestar.serialization import encode_json

from pantheon.server import messages as m
from pantheon.server.app import App
from pantheon.server.config import Config

DOCS = Path(__file__).parents[1] / "docs"
_SIDES: dict[str, Any] = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage}


def protocol_schema() -> dict[str, Any]:
    """A JSON schema of every message over the socket, by who sends it."""
    roots, parts = msgspec.json.schema_components(_SIDES.values(), ref_template="#/$defs/{name}")
    sides = dict(zip(_SIDES, roots, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of a table, version {m.PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in sides],
        "$defs": sides | dict(sorted(parts.items())),
    }


def openapi() -> dict[str, Any]:
    """The OpenAPI document of the server; no database is opened for it."""
    app = App(Config(database=Path("pantheon.db"))).api
    document: dict[str, Any] = msgspec.json.decode(encode_json(app.openapi_schema.to_schema()))
    return document


def documents() -> dict[str, str]:
    """What the files in docs/ ought to be."""
    made = {"protocol.schema.json": protocol_schema(), "openapi.json": openapi()}
    return {name: _text(document) for name, document in made.items()}


def stale(folder: Path | None = None) -> list[str]:
    """The files that are missing, or not what the code says any more."""
    return [name for name, text in documents().items() if _read((folder or DOCS) / name) != text]


def write(folder: Path | None = None) -> None:
    """Write the files anew."""
    for name, text in documents().items():
        ((folder or DOCS) / name).write_text(text, encoding="utf-8")


def _text(document: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main() -> None:
    """Write, or check."""
    if "--check" not in sys.argv[1:]:
        write()
    elif found := stale():
        sys.exit(f"stale: {', '.join(found)}; run python -m tools.protocol")


if __name__ == "__main__":
    main()

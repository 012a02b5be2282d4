"""Writes the TypeScript types of everything that the web client gets and sends, from the server's own structs.

    python -m tools.web_types [--check]

With --check nothing is written; the exit status is 1 if a file is not what the code says.
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from pantheon.engine.replay import Verdict
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.api.cards import CardInfo
from pantheon.server.api.examples import ExampleInfo, ExampleShown
from pantheon.server.api.games import FileRead, FileText, GameInfo
from pantheon.server.api.guests import GuestInfo, NewGuest, NewName
from pantheon.server.api.manners import MannersWanted, Muting
from pantheon.server.api.records import PastMove, PastPosition, RecordText
from pantheon.server.api.tables import Branch, Join, Link, NewBot, NewLink, Seated
from pantheon.server.api.trying import Pondered, Trial, TrialShown
from pantheon.server.draws import Draws
from pantheon.server.errors import ErrorBody
from pantheon.server.points import Course
from pantheon.server.settings import Settings
from pantheon.server.story import Story

WEB = Path(__file__).parents[1] / "web" / "src"
_HEAD = "// Made by tools/web_types.py from the server's structs; do not edit.\n\n"
_SIDES: dict[str, Any] = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage}
_BODIES = (
    FileRead, FileText, GameInfo, GuestInfo, NewGuest, NewName, PastMove, PastPosition, Story, Course, Draws,
    RecordText, Verdict, Branch, Join, Link, MannersWanted, Muting, NewBot, NewLink, Seated, CardInfo,
    ExampleInfo, ExampleShown, Trial, TrialShown, Pondered, ErrorBody, Settings, m.TableInfo,
)  # fmt: skip
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    """Every file and what it ought to be."""
    made = {WEB / "wire" / "types.ts": _types(_SIDES, _BODIES)}
    for name in names():
        game = game_named(name)
        players = msgspec.structs.fields(game.options)[0].default
        actions = game.codec(game.options(players=players)).actions
        union: Any = actions[0]
        for action in actions[1:]:
            union |= action
        made[WEB / "games" / name / "types.ts"] = _types({"Action": union}, (game.view,))
    return made


def _types(sides: dict[str, Any], structs: tuple[Any, ...]) -> str:
    roots, parts = msgspec.json.schema_components([*sides.values(), *structs], ref_template="{name}")
    named = dict(zip(sides, roots, strict=False))
    texts = [f"export type {_name(name)} = {_type(schema)};" for name, schema in named.items()]
    texts += [_declaration(name, schema) for name, schema in sorted(parts.items())]
    return _HEAD + "\n\n".join(texts) + "\n"


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = " ".join(str(schema.get("description", "")).split())
    head = f"/** {comment} */\n" if comment else ""
    return f"{head}export type {_name(name)} = {_type(schema)};"


def _name(name: str) -> str:
    return re.sub(r"\W", "", name)


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema in TypeScript."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        values = [schema["const"]] if "const" in schema else schema["enum"]
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    items = schema.get("items")
    return f"({_type(items)})[]" if isinstance(items, dict) and items else "unknown[]"


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    needed = schema.get("required", [])
    # What the server leaves out when it is as usual may be absent; what it always sends has a default all the same.
    fields = [
        f"{name}{'' if name in needed or 'default' in field else '?'}: {_type(field)};"
        for name, field in schema["properties"].items()
    ]
    return "{ " + " ".join(fields) + " }"


def stale() -> list[Path]:
    """The files that are missing, or not what the code says any more."""
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        if found := stale():
            sys.exit(f"stale: {', '.join(path.name for path in found)}; run python -m tools.web_types")
        return
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""What is wrong with a card of a deck file where its schema refuses it: the field, what it is, and what it can be."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

_FIELD = re.compile(r"(missing required|contains unknown) field `(.*?)`(?: - at `\$\.(\w+)`)?$", re.DOTALL)
_PLACE = re.compile(r" - at `\$\.([\w.]+)")


def fault_of(card: dict[str, Any], schema: type, error: msgspec.ValidationError) -> tuple[str, dict[str, str]]:
    """A text and its facts."""
    if found := _FIELD.search(str(error)):
        what, name, place = found.groups()
        field = name if place is None else f"{place}.{name}"
        if what == "missing required":
            return "deck-field-missing", {"field": field}
        record = schema if place is None else _record(card, schema, place)
        return "deck-field-unknown", {"field": field, "known": ", ".join(_types(record))}
    place = _PLACE.search(str(error))
    field = "" if place is None else place[1]
    path = field.split(".")
    value: Any = card
    for name in path:
        value = value.get(name) if isinstance(value, dict) else value
    facts = {"field": field, "found": value if isinstance(value, str) else msgspec.json.encode(value).decode()}
    known = list(_known(card, schema, path))
    return ("deck-field-wrong", {**facts, "known": ", ".join(known)}) if known else ("deck-field-odd", facts)


def _types(record: Any) -> dict[str, Any]:
    """The fields of a record, as files name them."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(record)}


def _records(schema: type, name: str) -> list[Any]:
    """The records that may stand in a field."""
    kind = _types(schema)[name]
    return [one for one in get_args(kind) or (kind,) if hasattr(one, "__struct_config__")]


def _record(card: dict[str, Any], schema: type, name: str) -> Any:
    """The one that is meant: effects say which by their `do`."""
    records = _records(schema, name)
    return next((one for one in records if one.__struct_config__.tag == card[name].get("do")), records[0])


def _known(card: dict[str, Any], schema: type, path: list[str]) -> Iterator[str]:
    """What can stand in a field, where that can be listed."""
    if path[-1] == "do":
        yield from (str(one.__struct_config__.tag) for one in _records(schema, path[0]))
    elif len(path) == 1:
        yield from _values(_types(schema)[path[0]])
    else:
        yield from _values(_types(_record(card, schema, path[0]))[path[1]])


def _values(kind: Any) -> Iterator[str]:
    """Words of a literal, or the least and the greatest number."""
    if isinstance(kind, str):
        yield kind
    elif isinstance(kind, msgspec.Meta) and kind.ge is not None:
        yield f"{kind.ge}–{kind.le}"
    elif not hasattr(kind, "__struct_config__"):
        for part in (*get_args(kind), *getattr(kind, "__metadata__", ())):
            yield from _values(part)

"""What happens in 4 Gods, in words."""

import re
from typing import Any

from rich.text import Text

from pantheon.cli.four_gods.glyphs import colour_style
from pantheon.cli.language import current, say
from pantheon.engine.actions import Action, verb
from pantheon.games.four_gods.actions import DealtGod, Pass, Sand, Tile
from pantheon.games.four_gods.names import CELL_NUMBERS, COLOURS, CORNERS, TERRAINS
from pantheon.games.four_gods.sights import FourGodsView
from pantheon.games.four_gods.tiles import TERRAINS as LETTERS

_CAPITALS = re.compile(r"[spfm]{4}(\.[0-3]{4})?|[ns][we]")
QUIET = ("tile", "window", "flip")  # told in the whole log only


def did(action: Action, seat: str | None, before: FourGodsView) -> str:
    """Somebody's action as a sentence; nobody's is chance or a clock."""
    facts = _facts(action, before)
    if seat is not None:
        facts["seat"] = seat
    elif isinstance(action, Sand):
        facts["seat"] = before.active
    elif isinstance(action, Tile):
        facts["seat"] = before.drawing
    return say(f"four-gods-did-{_variant(action, seat, before)}", **facts)


def _variant(action: Action, seat: str | None, before: FourGodsView) -> str:
    """Which sentence: some actions have two."""
    name = verb(action)
    if getattr(action, "prophet", None) in CELL_NUMBERS:
        return f"{name}-moved"
    if isinstance(action, DealtGod) and action.god is None:
        return f"{name}-hidden"
    if isinstance(action, Pass) and any(player.passed for player in before.seats if player.seat == seat):
        return f"{name}-back"
    return name


def _facts(action: Action, before: FourGodsView) -> dict[str, Any]:
    """The facts of an action for its message."""
    facts: dict[str, Any] = {}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "row":
            facts["row"] = current().word("seat", value)
        elif name == "second":
            facts["second"] = current().word("god", value)
        elif name == "prophet":
            facts |= {"from": value} if value in CELL_NUMBERS else {"colour": value}
        elif name == "corner":
            facts["terrain"] = terrain_under(action, before)
        elif name not in ("token", "number") and value is not None:
            facts[name] = value
    return facts


def terrain_under(action: Any, before: FourGodsView) -> str:
    """The terrain on which the prophet of an action would stand."""
    lying = {tile.cell: tile.face for tile in before.world}
    face = getattr(action, "face", None) or lying[action.cell]
    return TERRAINS[LETTERS.index(face[CORNERS.index(action.corner)])]


def record_words(typed: str) -> str:
    """A command as records write it, however it was typed: faces and corners in capitals."""
    words = typed.lower().split()
    return " ".join(word.upper() if _CAPITALS.fullmatch(word) else word for word in words)


def named(said: str) -> Text:
    """A sentence with the names of colours in their colours."""
    text = Text(said)
    for colour in COLOURS:
        text.highlight_regex(rf"\b{current().word('colour', colour)}\b", colour_style(colour))
    return text

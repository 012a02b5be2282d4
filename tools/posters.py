"""The positions on the posters of the games, taken from records: `python -m tools.posters`.

The build of the pages paints them (web/posters). Of a view they hold what the boards are drawn from.
"""

from pathlib import Path
from typing import Any

import msgspec

from pantheon.engine.reading import read_record
from pantheon.engine.replay import replay

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web/posters/positions"
# By game the record, how many of its moves were made, and the parts of the view.
SHOWN = {
    "gods": ("three-players", 108, ("map",)),
    "four-gods": ("timed", 318, ("world", "cities")),
    "deus": ("four-players", 532, ("map", "villages")),
}


def position(game: str) -> Any:
    """What a spectator sees of the board at that moment."""
    name, moves, parts = SHOWN[game]
    record = read_record((ROOT / "fixtures/records" / game / f"{name}.record").read_text())
    view = msgspec.to_builtins(replay(record, moves).view(None))
    return {part: view[part] for part in parts}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in SHOWN:
        (FOLDER / f"{game}.json").write_bytes(msgspec.json.encode(position(game)) + b"\n")


if __name__ == "__main__":
    main()

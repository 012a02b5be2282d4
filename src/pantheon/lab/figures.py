"""Figures of finished games, beside points and endings: what their final positions show, in whole numbers.

A game that has some to offer is in the table; each figure has a text `simulate-figure-NAME`.
"""

from collections.abc import Callable
from typing import Any

from pantheon.engine.match import Match
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.position import Position as FourGodsPosition


def figures_of(match: Match) -> dict[str, int]:
    """The figures of a finished game; how long it took, if it ran in time."""
    found = dict(_FIGURES.get(match.game.name, _none)(match.position))
    if match.game.realtime and match.moves[-1].at is not None:
        found["seconds"] = round(match.moves[-1].at)
    return found


def _none(position: Any) -> dict[str, int]:
    del position
    return {}


def _four_gods(position: FourGodsPosition) -> dict[str, int]:
    """How full the World is, and what is left beside it."""
    empty = [cell for cell, lies in enumerate(position.lying()) if lies == codes.EMPTY]
    return {
        "filled": codes.CELLS - len(empty),
        "cities": position.cities,
        "hopeless": sum(position.is_safe(cell) for cell in empty),
        "kingdoms": len(position.realms()),
        "rows": sum(position.filled),
    }


_FIGURES: dict[str, Callable[[Any], dict[str, int]]] = {"four-gods": _four_gods}

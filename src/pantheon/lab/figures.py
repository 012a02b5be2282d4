"""Figures of finished games, beside points and endings: what their final positions show, in whole numbers.

A game that has some to offer is in the table; each figure has a text `simulate-figure-NAME`.
"""

from collections.abc import Callable
from typing import Any

from pantheon.engine.match import Match
from pantheon.games.deus import codes as deus_codes
from pantheon.games.deus.position import Position as DeusPosition
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


def _deus(position: DeusPosition) -> dict[str, int]:
    """How long it was, and what was built and conquered."""
    villages = position.terrain[deus_codes.VILLAGE]
    return {
        "rounds": position.round - 1,
        "builds": sum(position.height),
        "temples": sum(position.height[deus_codes.TEMPLE :: deus_codes.COLOURS]),
        "villages": (villages & position.attacked).bit_count(),
    }


_FIGURES: dict[str, Callable[[Any], dict[str, int]]] = {"deus": _deus, "four-gods": _four_gods}

"""One screen: the map on the left at the largest scale that fits, everything else beside it."""

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from pantheon.cli.gods import panel
from pantheon.cli.gods.glyphs import Glyphs, glyphs_for
from pantheon.cli.gods.hexmap import SCALES, TINY, Frame, HexMap, Scale, frame_around
from pantheon.cli.gods.map import cells_of
from pantheon.cli.gods.menu import Kind
from pantheon.cli.layout import side_by_side, wrapped
from pantheon.engine.actions import At
from pantheon.games.gods.view import GodsView

BELOW = 4  # lines under the map: what can be done, and the prompt
_GAP = 1
_NEWS = 3  # lines at least for what happened


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What a screen shows."""

    view: GodsView
    who: Sequence[str]  # plays each seat
    log: Sequence[str] = ()
    marked: Collection[At] = ()
    kinds: Sequence[Kind] = ()  # what can be done
    kind: Kind | None = None  # whose places are to be chosen from
    below: int = BELOW
    glyphs: Glyphs = field(default_factory=lambda: glyphs_for(sys.stdout))


def draw(console: Console, scene: Scene) -> list[Text]:
    """The lines of a screen."""
    cells = cells_of(scene.view, scene.glyphs, scene.marked, scene.kind.labels if scene.kind else None)
    frame = frame_around(cells)
    height = max(console.height - scene.below, 1)
    scale = _scale(console, scene, frame, height)
    width = _column_width(console, scene, frame, scale)
    beside = _column(console, scene, width)
    if scene.kind:
        choices = _choices(console, scene.kind, width, scene.glyphs)
        if len(beside) + len(choices) > height:
            beside = _column(console, scene, width, briefly=True)
        beside += choices
    else:
        beside += _filling(console, scene, width, height - len(beside))
    lines = HexMap(cells, frame, scale, scene.glyphs).lines()
    return side_by_side(lines, beside, console.width - width)


def _column_width(console: Console, scene: Scene, frame: Frame, scale: Scale) -> int:
    """All that the map leaves, and never less than the seats need."""
    least = min(panel.narrowest(scene.view, scene.glyphs), console.width)
    return max(console.width - frame.size(scale)[0] - _GAP, least)


def _scale(console: Console, scene: Scene, frame: Frame, height: int) -> Scale:
    """The largest scale at which the map fits and leaves enough room for what stands beside it."""
    for scale in SCALES:
        width, lines = frame.size(scale)
        column = _column_width(console, scene, frame, scale)
        if width + _GAP + column > console.width or lines > height:
            continue
        if _tallest(console, scene, column) <= height:
            return scale
    return TINY


def _tallest(console: Console, scene: Scene, width: int) -> int:
    """Lines of the column whichever kind of action is looked at: the map must not change its scale meanwhile."""
    choices = [len(_choices(console, kind, width, scene.glyphs)) for kind in scene.kinds if not kind.at_once]
    return max(
        len(_column(console, scene, width)) + _NEWS,
        len(_column(console, scene, width, briefly=True)) + max(choices, default=0),
    )


def _column(console: Console, scene: Scene, width: int, *, briefly: bool = False) -> list[Text]:
    """Seats, display and bag."""
    view, glyphs = scene.view, scene.glyphs
    seats = panel.seats_briefly(view, glyphs) if briefly else panel.seats(view, scene.who, glyphs)
    lines = [panel.title(view), *seats, panel.display(view, glyphs), panel.bag(view, glyphs)]
    return wrapped(console, lines, width)


def _choices(console: Console, kind: Kind, width: int, glyphs: Glyphs) -> list[Text]:
    return wrapped(console, [Text(), *panel.choices(kind, glyphs)], width)


def _filling(console: Console, scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, as far as there is room; with no news, what the signs mean."""
    if not scene.log:
        legend = wrapped(console, [Text(), *panel.legend(scene.glyphs)], width)
        return legend if len(legend) <= most else []
    if most < _NEWS:
        return []
    lines: list[Text] = []
    for said in reversed(scene.log):
        entry = wrapped(console, [panel.named(said)], width)
        if len(lines) + len(entry) > most - 1:
            break
        lines = entry + lines
    return [Text(), *lines]

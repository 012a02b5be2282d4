"""One screen: the World on the left at the largest scale that fits, everything else beside it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from pantheon.cli.four_gods import panel
from pantheon.cli.four_gods.glyphs import Glyphs
from pantheon.cli.four_gods.menu import Choice
from pantheon.cli.four_gods.tiles import SCALES, SMALL, Scale
from pantheon.cli.four_gods.words import named
from pantheon.cli.four_gods.world import World
from pantheon.cli.layout import flow, side_by_side, wrapped
from pantheon.games.four_gods.sights import FourGodsView

_GAP = 1
_NARROWEST = 36  # columns that hands, rows and questions need
_NEWS = 2  # lines at least for what happened


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What a screen shows."""

    view: FourGodsView
    who: Sequence[str]  # plays each seat
    glyphs: Glyphs
    clocks: Sequence[panel.Clock] = ()
    log: Sequence[str] = ()
    marked: Collection[str] = ()
    choice: Choice | None = None  # whose question is open
    below: int = 4  # lines under the picture


def draw(console: Console, scene: Scene) -> list[Text]:
    """The lines of a screen."""
    world = World(scene.view, scene.glyphs, fits=_fits(scene), marked=scene.marked, colour=_has_colour(console))
    height = max(console.height - scene.below, 1)
    scale = _scale(console, world, height)
    width = max(console.width - world.size(scale)[0] - _GAP, _NARROWEST)
    column = _column(console, scene, width, height)
    return side_by_side(world.lines(scale), column, console.width - width)


def _has_colour(console: Console) -> bool:
    return not console.no_color and console.color_system is not None


def _fits(scene: Scene) -> set[str]:
    """The cells that the open question is about."""
    choice = scene.choice
    if choice is None or choice.question is None:
        return set()
    if choice.question.name in ("cell", "who"):
        return {answer.value for answer in choice.answers}
    return {action.cell for _, action in choice.actions if hasattr(action, "cell")}


def _scale(console: Console, world: World, height: int) -> Scale:
    """The largest scale at which the World fits and leaves room for the rest."""
    for scale in SCALES:
        columns, lines = world.size(scale)
        if columns + _GAP + _NARROWEST <= console.width and lines <= height:
            return scale
    return SMALL


def _column(console: Console, scene: Scene, width: int, height: int) -> list[Text]:
    """Title, players, hands; then the question or the news. Where room is short, the rows of the others go first."""
    view, glyphs = scene.view, scene.glyphs
    top = wrapped(console, panel.head(view, scene.clocks, glyphs), width)
    held = panel.hands(view, glyphs)
    players = [panel.seats(view, scene.who, width, glyphs, briefly=briefly) for briefly in (False, True)]
    asked, shortest = [], []
    if scene.choice is not None and scene.choice.question is not None:
        asked = [Text(), *panel.question(scene.choice, view, width, glyphs)]
        shortest = [*top, *panel.question(scene.choice, view, width, glyphs, briefly=True)]
    columns = [[*top, *wrapped(console, lines, width), *held, *asked] for lines in players]
    columns += [[*top, *held, *asked], [*top, *asked]]
    lines = next((lines for lines in columns if len(lines) <= height), shortest)
    return lines + _filling(console, scene, width, height - len(lines))


def _filling(console: Console, scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, as far as there is room; with no news, what the signs mean."""
    if not scene.log and not scene.choice:
        legend = [Text(), *flow(panel.legend(scene.glyphs), width)]
        return legend if len(legend) <= most else []
    return _news(console, scene, width, most)


def _news(console: Console, scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, as far as there is room."""
    if most < _NEWS:
        return []
    lines: list[Text] = []
    for said in reversed(scene.log):
        entry = wrapped(console, [named(said)], width)
        if len(lines) + len(entry) > most - 1:
            break
        lines = entry + lines
    return [Text(), *lines]

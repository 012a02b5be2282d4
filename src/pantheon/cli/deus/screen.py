"""One screen: the map on the left at the largest scale that fits, players beside it, cards where there is room.

Where the terminal is wide, everything stands beside the map; else the cards and what is asked stand under it. What
does not fit is told more briefly, the tableaus first.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from pantheon.cli.deus import panel
from pantheon.cli.deus.glyphs import Glyphs
from pantheon.cli.deus.map import LARGE, MIDDLE, SCALES, SMALL, Map, Marks, Scale
from pantheon.cli.deus.words import named
from pantheon.cli.layout import flow, side_by_side, wrapped
from pantheon.games.deus.sights import DeusView

BELOW = 3  # lines under the picture: what can be done, and the prompt
_GAP = 1
_ROOMY = 60  # columns for cards and questions, beside the map
_NEWS = 2  # lines at least for what happened


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What a screen shows."""

    view: DeusView
    who: Sequence[str]  # plays each seat
    glyphs: Glyphs
    marks: Marks = field(default_factory=Marks)
    log: Sequence[str] = ()
    asked: Sequence[Text] = ()  # the question and its answers
    possible: Collection[str] = ()  # numbers of the cards that can be built
    below: int = BELOW


@dataclass(frozen=True)
class Plan:
    """How the lines are arranged."""

    scale: Scale
    beside: list[Text]
    under: list[Text]


def draw(console: Console, scene: Scene) -> list[Text]:
    """The lines of a screen."""
    drawn = Map(scene.view, scene.glyphs, scene.marks)
    height = max(console.height - scene.below, 1)
    plan = _plan(console, scene, drawn, height)
    left, beside, under = drawn.lines(plan.scale), plan.beside, plan.under
    width = drawn.size(plan.scale)[0] + _GAP
    if under:
        free = height - max(len(left), len(beside)) - len(under)
        return side_by_side(left, beside, width) + under + _filling(console, scene, console.width, free)
    if height - len(left) > height - len(beside):
        left = left + _filling(console, scene, width - _GAP, height - len(left))
    else:
        beside = beside + _filling(console, scene, console.width - width, height - len(beside))
    legend = [Text(), *flow(panel.legend(scene.glyphs), width - _GAP)]
    if scene.log and len(left) + len(legend) <= height:
        left += legend
    return side_by_side(left, beside, width)


def _plan(console: Console, scene: Scene, drawn: Map, height: int) -> Plan:
    """The most telling arrangement that fits; the tightest one if none does."""
    plan = None
    for cards, scales in _ORDER:
        for scale in scales:
            columns, lines = drawn.size(scale)
            width = console.width - columns - _GAP
            if scale is not SMALL and (width < panel.NARROWEST or lines > height):
                continue
            width = max(width, panel.NARROWEST)
            top = _top(console, scene, width)
            if width >= _ROOMY:
                plan = Plan(scale, [*top, Text(), *cards(console, scene, width)], [])
            else:
                plan = Plan(scale, top, cards(console, scene, console.width))
            if max(lines, len(plan.beside)) + len(plan.under) + (_NEWS if plan.under else 0) <= height:
                return plan
    assert plan is not None
    return plan


def _top(console: Console, scene: Scene, width: int) -> list[Text]:
    """Round, players, and what lies in the middle."""
    view, glyphs = scene.view, scene.glyphs
    lines = [panel.title(view, glyphs), *panel.seats(view, scene.who, width, glyphs)]
    return wrapped(console, lines, width)


def _cards_at_length(console: Console, scene: Scene, width: int) -> list[Text]:
    """Everything: the own tableau and hand with their texts."""
    return _apart(console, _everything(scene, width), width)


def _cards_in_lines(console: Console, scene: Scene, width: int) -> list[Text]:
    """Everything, but no text of a card is longer than its line."""
    middle, others, own, hand, asked = _everything(scene, width)
    for line in [*own, *hand]:
        _shorten(scene, line, width)
    return _apart(console, [middle, others, own, hand, asked], width)


def _everything(scene: Scene, width: int) -> tuple[list[Text], ...]:
    view, you = scene.view, scene.view.you
    own = panel.tableau(view, you) if you is not None else []
    others = [panel.columns_briefly(view, n, scene.glyphs) for n in range(len(view.seats)) if n != you or not own]
    return _middle(scene, width), others, own, panel.hand(view, scene.glyphs, scene.possible), list(scene.asked)


def _shorten(scene: Scene, line: Text, width: int) -> None:
    line.truncate(width, overflow="crop" if scene.glyphs.dot.isascii() else "ellipsis")


def _apart(console: Console, parts: Sequence[list[Text]], width: int) -> list[Text]:
    """Parts with an empty line between them."""
    lines: list[Text] = []
    for part in parts:
        if part:
            lines += [*([Text()] if lines else []), *wrapped(console, part, width)]
    return lines


def _cards(console: Console, scene: Scene, width: int) -> list[Text]:
    """All tableaus by ids, the hand with its texts."""
    seats = range(len(scene.view.seats))
    others = [panel.columns_briefly(scene.view, n, scene.glyphs) for n in seats]
    hand = panel.hand(scene.view, scene.glyphs, scene.possible)
    return wrapped(console, [*_middle(scene, width), *others, *hand, *scene.asked], width)


def _own_cards(console: Console, scene: Scene, width: int) -> list[Text]:
    """The own tableau by ids, the hand with its texts, one line for each card."""
    you = scene.view.you
    own = [panel.columns_briefly(scene.view, you, scene.glyphs)] if you is not None else []
    return [*_middle(scene, width), *wrapped(console, own, width), *_hand(console, scene, width)]


def _hand(console: Console, scene: Scene, width: int) -> list[Text]:
    """The hand, one line for each card."""
    hand = panel.hand(scene.view, scene.glyphs, scene.possible)[1:]
    for line in hand:
        _shorten(scene, line, width)
    return [*hand, *wrapped(console, scene.asked, width)]


def _hand_briefly(console: Console, scene: Scene, width: int) -> list[Text]:
    """The hand by ids, and the question."""
    hand = panel.hand_briefly(scene.view, scene.glyphs, scene.possible, width)
    return [*hand, *wrapped(console, scene.asked, width)]


def _middle(scene: Scene, width: int) -> list[Text]:
    return flow(panel.common(scene.view, scene.glyphs), width, f" {scene.glyphs.dot} ")


Cards = Callable[[Console, Scene, int], list[Text]]
_ORDER: tuple[tuple[Cards, tuple[Scale, ...]], ...] = (  # what is tried first
    (_cards_at_length, (LARGE, MIDDLE)),
    (_cards_in_lines, (LARGE, MIDDLE)),
    (_cards_at_length, (SMALL,)),
    (_cards, SCALES),
    (_own_cards, SCALES),
    (_hand, SCALES),
    (_hand_briefly, SCALES),
)


def _filling(console: Console, scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, as far as there is room; with no news, what the signs mean."""
    if not scene.log:
        return flow(panel.legend(scene.glyphs), width)[: max(most, 0)]
    lines: list[Text] = []
    for said in reversed(scene.log):
        entry = wrapped(console, [named(said)], width)
        if len(lines) + len(entry) > most:
            break
        lines = entry + lines
    return [Text(), *lines] if lines and len(lines) < most else lines

"""The pictures of the README: games in the terminal, as SVG. The same pictures whenever they are made.

.venv/bin/python tools/terminal_picture.py [FOLDER]
"""

import io
import re
import sys
from pathlib import Path

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from pantheon.cli.deus.glyphs import FINE as DEUS_SIGNS
from pantheon.cli.deus.session import DeusSession
from pantheon.cli.four_gods.glyphs import FINE as FOUR_GODS_SIGNS
from pantheon.cli.four_gods.session import FourGodsSession
from pantheon.cli.glyphs import MARK
from pantheon.cli.gods.glyphs import FINE as GODS_SIGNS
from pantheon.cli.gods.menu import menu
from pantheon.cli.gods.session import GodsSession
from pantheon.cli.language import choose
from pantheon.cli.table import Wish, adviser, set_table
from pantheon.games import game
from pantheon.games.four_gods.actions import Place

FOLDER = Path(__file__).parents[1] / "docs" / "img"
WIDTH = 100

# An old atlas on a dark table: ink for the ground, paper for the words.
GROUND, PAPER = "#211d19", "#e9dfc9"
THEME = TerminalTheme(
    Color.parse(GROUND).get_truecolor(),
    Color.parse(PAPER).get_truecolor(),
    [Color.parse(f"color({n})").get_truecolor() for n in range(8)],
    [Color.parse(f"color({n})").get_truecolor() for n in range(8, 16)],
)
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>TITLE</title>
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect x="2" y="2" width="99.6%" height="99.4%" rx="10" fill="GROUND" stroke="#8d8272"/>
<text x="18" y="27" fill="#8d8272" font-size="18" font-family="Georgia, 'DejaVu Serif', serif">COMMAND</text>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def recorder(height: int) -> Console:
    """A console that remembers what it shows."""
    return Console(
        record=True, width=WIDTH, height=height, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip


def prompt(console: Console, words: str) -> None:
    """The last line, where somebody is about to type."""
    console.print(Text(words), end="")
    console.print(Text("▁", MARK))


def gods_screen() -> Console:
    """Gods after some turns: the places of the most telling kind of action lie open."""
    gods, console = game("gods"), recorder(28)
    table = set_table(gods, Wish(players=3, humans=1, bots=["greedy"], seed="spiral", options=()))
    session, bot = GodsSession(table, console, GODS_SIGNS), adviser(gods)
    turn = 18  # late enough for nations, early enough for a map that can be taken in
    while not (session.position.turn >= turn and session.position.to_act() == (0,)):
        seat = session.position.to_act()[0]
        if seat == 0 and session.position.done == 0:
            session.seen[0] = len(session.log)
        choice = bot.choose(session.position.view(seat), session.position.legal(seat))
        assert choice is not None
        session.do(seat, choice)
    session.kinds = menu(session.position, table.match.codec)
    session.opened = max(session.kinds, key=lambda kind: max(len(target.effects) for target in kind.targets))
    session.show()
    prompt(console, "Crimson> ")
    return console


class Hours:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def four_gods_screen() -> Console:
    """4 Gods in the middle of a timed game: somebody has drawn two tiles and looks how they fit."""
    four_gods, console = game("four-gods"), recorder(32)
    wish = Wish(players=3, humans=1, bots=["greedy"], seed="atlas", options=(), timed=True)
    clock = Hours()
    session = FourGodsSession(set_table(four_gods, wish), console, FOUR_GODS_SIGNS, clock)
    bot = adviser(four_gods)
    tiles, cells = 24, 4  # in the World already, and where a tile fits
    while True:
        seat = session.take_turn()
        if seat is None:
            continue
        view = session.position.view(seat)
        session.kinds = session.offered(seat)
        fit = {action.cell for _, action in session.kinds[0].actions if isinstance(action, Place)}
        if len(view.world) >= tiles and all(view.seats[seat].hands) and len(fit) >= cells:
            break
        clock.now += 4
        session.catch_up()
        if session.take_turn() != seat:
            continue
        legal = [action for action in session.position.legal(seat) if action not in four_gods.quits]
        choice = bot.choose(view, legal)
        if choice is not None:
            session.do(seat, choice)
    placed = [action for _, action in session.kinds[0].actions if isinstance(action, Place)]
    session.obey(f"p {max(fit, key=[action.cell for action in placed].count)}", seat)
    session.show()
    prompt(console, session.prompt(seat))
    return console


def deus_screen() -> Console:
    """Deus in the middle of a game: a piece is to be placed, and some regions cost VP."""
    deus, console = game("deus"), recorder(40)
    wish = Wish(players=3, humans=1, bots=["greedy"], seed="atlas", options=())
    session = DeusSession(set_table(deus, wish), console, DEUS_SIGNS)
    bot, rounds = adviser(deus), 8
    while True:
        seat = session.position.to_act()[0]
        view, legal = session.position.view(seat), session.position.legal(seat)
        if seat not in session.table.bots:
            session.sit_down(seat)
            if view.round >= rounds and session.opened and session.scene(below=4).marks.fees:
                break
        choice = session.table.bots.get(seat, bot).choose(view, legal)
        assert choice is not None
        session.do(seat, choice)
        if seat not in session.position.to_act():
            session.seen[seat] = len(session.log)
    session.show()
    prompt(console, "North> ")
    return console


def svg(console: Console, title: str, command: str) -> str:
    """The picture without anything that would be fetched from elsewhere."""
    frame = FRAME.replace("GROUND", GROUND).replace("COMMAND", command).replace("TITLE", title)
    drawn = console.export_svg(title="", theme=THEME, code_format=frame, unique_id="terminal")
    drawn = drawn.replace("<text ", '<text xml:space="preserve" ')  # some viewers swallow blanks at the beginning
    assert not re.search(r"@font-face|url\((?!#)|https?://(?!www\.w3\.org)", drawn)
    return drawn


PICTURES = {
    "terminal.svg": (gods_screen, "A game of Gods in the terminal", "pantheon play gods --players 3"),
    "terminal-four-gods.svg": (
        four_gods_screen, "A game of 4 Gods in the terminal", "pantheon play four-gods --players 3 --timed",
    ),
    "terminal-deus.svg": (deus_screen, "A game of Deus in the terminal", "pantheon play deus --players 3"),
}  # fmt: skip


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    choose(["--lang", "en"])
    for name, (screen, title, command) in PICTURES.items():
        (folder / name).write_text(svg(screen(), title, command), encoding="utf-8")
        print(folder / name)

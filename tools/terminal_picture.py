"""The picture of the README: a game of Gods in the terminal, as SVG. The same picture whenever it is made.

.venv/bin/python tools/terminal_picture.py [FILE]
"""

import io
import re
import sys
from pathlib import Path

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from pantheon.cli.glyphs import FINE, MARK
from pantheon.cli.language import choose
from pantheon.cli.menu import menu
from pantheon.cli.session import Session
from pantheon.cli.table import Wish, adviser, set_table
from pantheon.games import game

PICTURE = Path(__file__).parents[1] / "docs" / "img" / "terminal.svg"
SEED = "spiral"
TURN = 18  # late enough for nations, early enough for a map that can be taken in
WIDTH, HEIGHT = 100, 28

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
<title>A game of Gods in the terminal</title>
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


def screen(seed: str = SEED, turn: int = TURN) -> Console:
    """A recorded console after some turns: the places of the most telling kind of action lie open."""
    choose(["--lang", "en"])
    gods = game("gods")
    wish = Wish(players=3, humans=1, bots=["greedy"], seed=seed, options=(), gods=(), save=None)
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    session = Session(set_table(gods, wish), console, FINE)
    bot = adviser(gods)
    while not (session.position.turn >= turn and session.position.to_act() == (0,)):
        seat = session.position.to_act()[0]
        if seat == 0 and session.position.done == 0:
            session.seen[0] = len(session.log)
        session.do(seat, bot.choose(session.position.view(seat), session.position.legal(seat)))
    session.kinds = menu(session.position, session.table.match.codec)
    session.opened = max(session.kinds, key=lambda kind: max(len(target.effects) for target in kind.targets))
    session.show()
    console.print(Text("Crimson> "), end="")
    console.print(Text("▁", MARK))
    return console


def svg(console: Console) -> str:
    """The picture without anything that would be fetched from elsewhere."""
    frame = FRAME.replace("GROUND", GROUND).replace("COMMAND", "pantheon play gods --players 3")
    drawn = console.export_svg(title="", theme=THEME, code_format=frame, unique_id="terminal")
    drawn = drawn.replace("<text ", '<text xml:space="preserve" ')  # some viewers swallow blanks at the beginning
    assert not re.search(r"@font-face|url\((?!#)|https?://(?!www\.w3\.org)", drawn)
    return drawn


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(svg(screen()), encoding="utf-8")
    print(file)

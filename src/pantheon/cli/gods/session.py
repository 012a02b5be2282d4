"""Gods at the terminal: people and bots in turn, until the game is over or somebody leaves."""

import re

from rich.console import Console
from rich.text import Text

from pantheon.cli.asking import ask
from pantheon.cli.glyphs import FAINT, MARK, STRONG
from pantheon.cli.gods import manual, narration
from pantheon.cli.gods.glyphs import Glyphs
from pantheon.cli.gods.menu import Kind, menu
from pantheon.cli.gods.panel import named, power
from pantheon.cli.gods.screen import Scene, draw
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.cli.session import Entry, Session
from pantheon.cli.table import Table
from pantheon.engine.actions import read_action
from pantheon.engine.errors import Problem
from pantheon.games.gods.position import Position

_KEY = re.compile(r"([a-g])\s*(\d*)")


class GodsSession(Session):
    """One table of Gods, one terminal."""

    def __init__(self, table: Table, console: Console, glyphs: Glyphs) -> None:
        super().__init__(table, console)
        self.glyphs = glyphs
        self.seen: dict[int, int] = {}  # how long the log was when each seat had its last turn
        self.last = 0  # the seat that sat at the terminal last
        self.kinds: tuple[Kind, ...] = ()  # what can be done now
        self.opened: Kind | None = None  # the kind whose places are on the map
        self.commands["u"] = self._undo
        self._write_log()

    @property
    def position(self) -> Position:
        """The position as it stands."""
        found = self.table.match.position
        assert isinstance(found, Position)
        return found

    def play(self) -> None:
        """Play until the game is over; EOFError from whoever leaves and KeyboardInterrupt come through."""
        while not self.position.over:
            seat = self.position.to_act()[0]
            bot = self.table.bots.get(seat)
            if bot is None:
                self._decide(seat)
            else:
                choice = bot.choose(self.position.view(seat), self.position.legal(seat))
                assert choice is not None, "nobody may wait while it is his turn"
                self.do(seat, choice)
        self.kinds = ()
        self.show()

    def tell_end(self) -> None:
        """Say how the game ended."""
        self.print(*narration.verdict(self.position), *narration.scores(self.position, self.who, self.glyphs))

    def greeting(self) -> list[Text]:
        """On the first screen also who starts, where the table has named somebody: then no draw tells it."""
        lines = super().greeting()
        starter = self.position.options.starter
        if lines and starter is not None:
            lines.append(Text(say("gods-first-named", god=self.position.options.gods[starter]), FAINT))
        return lines

    # --- one decision of a person -----------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Offer everything, take an answer, until the position changes."""
        self.kinds, self.opened = menu(self.position, self.table.match.codec), None
        moves = len(self.table.match.moves)
        self.show(*self.greeting())
        while len(self.table.match.moves) == moves:
            answer = ask(self.console, f"{current().word('god', self.position.options.gods[seat])}> ")
            try:
                self._obey(answer.lower(), seat)
            except Problem as problem:
                self.notice(Text(current().problem(problem), MARK))
        self.last = seat
        if not self.position.over and self.position.to_act() != (seat,):
            self.seen[seat] = len(self.log)

    def _obey(self, answer: str, seat: int) -> None:
        """Do what was typed."""
        if not answer or answer == "m":
            self.opened = None
            self.show()
        elif command := self.command(answer):
            command()
        elif found := _KEY.fullmatch(answer):
            kind = next((kind for kind in self.kinds if kind.key == found[1]), None)
            if kind is None:
                raise Problem("cli-no-such-key", key=found[1], known=self._keys())
            self._choose(kind, found[2], seat)
        elif answer.isdecimal():
            if self.opened is None:
                raise Problem("cli-key-first", known=self._keys())
            self._choose(self.opened, answer, seat)
        else:
            codec = self.table.match.codec
            self.do(seat, codec.encode(read_action(codec, answer)))

    def _keys(self) -> str:
        return " ".join(kind.key for kind in self.kinds)

    def _choose(self, kind: Kind, label: str, seat: int) -> None:
        """A kind of action, with its place or to be asked for it."""
        if kind.at_once:
            self.do(seat, kind.targets[0].action)
        elif not label:
            self.opened = kind
            self.show()
        elif target := kind.target(str(int(label))):
            self.do(seat, target.action)
        else:
            raise Problem("cli-no-such-place", label=label, known=" ".join(kind.labels.values()))

    def do(self, seat: int, action: int) -> None:
        """Play an action and write it into the log, with what chance did after it."""
        self.table.match.play(seat, action)
        self._write_log()

    def _write_log(self) -> None:
        """Tell the moves that were made since."""
        for before, move in self.table.made:
            assert isinstance(before, Position)
            self.log.append(narration.tell(before, self.table.match.codec, move, self.glyphs))
        self.table.made.clear()

    # --- commands ---------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        seat = self.position.to_act()[0]
        self.table.match.undo(seat)
        del self.log[len(self.table.match.moves) :]

    def _hint(self) -> None:
        seat = self.position.to_act()[0]
        choice = self.advise(self.position.view(seat), self.position.legal(seat))
        kind, target = next((k, t) for k in self.kinds for t in k.targets if t.action == choice)
        change = [power(target.power, self.glyphs)] if target.power else []
        what = ", ".join([kind.text, *change, *target.effects])
        self.notice(Text(say("cli-hint", what=what, keys=kind.key + target.label), MARK))

    def _scores(self) -> None:
        self.print(*narration.scores(self.position, self.who, self.glyphs))

    def _line(self, entry: Entry) -> Text:
        return Text(entry.said, FAINT) if entry.seat is None else named(entry.said)

    def _manual(self) -> list[Text]:
        return manual.lines(self.console.width, self.glyphs, self.table.header.commitment)

    # --- output -----------------------------------------------------------------------------------------------

    def show(self, *notice: Text) -> None:
        """The whole screen: map, seats, news, what can be done, and a notice if there is one."""
        below = [line for text in notice for line in text.wrap(self.console, self.console.width)]
        below = [*(self._menu() if self.kinds else []), *below]
        news = self._news()
        scene = Scene(
            view=self.position.view(None),
            who=self.who,
            log=[entry.said for entry in news if entry.seat is not None],
            marked=narration.marked(self._latest(news)),
            kinds=self.kinds,
            kind=self.opened,
            below=len(below) + 1,
            glyphs=self.glyphs,
        )
        if self.clears:
            self.console.clear()
        self.print(*draw(self.console, scene), *below)

    def _news(self) -> list[Entry]:
        """What happened since the last turn of whoever sits at the terminal."""
        acting = [seat for seat in self.position.to_act() if seat not in self.table.bots]
        seat = acting[0] if acting else self.last
        return self.log[self.seen.get(seat, 0) :]

    def _latest(self, news: list[Entry]) -> list[Entry]:
        """The moves to mark on the map: the own ones of this turn, or else what the others did."""
        if self.position.over:
            return news[-1:]
        seat = self.position.to_act()[0]
        own = [entry for entry in news if entry.seat == seat]
        return own if own and news[-1].seat == seat else news

    def _menu(self) -> list[Text]:
        """The kinds of action with their keys and prices, and the other commands."""
        items = [Text.assemble((kind.key, STRONG), f" {kind.text}{self._price(kind)}") for kind in self.kinds]
        commands = [Text(part, FAINT) for part in say("cli-commands").split(" · ")]
        width = self.console.width
        return [*flow(items, width), *flow(commands, width, f" {self.glyphs.dot} ")]

    def _price(self, kind: Kind) -> str:
        changes = sorted({target.power for target in kind.targets}, reverse=True)
        if not any(changes):
            return ""
        ends = [changes[0], changes[-1]] if len(changes) > 1 else changes
        return " " + self.glyphs.till.join(power(change, self.glyphs) for change in ends)

"""A game at the terminal: what all games share. Each game derives a session of its own."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from pantheon.bots import Bot
from pantheon.cli.asking import ask, at_terminal
from pantheon.cli.files import check_writable
from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.table import Table, adviser, who
from pantheon.engine.errors import Problem
from pantheon.rulings import Ruling, rulings

COMMANDS = {"undo": "u", "hint": "h", "score": "s", "scores": "s", "log": "l", "help": "?", "quit": "q", "exit": "q"}
"""The commands by their names, for those who type more than a letter."""
_RULING = re.compile(r"\? *([0-9]{1,3})")


@dataclass(frozen=True)
class Entry:
    """One move in words, the place it touched, and when it was made where time matters."""

    seat: int | None
    said: str
    at: Any = None
    time: float | None = None


class Session(ABC):
    """One table, one terminal."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table, self.console = table, console
        self.log: list[Entry] = []  # one for each move
        self.who = who(table.header.seats, alone=True)
        self.commands: dict[str, Callable[[], None]] = {
            "h": self._hint,
            "s": self._scores,
            "l": self._whole_log,
            "?": self._help,
            "q": self._quit,
        }
        self._adviser: Bot | None = None
        self._greeted = False

    @abstractmethod
    def play(self) -> None:
        """Play until the game is over; EOFError from whoever leaves and KeyboardInterrupt come through."""

    @abstractmethod
    def tell_end(self) -> None:
        """Say how the game ended."""

    @abstractmethod
    def show(self, *notice: Text) -> None:
        """The whole screen, and a notice if there is one."""

    def save(self) -> None:
        """Write the record if a file for it was named."""
        if self.table.save is not None:
            self.table.write(self.table.save)
            self.print(Text(say("cli-saved", file=str(self.table.save))))

    # --- commands ---------------------------------------------------------------------------------------------

    def command(self, answer: str) -> Callable[[], None] | None:
        """The command of that letter or name, if it is one; a number behind the sign of help asks for a ruling."""
        if found := _RULING.fullmatch(answer):
            return partial(self._tell_ruling, int(found[1]))
        return self.commands.get(answer) or self.commands.get(COMMANDS.get(answer, ""))

    @abstractmethod
    def _hint(self) -> None: ...

    @abstractmethod
    def _scores(self) -> None: ...

    @abstractmethod
    def _manual(self) -> list[Text]:
        """How to play at the terminal, what the signs mean, and what the seed can be checked against."""

    def _help(self) -> None:
        """The manual, and which rulings of ours there are."""
        self.print(*self._manual(), Text(say("cli-rulings"), STRONG))
        for number, ruling in enumerate(self._rulings(), start=1):
            self.print(Text().append(f"{number:>3}  ", FAINT) + Text(ruling.title))

    def _rulings(self) -> list[Ruling]:
        return rulings(self.table.game.name, current())

    def _tell_ruling(self, number: int) -> None:
        """One ruling: what the rulebook says or leaves open, what we do, and why."""
        known = self._rulings()
        if not 1 <= number <= len(known):
            raise Problem("cli-no-ruling", number=number, most=len(known))
        ruling = known[number - 1]
        told = Text(ruling.title, STRONG)
        for part in ("book", "ours", "why"):
            told.append(f"\n{say(f'ruling-{part}')} ", FAINT).append(getattr(ruling, part), "")
        self.notice(told)

    @abstractmethod
    def _line(self, entry: Entry) -> Text:
        """A move in the whole log."""

    def _whole_log(self) -> None:
        for n, entry in enumerate(self.log, start=1):
            self.print(Text().append(f"{n:>3}  ", FAINT) + self._line(entry))

    def _quit(self) -> None:
        """Leave, with the record of what was played if it is wanted."""
        if self.table.save is None:
            answer = ask(self.console, say("cli-save-where") + " ")
            if answer:
                path = Path(answer).expanduser()
                check_writable(path)
                self.table.save = path
        raise EOFError

    def advise(self, view: Any, legal: Sequence[int]) -> int | None:
        """What a good bot would do; None for nothing now."""
        if self._adviser is None:
            self._adviser = adviser(self.table.game)
        return self._adviser.choose(view, legal)

    # --- output -----------------------------------------------------------------------------------------------

    def greeting(self) -> list[Text]:
        """On the first screen, the beginning of what the seed can be checked against later."""
        if self._greeted:
            return []
        self._greeted = True
        return [Text(say("cli-commitment", start=self.table.header.commitment[:8]), FAINT)]

    @property
    def clears(self) -> bool:
        """Is there a screen that can be drawn anew in its place?"""
        return at_terminal() and not self.console.is_dumb_terminal

    def notice(self, text: Text) -> None:
        """Something short: where the screen can be drawn anew, the table stays in sight."""
        if self.clears:
            self.show(text)
        else:
            self.print(text)

    def print(self, *lines: Text) -> None:
        """Lines as they are, however wide."""
        for line in lines:
            self.console.print(line, crop=False)

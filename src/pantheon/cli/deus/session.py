"""Deus at the terminal: people and bots in turn, until the game is over or somebody leaves."""

import re

from rich.console import Console
from rich.text import Text

from pantheon.bots import bot_names
from pantheon.bots.uniform import UniformBot
from pantheon.cli.asking import ask
from pantheon.cli.deus import manual, narration, panel, question
from pantheon.cli.deus.changes import step
from pantheon.cli.deus.glyphs import Glyphs
from pantheon.cli.deus.map import Marks
from pantheon.cli.deus.menu import CLOSED, Kind, Target, foreseen, menu, opened
from pantheon.cli.deus.screen import Scene, draw
from pantheon.cli.deus.words import did, named, record_words, seat_word
from pantheon.cli.glyphs import FAINT, MARK, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.cli.session import Entry, Session
from pantheon.cli.table import Table
from pantheon.engine.actions import read_action, verb, write_action
from pantheon.engine.errors import Problem
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView

_KEY = re.compile(r"([a-z])(?:\s+(.*)|([\d].*))?")
_LABEL = re.compile(r"-?\d.*")
_FORESEEN = 60  # answers at most whose outcome is looked up
_TOLD = 40  # moves that are news at most


class DeusSession(Session):
    """One table of Deus, one terminal."""

    def __init__(self, table: Table, console: Console, glyphs: Glyphs) -> None:
        super().__init__(table, console)
        self.glyphs = glyphs
        self.people = [seat for seat in range(len(self.who)) if seat not in table.bots]
        self.seen: dict[int, int] = {}  # how long the log was when each seat had its last turn
        self.quiet: set[int] = set()  # moves by number, told in the whole log only
        self.seat: int | None = None  # who sits at the terminal
        self.kinds: tuple[Kind, ...] = ()  # what can be done now
        self.opened: Kind | None = None  # the kind whose answers are on the screen
        self.commands["u"] = self._undo
        self.commands["k"] = self._cards
        self._write_log()

    @property
    def position(self) -> Position:
        """The position as it stands."""
        found = self.table.match.position
        assert isinstance(found, Position)
        return found

    @property
    def viewer(self) -> int | None:
        """Whose view the log tells: that of a person alone; of several, what all may know."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the game is over; EOFError from whoever leaves and KeyboardInterrupt come through."""
        while not self.position.over:
            seat = self._next()
            bot = self.table.bots.get(seat)
            if bot is None:
                self._decide(seat)
            else:
                choice = bot.choose(self.position.view(seat), self.position.legal(seat))
                assert choice is not None, "nobody may wait while it is his turn"
                self.do(seat, choice)
        self.kinds, self.opened = (), None
        self.show()

    def _next(self) -> int:
        """Who acts next; where several choose in secret, bots come first, as their choice tells nobody anything."""
        return min(self.position.to_act(), key=lambda seat: seat not in self.table.bots)

    def tell_end(self) -> None:
        """Say how the game ended."""
        self.print(*narration.verdict(self.position), *narration.scores(self.position, self.who, self.glyphs))

    # --- one decision of a person -----------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Offer everything, take an answer, until the position changes."""
        self.sit_down(seat)
        moves = len(self.table.match.moves)
        self.show(*self.greeting())
        while len(self.table.match.moves) == moves:
            told = len(self.log)
            answer = ask(self.console, f"{seat_word(SEATS[seat])}> ")
            try:
                self.obey(answer.lower(), seat)
            except Problem as problem:
                self.notice(Text(current().problem(problem), MARK))
        if self.position.over or seat not in self.position.to_act():
            self.seen[seat] = told  # what came of the last decision is news, too

    def sit_down(self, seat: int) -> None:
        """Somebody is to decide; hands are secret, so people who share a terminal let each other look."""
        if len(self.people) > 1 and self.seat != seat:
            if self.clears:
                self.console.clear()
            ask(self.console, say("cli-deus-hand-over", seat=SEATS[seat]) + " ")
        self.seat = seat
        self.kinds = menu(self.position, seat, self.table.match.codec)
        self.opened = opened(self.kinds)

    def obey(self, answer: str, seat: int) -> None:
        """Do what was typed."""
        words = answer.split()
        verbs = {verb(action) for action in self.table.match.codec.actions}
        if not answer or answer == "m":
            self.opened = opened(self.kinds)
            self.show()
        elif command := self.command(answer):
            command()
        elif words[0] in verbs:
            self._obey_words(answer, seat)
        elif found := _KEY.fullmatch(answer):
            self._choose(found[1], (found[2] or found[3] or "").strip(), seat)
        elif answer == CLOSED and (closing := self._closing()):
            self.do(seat, closing.targets[0].action)
        elif self.opened is not None and (_LABEL.fullmatch(answer) or self.opened.target(answer)):
            self._choose(self.opened.key, answer, seat)
        elif answer == "1" and self.kinds[0].at_once:
            self.do(seat, self.kinds[0].targets[0].action)
        elif _LABEL.fullmatch(answer):
            raise Problem("cli-key-first", known=self._keys())
        else:
            self._obey_words(answer, seat)

    def _obey_words(self, answer: str, seat: int) -> None:
        codec = self.table.match.codec
        self.do(seat, codec.encode(read_action(codec, record_words(self.position.options, answer))))

    def _closing(self) -> Kind | None:
        """The kind that says no, or no more."""
        return next((kind for kind in self.kinds if kind.name in ("decline", "done")), None)

    def _keys(self) -> str:
        return " ".join(kind.key for kind in self.kinds)

    def _choose(self, key: str, word: str, seat: int) -> None:
        """A kind of action, with its answer or to be asked for it."""
        kind = next((kind for kind in self.kinds if kind.key == key), None)
        card = self._card(word, seat)
        if key == "b" and card is not None and (kind is None or kind.target(word) is None):
            self.do(seat, self.table.match.codec.encode(a.Build(card)))  # the rules say why it cannot be built
        elif kind is None:
            raise Problem("cli-no-such-key", key=key, known=self._keys())
        elif kind.at_once:
            self.do(seat, kind.targets[0].action)
        elif not word:
            self.opened = kind
            self.show()
        elif target := self._target(kind, word, card):
            self.do(seat, target.action)
        else:
            raise Problem("cli-deus-no-answer", word=word, known=_spoken(kind))

    def _target(self, kind: Kind, word: str, card: str | None) -> Target | None:
        """The answer of that number or name; of equal cards each number means the same."""
        found = kind.target(str(int(word)) if word.isdecimal() else word) or kind.target("".join(word.split()))
        return found or (kind.target(card.lower()) if card is not None else None)

    def _card(self, word: str, seat: int) -> str | None:
        """The card of the hand that a number or id names."""
        hand = self.position.view(seat).seats[seat].hand or ()
        if word.isdecimal():
            return hand[int(word) - 1] if 0 < int(word) <= len(hand) else None
        return next((card for card in hand if card.lower() == word), None)

    def do(self, seat: int, action: int) -> None:
        """Play an action and write it into the log, with what chance did after it."""
        self.table.match.play(seat, action)
        self._write_log()

    def _write_log(self) -> None:
        """Tell the moves that were made since."""
        for before, move in self.table.made:
            assert isinstance(before, Position)
            if move.seat is None and self._is_quiet(before, move.action):
                self.quiet.add(len(self.log))
            self.log.append(narration.tell(before, self.viewer, move))
        self.table.made.clear()

    def _is_quiet(self, before: Position, action: int) -> bool:
        """The map, the deal, and cards that others draw: told in the whole log only."""
        return before.phase <= codes.DEAL or before.shown(self.viewer, None, action) == a.Drawn(None)

    # --- commands ---------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        assert self.seat is not None
        self.table.match.undo(self.seat)
        del self.log[len(self.table.match.moves) :]

    def _hint(self) -> None:
        if bot_names(self.table.game) == (UniformBot.name,):
            raise Problem("cli-deus-no-hint")
        assert self.seat is not None
        view = self.position.view(self.seat)
        choice = self.advise(view, self.position.legal(self.seat))
        assert choice is not None, "nobody may wait while it is his turn"
        action = self.table.match.codec.decode(choice)
        what = did(action, SEATS[self.seat], view)
        self.notice(Text(say("cli-hint", what=what, keys=write_action(action)), MARK))

    def _scores(self) -> None:
        assert self.seat is not None
        self.print(*narration.own_score(self.position, self.seat, self.who, self.glyphs))

    def _cards(self) -> None:
        """All tableaus with their texts, however low the terminal is."""
        view = self._view()
        for n in range(len(view.seats)):
            self.print(panel.columns_briefly(view, n, self.glyphs))
            for line in panel.tableau(view, n, whence=True)[1:]:
                self.print(*line.wrap(self.console, self.console.width))
        self.print(*panel.common(view, self.glyphs))

    def _line(self, entry: Entry) -> Text:
        return Text(entry.said, FAINT) if entry.seat is None else named(entry.said)

    def _manual(self) -> list[Text]:
        options, commitment = self.position.options, self.table.header.commitment
        return manual.lines(self.console.width, self.glyphs, options, commitment)

    # --- output -----------------------------------------------------------------------------------------------

    def show(self, *notice: Text) -> None:
        """The whole screen: map, players, cards, news, what can be done, and a notice if there is one."""
        below = [line for text in notice for line in text.wrap(self.console, self.console.width)]
        below = [*(self._menu() if self.kinds else []), *below]
        if self.clears:
            self.console.clear()
        self.print(*draw(self.console, self.scene(len(below) + 1)), *below)

    def scene(self, below: int) -> Scene:
        """What the screen shows."""
        view, news, kind = self._view(), self._news(), self.opened
        found = self._foreseen()
        asked = question.asked(self.kinds, kind, view)
        if kind is not None:
            asked += question.answers(kind, view, found, self.glyphs)
        elif self.kinds and self.kinds[0].name == "take":
            asked += [Text("; ".join(found.get("", ())))]
        builds = next((each for each in self.kinds if each.name == "build"), None)
        return Scene(
            view=view,
            who=self.who,
            glyphs=self.glyphs,
            marks=Marks(touched=narration.marked(news), labels=kind.labels if kind else {}, fees=self._fees()),
            log=_told(news),
            asked=asked,
            possible=[target.label for target in builds.targets] if builds else (),
            below=below,
        )

    def _foreseen(self) -> dict[str, list[str]]:
        """What each answer on the screen would bring."""
        kind = self.opened or (self.kinds[0] if self.kinds else None)
        if self.seat is None or kind is None or (kind is not self.opened and not kind.at_once):
            return {}
        if len(kind.targets) > _FORESEEN:
            return {}
        return {target.label: foreseen(self.position, self.seat, target) for target in kind.targets}

    def _fees(self) -> set[tuple[int, int]]:
        """The regions on the screen where a piece costs VP."""
        kind = self.opened
        if self.seat is None or kind is None or kind.name != "place":
            return set()
        found = set()
        for target in kind.targets:
            if target.at is not None and step(self.position, self.seat, target.action, self.seat).costs_vp:
                found.add(target.at)
        return found

    def _view(self) -> DeusView:
        """What may be shown: what the person at the keyboard knows."""
        return self.position.view(self.viewer if len(self.people) == 1 else None if self.position.over else self.seat)

    def _news(self) -> list[Entry]:
        """What happened since the last turn of whoever sits at the terminal."""
        seat = self.seat if self.seat is not None else self.viewer
        first = self.seen.get(seat, 0) if seat is not None else 0
        first = max(first, len(self.log) - _TOLD)
        return [entry for n, entry in enumerate(self.log[first:], start=first) if n not in self.quiet]

    def _menu(self) -> list[Text]:
        """The kinds of action with their letters, and the other commands."""
        items = [Text.assemble((kind.key, STRONG), f" {say(f'cli-deus-kind-{kind.name}')}") for kind in self.kinds]
        commands = [Text(part, FAINT) for part in say("cli-deus-commands").split(" · ")]
        width = self.console.width
        return [*flow(items, width), *flow(commands, width, f" {self.glyphs.dot} ")]


def _told(news: list[Entry]) -> list[str]:
    """News without the deal, and with equal ones in a row told once."""
    if all(entry.seat is None for entry in news):
        return []
    found: list[tuple[str, int]] = []
    for entry in news:
        if found and found[-1][0] == entry.said:
            found[-1] = entry.said, found[-1][1] + 1
        else:
            found.append((entry.said, 1))
    return [said if times == 1 else say("cli-deus-times", what=said, times=times) for said, times in found]


def _spoken(kind: Kind) -> str:
    """The answers of a kind, for somebody who typed another."""
    if kind.name == "choose":
        return "2 2 2 2 2"
    return " ".join(target.label for target in kind.targets)

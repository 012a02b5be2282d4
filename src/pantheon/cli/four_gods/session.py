"""4 Gods at the terminal: people whose real seconds count, and bots at their own pace."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

from rich.console import Console
from rich.text import Text

from pantheon.cli.asking import ask
from pantheon.cli.four_gods import manual, menu, narration, panel
from pantheon.cli.four_gods.glyphs import Glyphs
from pantheon.cli.four_gods.screen import Scene, draw
from pantheon.cli.four_gods.timing import Dials, Stopwatch
from pantheon.cli.four_gods.words import QUIET, did, named, record_words
from pantheon.cli.glyphs import FAINT, MARK, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.cli.session import Entry, Session
from pantheon.cli.table import Table
from pantheon.engine.actions import read_action, verb, write_action
from pantheon.engine.errors import Problem
from pantheon.games.four_gods.actions import Call
from pantheon.games.four_gods.names import SEATS
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import FourGodsView
from pantheon.lab.live import LiveGame

_WORD = re.compile(r"[^\W\d]{3,}(\s|$)")  # longer than a letter with a cell or slot behind it
_SHOWN = ("sand", "final", "window", "hold-left", "hold-right", "penalty", "absent")  # clocks, the weightiest first
_TOLD = 40  # moves that are news at most


class FourGodsSession(Session):
    """One table of 4 Gods, one terminal. `clock` gives real seconds; None where lines come from a pipe."""

    def __init__(self, table: Table, console: Console, glyphs: Glyphs, clock: Callable[[], float] | None) -> None:
        super().__init__(table, console)
        self.glyphs = glyphs
        self.live = LiveGame(table.match, table.bots, table.rng, dict.fromkeys(table.bots, table.pace))
        self.people = [seat for seat in range(len(self.who)) if seat not in table.bots]
        self.news: list[Entry] = []  # the part of the log that is worth telling at once
        self.kinds: tuple[menu.Choice, ...] = ()  # what can be done now
        self.choice: menu.Choice | None = None  # the one whose question is open
        self.commands["r"] = self._rows
        self._listed: tuple[tuple[int, int], tuple[menu.Choice, ...]] | None = None
        self._dials = Dials()
        self._watch = Stopwatch(clock)
        self._asked: tuple[int, int, str] | None = None  # seat, turn and phase for which the watch was started
        self._stale = True  # has something happened since the screen was drawn?
        self._pending: list[Text] = []  # to be said with the next screen
        self._write_log()
        options = self.position.options
        modes = say("four-gods-modes", turns=options.turns, gods=options.gods, each=options.gods_each)
        self._pending.append(Text(modes, FAINT))
        if options.is_unadvised:
            self._pending.append(Text(say("four-gods-unadvised"), MARK))

    @property
    def position(self) -> Position:
        """The position as it stands."""
        found = self.table.match.position
        assert isinstance(found, Position)
        return found

    @property
    def seat(self) -> int | None:
        """Who sits at the keyboard; nobody before the first question."""
        return self._asked[0] if self._asked else None

    @property
    def viewer(self) -> int | None:
        """Whose view the log tells: that of a person alone; of several, what all may know."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the game is over; EOFError from whoever leaves and KeyboardInterrupt come through."""
        while not self.position.over:
            seat = self.take_turn()
            if seat is not None:
                self._decide(seat)
        self.choice = None
        self.show()

    def tell_end(self) -> None:
        """Say how the game ended."""
        self.print(*narration.verdict(self.position), *narration.scores(self.position, None, self.who))

    def take_turn(self) -> int | None:
        """The person who decides now, and whose seconds count; if there is none, one thing happens meanwhile."""
        seat = self._person()
        if seat is None:
            self.live.step()
            self._write_log()
        else:
            self._take_seat(seat)
            if self._person() != seat:  # a call at the hand-over: somebody owes a prophet first
                return None
        return seat

    def _person(self) -> int | None:
        """The person who decides now, first whoever owes a prophet; None while bots and clocks have the word."""
        view = self.position.view(None)
        present = [seat for seat in self.people if not view.seats[seat].gone]
        for seat in present:
            if view.seats[seat].debts:
                return seat
        for seat in present:
            player = view.seats[seat]
            if not (player.ready if view.phase == "ready" else view.active not in (None, player.seat)):
                return seat
        return None

    # --- one answer of a person -------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Offer everything and take one answer; what was due before it came happens first."""
        if self._stale:
            self.show(*self.greeting())
        answer = ask(self.console, self.prompt(seat)).lower()
        self._watch.typed()
        self.catch_up()
        command = self.command(answer)
        if self._person() != seat or self._key(seat) != self._asked:
            if command == self._quit:
                command()
            self.choice = None
            if not self.position.over:
                self._pending.append(Text(say("four-gods-sand-out"), MARK))
            return
        try:
            if command:
                command()
                self._stale = False  # what was printed stays in sight
            else:
                self.obey(answer, seat)
        except Problem as problem:
            self.notice(Text(current().problem(problem), MARK))

    def offered(self, seat: int) -> tuple[menu.Choice, ...]:
        """What a seat may do now, by kinds; there can be thousands of actions, so they are listed once a move."""
        key = (seat, len(self.table.match.moves))
        if self._listed is None or self._listed[0] != key:
            self._listed = key, menu.kinds(self._actions(seat))
        return self._listed[1]

    def _actions(self, seat: int) -> list[menu.Listed]:
        """What a seat may choose from: every tile may be called, for a list of those that lie wrongly names them."""
        codec, position = self.table.match.codec, self.position
        listed = [(number, codec.decode(number)) for number in position.legal(seat)]
        view = position.view(None)
        if view.options.mistakes == "enforced" or view.phase != "play" or view.seats[seat].debts:
            return listed
        calls = [Call(lying.cell) for lying in view.world]
        others = [(number, action) for number, action in listed if not isinstance(action, Call)]
        return others + [(codec.encode(call), call) for call in calls]

    def _take_seat(self, seat: int) -> None:
        """Somebody's turn begins: from now on his seconds count."""
        key = self._key(seat)
        if self._asked == key:
            return
        if len(self.people) > 1 and (self._asked is None or self._asked[0] != seat):
            self._hand_over(seat)
        self._asked, self._stale, self.choice = key, True, None
        self._watch.start(self.live.now)

    def _hand_over(self, seat: int) -> None:
        """The next person comes to the keyboard; before the sand runs, the others may act off turn."""
        if self.clears:
            self.console.clear()
        prompt = say("four-gods-hand-over", seat=SEATS[self.position.players][seat]) + " "
        others = [other for other in self.people if other != seat and self._off_turn(other)]
        if others:
            self._show_to_all(others)
        while answer := ask(self.console, prompt).lower():
            if self.command(answer) == self._quit:
                self._quit()
            if not others:
                break
            try:
                self._interrupt(answer, others)
            except Problem as problem:
                self.print(Text(current().problem(problem), MARK))

    def _off_turn(self, seat: int) -> bool:
        """Has a seat anything to do while it is another's turn, but leaving?"""
        view = self.position.view(None)
        waits = view.active not in (None, view.seats[seat].seat)
        return view.phase == "play" and waits and bool(self.offered(seat))

    def _show_to_all(self, others: list[int]) -> None:
        """What all may see, and how those whose turn it is not say something."""
        view = self.position.view(None)
        calls = any(choice.kind.name == "call" for other in others for choice in self.offered(other))
        example = current().word("seat", view.seats[others[0]].seat)
        text = "four-gods-others-call" if calls else "four-gods-others-flip"
        scene = Scene(view=view, who=self.who, glyphs=self.glyphs, log=[entry.said for entry in self.news[-_TOLD:]])
        self.print(*draw(self.console, scene), Text(say(text, seat=str(example).lower()), FAINT))

    def _interrupt(self, answer: str, others: list[int]) -> None:
        """A command off turn: the seat, or its first letter, then a kind of action with all its answers."""
        first, _, rest = answer.partition(" ")
        names = {other: SEATS[self.position.players][other] for other in others}
        said = {other: str(current().word("seat", name)).lower() for other, name in names.items()}
        seat = next((o for o in others if first in (names[o], said[o], said[o][0])), None)
        kinds = self.offered(seat) if seat is not None else ()
        choice = next((kind for kind in kinds if rest.startswith(kind.kind.key)), None)
        found = menu.narrow(choice, rest[1:], names[seat]) if choice is not None and seat is not None else None
        if seat is None or found is None or found.question is not None:
            raise Problem("four-gods-whose-command", seats=", ".join(said.values()))
        self.do(seat, found.actions[0][0])
        self.print(self._line(self.log[-1]))

    def _key(self, seat: int) -> tuple[int, int, str]:
        view = self.position.view(None)
        return seat, view.turn, view.phase

    def catch_up(self) -> None:
        """Let happen what was due while the person thought."""
        moves = len(self.table.match.moves)
        self.live.advance(max(self._watch.now(), self.live.now))
        self._write_log()
        self._stale = self._stale or len(self.table.match.moves) > moves

    def obey(self, answer: str, seat: int) -> None:
        """Do what was typed. The answer to a question means what is on the screen, whatever has happened since."""
        first = (answer.split() or [""])[0]
        if not answer or answer == "m":
            self.choice, self._stale = None, True
        elif first in {verb(action) for action in self.table.match.codec.actions}:
            codec = self.table.match.codec
            self.do(seat, codec.encode(read_action(codec, record_words(answer))))
        else:
            name = SEATS[self.position.players][seat]
            found = self._narrowed(answer, seat, name)
            legal = {number for number, _ in self._actions(seat)}
            still = tuple(listed for listed in found.actions if listed[0] in legal)
            if found.question is not None and still:  # others may have been faster meanwhile
                found = menu.narrow(replace(found, actions=still), "", name)
            if found.question is None or not still:
                self.do(seat, found.actions[0][0])
            else:
                self.choice, self._stale = found, True

    def _narrowed(self, answer: str, seat: int, name: str) -> menu.Choice:
        """An answer to the question on the screen, or else a kind of action by its letter."""
        offered = () if _WORD.match(answer) else self.offered(seat)
        kind = next((kind for kind in offered if kind.kind.key == answer[0]), None)
        if self.choice is not None:
            try:
                return menu.narrow(self.choice, answer, name)
            except Problem:
                if kind is None:
                    raise
        if kind is None:
            raise self._unknown(answer)
        return menu.narrow(kind, answer[1:], name)

    def _unknown(self, answer: str) -> Problem:
        """Why an answer is no action: a letter may be right at another time."""
        known = " ".join(each.kind.key for each in self.kinds)
        named = next((kind.name for kind in menu.KINDS if kind.key == answer[0]), None)
        if named is None or _WORD.match(answer):
            return Problem("cli-no-such-key", key=answer, known=known)
        return Problem("four-gods-not-now", what=say(f"four-gods-kind-{named}"), known=known)

    def do(self, seat: int, action: int) -> None:
        """Play an action; if it is refused, whatever is open is closed, for it may not hold any more."""
        self.choice, self._stale = None, True
        self.live.play(seat, action)
        self._write_log()

    def _write_log(self) -> None:
        """Tell the moves that were made since, and set the dials."""
        made = self.table.made
        for n, (before, move) in enumerate(made):
            assert isinstance(before, Position)
            after = made[n + 1][0] if n + 1 < len(made) else self.position
            entry = narration.tell(before, self.viewer, move)
            self.log.append(entry)
            if verb(self.table.match.codec.decode(move.action)) not in QUIET:
                self.news.append(entry)
            if after.chance() is None:  # no clock is named while something is drawn, but none stops either
                self._dials.update(after.deadlines(), move.at or 0.0)
        made.clear()

    # --- commands ---------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        """What a bot would do; mistakes are for people to find."""
        seat = self.seat or 0
        legal = [action for action in self.position.offered(seat) if action not in self.table.game.quits]
        found = self.advise(self.position.view(seat), legal)
        if found is None:
            self.notice(Text(say("four-gods-hint-wait"), MARK))
            return
        action = self.table.match.codec.decode(found)
        what = did(action, SEATS[self.position.players][seat], self.position.view(seat))
        self.notice(Text(say("cli-hint", keys=write_action(action), what=what), MARK))

    def _scores(self) -> None:
        imagined = self.position.sample(self.seat, Random(0))
        self.print(*narration.scores(imagined, self.seat, self.who))

    def _rows(self) -> None:
        """All rows with the undersides that are known, however narrow the terminal is."""
        self.print(*panel.seats(self._view(), self.who, max(self.console.width, panel.ROOMY), self.glyphs))

    def _manual(self) -> list[Text]:
        options, commitment = self.position.options, self.table.header.commitment
        return manual.lines(self.console.width, self.glyphs, options, self.table.pace, commitment)

    def _line(self, entry: Entry) -> Text:
        time = Text().append("" if entry.time is None else f"{entry.time:>7.1f} s  ", FAINT)
        return time + (Text(entry.said, FAINT) if entry.seat is None else named(entry.said))

    # --- output -----------------------------------------------------------------------------------------------

    def show(self, *notice: Text) -> None:
        """The whole screen: World, players, news, what can be done, and a notice if there is one."""
        seat = None if self.position.over else self._person()
        self.kinds = self.offered(seat) if seat is not None and seat == self.seat else ()
        texts = [*self._pending, *notice]
        below = [line for text in texts for line in text.wrap(self.console, self.console.width)]
        below = [*(self._menu() if self.kinds else []), *below]
        scene = Scene(
            view=self._view(),
            who=self.who,
            glyphs=self.glyphs,
            clocks=self._clocks(),
            log=[entry.said for entry in self.news[-_TOLD:]],
            marked=narration.marked(self.news[-len(self.who) :]),
            choice=self.choice,
            below=len(below) + 1,
        )
        if self.clears:
            self.console.clear()
        self.print(*draw(self.console, scene), *below)
        self._pending, self._stale = [], False

    def _view(self) -> FourGodsView:
        """What may be shown: what the person at the keyboard knows."""
        return self.position.view(self.viewer if self.viewer is not None or self.position.over else self.seat)

    def _clocks(self) -> list[panel.Clock]:
        """The clocks that concern the person, with their seconds."""
        if self.position.over:
            return []
        now = self._watch.now() if self._asked else self.live.now
        found = []
        for name in _SHOWN:
            left = self._dials.left(now, name, None if name == "final" else self.seat)
            if left is not None:
                found.append(panel.Clock(name, left))
        return found

    def prompt(self, seat: int) -> str:
        """Who is to type something, and how long there is for it."""
        name = current().word("seat", SEATS[self.position.players][seat])
        left = self._dials.left(self._watch.now(), "sand", seat)
        return f"{name}> " if left is None else f"{name} {left:.0f} s> "

    def _menu(self) -> list[Text]:
        """The kinds of action with their letters, and the other commands."""
        passed = self.seat is not None and self.position.view(None).seats[self.seat].passed
        names = [(choice.kind.key, choice.kind.name) for choice in self.kinds]
        names = [(key, "pass-back" if passed and name == "pass" else name) for key, name in names]
        items = [Text.assemble((key, STRONG), f" {say(f'four-gods-kind-{name}')}") for key, name in names]
        commands = [Text(part, FAINT) for part in say("four-gods-commands").split(" · ")]
        width = self.console.width
        return [*flow(items, width), *flow(commands, width, f" {self.glyphs.dot} ")]

"""One socket: what comes in is decoded strictly and handed to the table, what goes out waits in line."""

import asyncio
import logging
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import UNSET

from pantheon.engine.actions import action_of
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.game import Game
from pantheon.server import commands
from pantheon.server import messages as m
from pantheon.server.doorman import Doorman
from pantheon.server.errors import error_info
from pantheon.server.expectations import phrasing
from pantheon.server.foresight import foresee, imagine
from pantheon.server.frames import framed
from pantheon.server.host import Answer, Deed, Host
from pantheon.server.races import LostRace
from pantheon.server.seating import seat_of
from pantheon.server.store import GuestRow
from pantheon.server.table import Table
from pantheon.texts import texts

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(m.ClientMessage).decode

log = logging.getLogger("pantheon")
_MOST_MISTAKES = 20  # messages that cannot be understood, before the line is cut
_POLICY, _TRY_AGAIN = 1008, 1013  # codes to close with
_MOST_AT_ONCE = 64  # commands of one socket that may wait for an answer
_MOST_REFUSED = 500  # in a row, because there were too many of them
_BUDGETS: dict[type, str] = {m.Say: "chats", m.Foresee: "questions", m.Imagine: "questions", m.Hint: "hints"}


class Line(Protocol):
    """What carries messages to a client (sockets.py)."""

    def send(self, frame: bytes) -> bool:
        """Send a framed text; False if the other side has left too much unread."""

    def close(self, code: int) -> None:
        """End the connection, with a code of the WebSocket protocol."""

    def cut(self) -> None:
        """End it without a word."""


class Connection:
    """A client at a table."""

    def __init__(
        self, host: Host, hello: m.Hello, who: GuestRow | None, line: Line, doorman: Doorman, address: str
    ) -> None:
        self.host = host
        self.guest = who.id if who else None
        self.lang = texts(hello.lang).language  # Problem if it is none of ours
        self._name = who.name if who else ""
        self._client = f"{self.guest}:{hello.client}"
        self._line = line
        self._metrics = doorman.metrics
        self._meter = doorman.meter
        self._address = address
        self._mistakes = 0
        self._insists = 0  # refusals of what was too much, one after the other
        self._asked = 0
        self._questions: set[asyncio.Task[None]] = set()

    # --- out --------------------------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a framed message; who does not read for too long is cut off, and may come again."""
        if not self._line.send(frame):
            self._line.cut()  # whoever reads nothing would not read a farewell either

    def hang_up(self) -> None:
        """End the connection: try again later."""
        self._line.close(_TRY_AGAIN)

    def dismiss(self, problem: Problem) -> None:
        """End the connection for good, and say why."""
        self.tell(m.Trouble(error=error_info(problem, self.lang)))
        self._line.close(_POLICY)

    def tell(self, message: m.ServerMessage) -> None:
        """Send this client something."""
        self.push(framed(encode(message)))

    # --- in ---------------------------------------------------------------------------------------------------

    def take(self, text: bytes | None) -> None:
        """A message has come; None is one that is no text."""
        try:
            message = understand(text)
            if isinstance(message, m.Hello):
                raise Problem("hello-twice")
        except Problem as problem:
            self._mistakes += 1
            self.tell(m.Trouble(error=error_info(problem, self.lang)))
            if self._mistakes > _MOST_MISTAKES:
                self._line.close(_POLICY)
            return
        if isinstance(message, m.Ping | m.Resync) and not self._may("commands"):
            self.tell(m.Trouble(error=error_info(Problem("too-many-commands"), self.lang)))
        elif isinstance(message, m.Ping):
            self.tell(m.Pong(now=self.host.now(), n=self.host.told))
        elif isinstance(message, m.Resync):
            self.host.detach(self)
            self.host.attach(self, message.since)
        elif isinstance(message, m.Point):
            self._point(message.at)
        elif isinstance(message, m.Question):
            self._question(message)
        else:
            self._command(message)

    def _point(self, at: str | None) -> None:
        """Show the others; what is too much is left out, and so is whatever a spectator points at."""
        seat = seat_of(self.host.table.seats, self.guest)
        if seat is not None and self._meter.allows("points", self.guest, self._address):
            self.host.audience.point(seat, at, self)

    def _question(self, question: m.Question) -> None:
        """Answer what changes nothing; advice comes when the bot has thought."""
        try:
            self._check(question)
        except Problem as problem:
            self._refuse(question.id, problem)
            return
        self._asked += 1
        task = asyncio.get_running_loop().create_task(self._answer(question))
        self._questions.add(task)  # a task that nobody holds may vanish
        task.add_done_callback(self._answer_given)

    async def _answer(self, question: m.Question) -> None:
        guest = self.guest
        assert guest is not None
        try:
            if isinstance(question, m.Foresee):
                actions = question.actions
                outcomes = await self.host.read(lambda table: foresee(table, _seat(table, guest), actions))
                self.tell(m.Foreseen(id=question.id, n=self.host.told, outcomes=outcomes))
            elif isinstance(question, m.Imagine):
                paths, whole = question.paths, question.whole
                thoughts = await self.host.read(lambda table: imagine(table, _seat(table, guest), paths, whole))
                self.tell(m.Imagined(id=question.id, n=self.host.told, thoughts=thoughts))
            else:
                seat = await self.host.read(lambda table: _seat(table, guest))
                action = await self.host.advice(seat)
                self.tell(m.Hinted(id=question.id, n=self.host.told, action=action))
        except Problem as problem:
            self._refuse(question.id, problem)

    def _answer_given(self, task: "asyncio.Task[None]") -> None:
        self._asked -= 1
        self._questions.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a question at table %s", self.host.table.id, exc_info=task.exception())

    def _command(self, command: m.Command) -> None:
        """Ask the table; the answer is sent when it comes, and meanwhile more may be asked."""
        known = self.host.done_before(self._client, command.id)
        if known is not None:
            self.tell(m.Done(id=command.id, n=known))
            return
        try:
            self._check(command)
            deed = self._deed(command)
        except Problem as problem:
            self._refuse(command.id, problem)
            return
        self._asked += 1
        self.host.request(
            deed,
            lambda outcome: self._answered(command.id, outcome),
            (self._client, command.id),
            talk=isinstance(command, m.Say),
        )

    def _check(self, command: m.Command | m.Question) -> None:
        if self.guest is None:
            raise Problem("no-guest")
        if self._asked >= _MOST_AT_ONCE or not self._may(_BUDGETS.get(type(command), "commands")):
            raise Problem("too-many-commands")

    def _may(self, what: str) -> bool:
        """Is there any budget left? Whoever goes on asking without is cut off, and may come again."""
        allowed = self._meter.allows(what, self.guest, self._address)
        self._insists = 0 if allowed else self._insists + 1
        if self._insists > _MOST_REFUSED:
            self._metrics.cut("commands")
            self._line.close(_POLICY)
        return allowed

    def _deed(self, command: m.Command) -> Deed[None]:
        """What a command does to the table; who may do it is asked when its turn has come."""
        guest, name = self.guest, self._name
        assert guest is not None
        if isinstance(command, m.Say):
            text = command.text
            return lambda table, at: commands.say(table, guest, name, text, at)
        return lambda table, at: _carry_out(table, _seat(table, guest), command, at)

    def _answered(self, number: int, outcome: Answer[None] | Problem) -> None:
        self._asked -= 1
        if not isinstance(outcome, Problem):
            self.tell(m.Done(id=number, n=outcome.n))
            return
        self._refuse(number, outcome)
        if isinstance(outcome, LostRace):
            self.host.note_race(outcome)

    def _refuse(self, number: int, problem: Problem) -> None:
        self._metrics.refused(problem.text)
        lost = problem.missed if isinstance(problem, LostRace) else UNSET
        self.tell(m.Refused(id=number, error=self._explained(problem), lost=lost))

    def _explained(self, problem: Problem) -> m.ErrorInfo:
        """What the rules refuse is said with the names of things, as the pages do."""
        if not isinstance(problem, IllegalAction):
            return error_info(problem, self.lang)
        table, facts = self.host.table, problem.facts
        message = _refusal(self.lang, table.game, table.options, problem.text, tuple(facts.items()))
        return m.ErrorInfo(text=problem.text, facts=dict(facts), message=message)


@lru_cache(maxsize=4096)
def _refusal(lang: str, game: Game, options: Any, text: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Words are found slowly, and who is in a hurry is refused the same thing again and again."""
    return phrasing(texts(lang), game, options).problem(IllegalAction(text, **dict(facts)))


def understand(text: bytes | None) -> m.ClientMessage:
    """A message of a client; Problem if it is none."""
    if text is None:
        raise Problem("bad-message", reason="text is needed, not binary data")
    try:
        message: m.ClientMessage = decode(text)
    except msgspec.ValidationError as wrong:
        raise Problem("bad-message", reason=str(wrong)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem("bad-message", reason="not valid JSON") from None
    return message


def _seat(table: Table, guest: str) -> int:
    seat = seat_of(table.seats, guest)
    if seat is None:
        raise Problem("no-seat")
    return seat


def _carry_out(table: Table, seat: int, command: m.Command, at: float) -> None:
    match command:
        case m.Reveal():
            commands.reveal(table, seat, bytes.fromhex(command.entropy), at)
        case m.Play():
            _check_person(table, seat)
            commands.play(table, seat, action_of(table.playing().codec, command.action), at)
        case m.Undo():
            _check_person(table, seat)
            commands.undo(table, seat, at)
        case m.Resign():
            commands.resign(table, seat, at)
        case m.Return():
            commands.come_back(table, seat, at)
        case m.Propose():
            commands.propose(table, seat, at, what=command.what, target=command.target, left=command.left)
        case m.Vote():
            commands.vote(table, seat, command.yes, at)


def _check_person(table: Table, seat: int) -> None:
    """While a bot stands in, its decisions count; first say that you are back."""
    if table.seats[seat].player is not None and table.state == "running":
        raise Problem("bot-stands-in")

"""At a table, live: a connection that comes back by itself, and commands that are carried out once."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pantheon.client.conversation import Conversation
from pantheon.client.visitor import Visitor
from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server import messages as m

_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0
_MOST_BYTES = 4_000_000
_FOR_GOOD = (1008, 4404)  # closed with these codes, there is no use in coming again


class RefusedError(Exception):
    """The table refused a command; `error` says why, `lost` which race was lost, if it was one."""

    def __init__(self, error: m.ErrorInfo, lost: j.Missed | None = None) -> None:
        super().__init__(error.message)
        self.error = error
        self.lost = lost


class LiveTable:
    """One seat (or a spectator) at a table: `async with LiveTable(visitor, id) as table`."""

    def __init__(self, visitor: Visitor, table: str, conversation: Conversation | None = None) -> None:
        self.talk = conversation or Conversation(visitor.lang, entropy=visitor.pledged.get(table))
        self._visitor = visitor
        self._id = table
        self._socket: ClientConnection | None = None
        self._answers: dict[int, asyncio.Future[int]] = {}
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._wrong: Exception | None = None
        self._pause = _FIRST_PAUSE
        self.on_message: Callable[[m.ServerMessage], None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda talk: talk.n is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # --- what to do -------------------------------------------------------------------------------------------

    async def play(self, action: dict[str, Any] | str) -> int:
        """Make a move; the number of its event, once it is durable. RefusedError if it is against the rules."""
        return await self.command(m.Play, action=action)

    async def command(self, kind: type[m.Command], **facts: Any) -> int:
        """Any command of the protocol."""
        number, text = self.talk.command(kind, **facts)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        await self._send(text)
        return await answer

    async def until(self, condition: Callable[[Conversation], bool]) -> None:
        """Wait until the table is so; an error that ends the connection for good is raised here."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._wrong is not None or condition(self.talk))
        if self._wrong is not None:
            raise self._wrong

    async def cut(self) -> None:
        """Lose the connection, as it happens to everybody; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- the connection ---------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._wrong is None:
            try:
                await self._connect()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in _FOR_GOOD:
                    self._wrong = self._wrong or Problem("no-pantheon")
            finally:
                self._socket = None
            await self._tell()
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, _LONGEST_PAUSE)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._wrong)

    async def _connect(self) -> None:
        address = self._visitor.live_address(self._id)
        headers = self._visitor.headers()
        async with connect(address, additional_headers=headers, max_size=_MOST_BYTES, compression=None) as socket:
            with suppress(ConnectionClosed):  # who was turned away at once can still read why
                await socket.send(self.talk.hello())
            async for text in socket:
                message = self.talk.take(text)
                if isinstance(message, m.Welcome):
                    self._socket = socket  # from now on commands go out at once
                    self._pause = _FIRST_PAUSE
                self._answer(message)
                while self.talk.outbox:
                    await socket.send(self.talk.outbox.pop(0))
                if self.on_message is not None:
                    self.on_message(message)
                await self._tell()

    def _answer(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Trouble) and self._socket is None:
            self._wrong = RefusedError(message.error)
        if not isinstance(message, m.Done | m.Refused):
            return
        answer = self._answers.pop(message.id, None)
        if answer is None or answer.done():
            return
        if isinstance(message, m.Done):
            answer.set_result(message.n)
        else:
            answer.set_exception(RefusedError(message.error, message.lost or None))

    async def _send(self, text: str) -> None:
        """Send now, if there is a connection; else it goes out with the next welcome."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

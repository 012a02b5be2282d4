"""The leanest web socket there is, the same for both servers, so that the generator costs the same."""

from typing import Any

from bench.peers import load

picows = load("picows", "picows")  # so this module is imported only where somebody is about to measure


class Socket(picows.WSListener):  # type: ignore[name-defined,misc]
    """One connection; subclasses say what is done with what arrives."""

    def __init__(self) -> None:
        self._transport: Any = None
        self._send: Any = None
        self._leaving = False

    async def connect(self, address: str, headers: dict[str, str] | None = None) -> None:
        """Open it; pings are answered by themselves."""
        await picows.ws_connect(lambda: self, address, extra_headers=headers)

    def opened(self) -> None:
        """There is a connection: say what must be said first."""

    def take(self, text: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def lost(self) -> None:
        """The other side has hung up."""

    def send(self, text: bytes) -> None:
        """Say something."""
        self._send(_TEXT, text)

    async def leave(self) -> None:
        """Hang up."""
        self._leaving = True
        if self._transport is not None:
            self._transport.send_close()
            self._transport.disconnect()
            await self._transport.wait_disconnected()

    # --- what the library calls -------------------------------------------------------------------------------

    def on_ws_connected(self, transport: Any) -> None:
        self._transport, self._send = transport, transport.send
        self.opened()

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        kind = frame.msg_type
        if kind == _TEXT:
            self.take(frame.get_payload_as_bytes())
        elif kind == _CLOSE:
            transport.send_close()
            transport.disconnect()

    def on_ws_disconnected(self, _transport: Any) -> None:
        if not self._leaving:
            self.lost()


_TEXT, _CLOSE = picows.WSMsgType.TEXT, picows.WSMsgType.CLOSE

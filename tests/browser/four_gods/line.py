"""A line to the server that holds back what comes or goes over it, for as long as a test wants."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.browser.browsing import Person

_Send = Callable[[str | bytes], None]


class Way:
    """One direction of a line."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[tuple[_Send, str | bytes]] = []

    def take(self, send: _Send, message: str | bytes) -> None:
        """Pass a message on, now or later."""
        if self._held:
            self._waiting.append((send, message))
        else:
            send(message)

    def hold(self) -> None:
        """From now on nothing gets through."""
        self._held = True

    def waiting(self) -> list[str]:
        """What is held back."""
        return [str(message) for _, message in self._waiting]

    def let_go(self) -> None:
        """Everything gets through, in order."""
        self._held = False
        waiting, self._waiting = self._waiting, []
        for send, message in waiting:
            send(message)


class Line:
    """Between a page and its table: what it hears, and what it says.

    What is to be heard has come as far as the browser, so it stands among the person's frames already.
    """

    def __init__(self, person: Person) -> None:
        self.heard, self.said = Way(), Way()
        person.page.route_web_socket("**/live", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(lambda message: self.said.take(table.send, message))
        table.on_message(lambda message: self.heard.take(page.send, message))

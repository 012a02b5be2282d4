"""A line to the server that holds back what comes over it, for as long as a test wants."""

from playwright.sync_api import WebSocketRoute

from tests.browser.browsing import Person


class Line:
    """Between a page and its table: what the page says goes through, what the table says may have to wait.

    What is held back has come as far as the browser, so it stands among the person's frames already.
    """

    def __init__(self, person: Person) -> None:
        self._slow = False
        self._waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        person.page.route_web_socket("**/live", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(table.send)
        table.on_message(lambda message: self._came(page, message))

    def _came(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self._slow:
            self._waiting.append((page, message))
        else:
            page.send(message)

    def hold(self) -> None:
        """From now on the page hears nothing."""
        self._slow = True

    def waiting(self) -> int:
        """How many messages are held back."""
        return len(self._waiting)

    def let_go(self) -> None:
        """It hears everything, in order."""
        self._slow = False
        waiting, self._waiting = self._waiting, []
        for page, message in waiting:
            page.send(message)

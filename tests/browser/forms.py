"""The form for a new table, as somebody fills it in."""

from playwright.sync_api import FilePayload, Locator

from tests.browser.browsing import Person


class Form:
    """Whatever it has for every game."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        person.call_oneself()
        person.press("web-home-new", person.card(game))
        self.dialog = person.get("dialog", person.t("web-new-title"))
        fits = self.dialog.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight")
        assert fits, "the fields scroll, between title and buttons that stay"

    def part(self, title: str) -> Locator:
        """What belongs together below a title."""
        return self.person.get("group", self.person.t(title), self.dialog)

    def players(self, number: int) -> None:
        self.person.get("radio", str(number), self.part("web-plan-players")).check(force=True)

    def unfold(self, title: str) -> None:
        """What few people settle lies folded below its title."""
        self.dialog.locator("summary").filter(has_text=self.person.t(title)).click()

    def bring(self, name: str, content: bytes) -> None:
        """A file of one's own."""
        file = FilePayload(name=name, mimeType="text/plain", buffer=content)
        self.dialog.locator("input[type=file]").set_input_files(file)

    def make(self) -> None:
        self.person.press("web-new-make", self.dialog)

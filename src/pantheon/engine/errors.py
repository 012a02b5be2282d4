"""What can go wrong, as message ids with facts: the texts live in the locales."""


class Problem(Exception):
    """Something a person asked for cannot be; `text` names the message, `facts` fill it in."""

    def __init__(self, text: str, **facts: str | int) -> None:
        super().__init__(text, facts)
        self.text = text
        self.facts = facts

    def __str__(self) -> str:
        from pantheon.texts import texts  # outside the engine, and only needed when somebody reads the error

        return texts("en").problem(self)


class IllegalAction(Problem):
    """An action that the rules refuse; the position is unchanged."""


class OptionsError(Problem):
    """Options that the game does not offer."""


class RecordError(Problem):
    """A record that cannot be read, replayed or verified; `line` counts from 1. `inner` is the problem behind it."""

    def __init__(self, line: int, text: str, *, inner: Problem | None = None, **facts: str | int) -> None:
        super().__init__(text, line=line, **facts)
        self.line = line
        self.inner = inner

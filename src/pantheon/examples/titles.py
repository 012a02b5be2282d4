"""What the rules and scenes of a game's examples are called: in English as the examples say it, else from locales/.

They are many and only the rules pages want them, so they do not stand among the other texts.
"""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from pantheon.examples.parse import Example
from pantheon.texts import ENGLISH, FOLDERS


class Titles:
    """The titles of a game's examples in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        file = FOLDERS[language] / "titles" / f"{game.replace('-', '_')}.ftl"
        if file.is_file():
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def rule(self, example: Example) -> str:
        """The rule that an example shows."""
        return self._say(f"rule-{example.name}", example.title)

    def scene(self, example: Example, number: int) -> str:
        """What is special about a scene, counted from 0; a scene that is the whole example has no title."""
        title = example.scenes[number].title
        return "" if title == example.title else self._say(f"scene-{example.name}-{number + 1}", title)

    def _say(self, text: str, english: str) -> str:
        if not self._bundle.has_message(text):
            return english
        message = self._bundle.get_message(text)
        assert message.value is not None
        said, _ = self._bundle.format_pattern(message.value)
        return str(said)


@cache
def titles(game: str, language: str) -> Titles:
    """The titles of a game's examples; read once."""
    return Titles(game, language)

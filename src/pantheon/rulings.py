"""Our rulings: what a rulebook says or leaves open, what we do there, and why. They are texts."""

import msgspec

from pantheon.texts import Texts


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """One ruling in words; `name` is what the marks of rules and examples call it."""

    name: str
    title: str
    book: str
    ours: str
    why: str


def rulings(game: str, words: Texts) -> list[Ruling]:
    """All rulings of a game, in the order of its rules."""
    start = f"ruling-{game}-"
    return [
        Ruling(
            name=text.removeprefix(start),
            title=words.say(text),
            book=words.say(f"{text}.book"),
            ours=words.say(f"{text}.ours"),
            why=words.say(f"{text}.why"),
        )
        for text in words.beginning(start)
    ]

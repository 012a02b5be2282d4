"""Words that people choose, names and chat: plain text of one line, whatever they send."""

import unicodedata

from pantheon.engine.errors import Problem

MOST_NAME = 60
# Control characters, invisible ones (some turn the direction of writing around), and what is no character at all.
_NO_TEXT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def tidy(text: str) -> str:
    """One line of printable text."""
    spaced = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in spaced if unicodedata.category(c) not in _NO_TEXT).split())


def clean(text: str, most: int) -> str:
    """The same, but there must be something to read, and not too much of it."""
    kept = tidy(text)
    if not kept:
        raise Problem("empty-text")
    if len(kept) > most:
        raise Problem("long-text", most=most)
    return kept

"""Colours that all tables share, and whether a stream can carry signs. Nothing depends on colour alone."""

from collections.abc import Iterable
from typing import TextIO

from rich.style import Style

# Paper, ink, and pieces. Names stand on whatever background the terminal has: mid tones are readable on dark and on
# light. Cells bring their own background.
PAPER = "#f5ecd7"
INK = "#1d1a16"
LABEL = Style(color=INK, bgcolor=PAPER, bold=True)
EDGE = Style(color="#8d8272")
FAINT_EDGE = Style(color="#8d8272", dim=True)
MARK = Style(color="#e8a33d", bold=True)
FAINT = Style(dim=True)
STRONG = Style(bold=True)


def can_carry(stream: TextIO, signs: Iterable[str]) -> bool:
    """Can these signs be written to a stream?"""
    try:
        "".join(signs).encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True

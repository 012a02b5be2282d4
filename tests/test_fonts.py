"""The fonts of the pages have every letter that our texts need: whole ones are fetched for names alone."""

import re
from pathlib import Path

from tests.test_texts import LOCALES

ROOT = Path(__file__).parents[1]
FACES = ROOT / "web/src/look/fonts.css"
WHOLE = "fontsource"
# Drawn by the system's own fonts: signs on keys and buttons.
SIGNS = set("←↑→↓⇧␣▶◀▾▴✓✕")


def letters(ranges: str) -> set[str]:
    """The letters of a `unicode-range`."""
    found: set[str] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def faces() -> list[tuple[str, set[str]]]:
    """Where each face comes from, and its letters."""
    css = FACES.read_text(encoding="utf-8")
    found = re.findall(r'src: url\("([^"]+)"\).*?unicode-range:([^;]+);', css, re.DOTALL)
    return [(source, letters(ranges)) for source, ranges in found]


def test_our_own_fonts_have_all_letters_of_our_texts() -> None:
    files = [*LOCALES.rglob("web*.ftl"), *LOCALES.rglob("titles/*.ftl"), *LOCALES.rglob("rules/*.md")]
    used = {letter for file in files for letter in file.read_text(encoding="utf-8") if letter.isprintable()}
    own = [known for source, known in faces() if WHOLE not in source]
    assert len(own) == 3
    for known in own:
        assert used - known - SIGNS == set()


def test_no_sign_brings_a_whole_font() -> None:
    for source, known in faces():
        if WHOLE in source:
            assert not known & SIGNS

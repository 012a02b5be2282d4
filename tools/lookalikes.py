"""Makes the table of letters that look alike (src/pantheon/server/lookalikes.txt).

    python -m tools.lookalikes [--check]

The letters come from Unicode's list of confusables, as the package confusable-homoglyphs has it. That package itself
takes 14 MB of memory and does not tell which letter stands for the others; what we need of it takes one.
With --check nothing is written; the exit status is 1 if the table is not what the package says.
"""

import sys
from importlib.resources import files
from pathlib import Path

import msgspec

FILE = Path(__file__).parents[1] / "src/pantheon/server/lookalikes.txt"
_MARK = "\u200e"  # the package leaves it around letters that are written from right to left
_INTRO = """\
# Letters that look alike: the one that stands for them, then all others. Made by python -m tools.lookalikes
# from Unicode's confusables.txt, (c) Unicode, Inc., under the licence in THIRD_PARTY.md.
"""


class Like(msgspec.Struct):
    """A letter, or several of them, that looks like another."""

    c: str


def document() -> str:
    """Return what the table ought to be."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    told = msgspec.json.decode(data, type=dict[str, list[Like]])
    pairs = {letter.strip(_MARK): [like.c.strip(_MARK) for like in likes] for letter, likes in told.items()}
    parts = {sign for letter in pairs if len(letter) > 1 for sign in letter}
    groups: dict[str, set[str]] = {}
    for letter, likes in pairs.items():
        for like in likes:
            if len(letter) == 1 and (len(like) > 1 or _rank(like, pairs, parts) > _rank(letter, pairs, parts)):
                groups.setdefault(like, set()).add(letter)
    return _INTRO + "".join(f"{_hex(like)} {' '.join(map(_hex, sorted(groups[like])))}\n" for like in sorted(groups))


def _rank(letter: str, pairs: dict[str, list[str]], parts: set[str]) -> tuple[int, bool, int]:
    """Return how much speaks for a letter standing for another: the package does not tell which way round a pair is.

    Each letter has one that stands for it, which itself has none: whatever has several stands for them, and so does
    what others are made of.
    """
    return len(pairs[letter]), letter in parts, -ord(letter)


def _hex(text: str) -> str:
    return "+".join(f"{ord(sign):X}" for sign in text)


def main() -> None:
    """Write, or check."""
    if "--check" not in sys.argv[1:]:
        FILE.write_text(document(), encoding="ascii")
    elif FILE.read_text(encoding="ascii") != document():
        sys.exit(f"stale: {FILE.name}; run python -m tools.lookalikes")


if __name__ == "__main__":
    main()

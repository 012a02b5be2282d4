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
    groups: dict[str, set[str]] = {}
    for letter, likes in pairs.items():
        for like in likes:
            if _stands_for(like, letter, pairs):
                groups.setdefault(like, set()).add(letter)
    return _INTRO + "".join(f"{_hex(like)} {' '.join(map(_hex, sorted(groups[like])))}\n" for like in sorted(groups))


def _stands_for(like: str, letter: str, pairs: dict[str, list[str]]) -> bool:
    """Return which way round a pair is: each letter has one that stands for it, which itself has none."""
    if len(letter) > 1 or len(like) > 1:
        return len(letter) == 1
    most, few = len(pairs[like]), len(pairs[letter])
    return most > few or (most == few and like < letter)


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

"""Words that people choose, names and chat: plain text of one line, whatever they send."""

import re
import unicodedata

from pantheon.engine.errors import Problem

MOST_NAME = 60
_MOST_MARKS = 3  # on one letter: as many as any language writes, and no tower
# Control characters, invisible ones (some turn the direction of writing around), and what is no character at all.
_NO_TEXT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters, marks and signs that show nothing: fillers, blanks, and selectors of variants.
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
_NON_JOINER, _JOINER, _COLOURED, _KEYCAP = "\u200c", "\u200d", "\ufe0f", "\u20e3"
_KEYS = frozenset("#*0123456789")
_EMOJI = {"So", "Sm"}
_ALSO_EMOJI = frozenset("‼⁉〰ℹ")
_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_TAG_END = "\U000e007f"
# A flag of England, Scotland or Wales is a black one and letters that nobody sees; elsewhere those say nothing.
_TAGS = re.compile("(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f)|[\U000e0000-\U000e007f]")
_VIRAMA = 9  # the combining class of signs that join letters of India
# Signs as wide as a whole word: the longest dashes, sentences in one sign, cuneiform, hieroglyphs.
_GIANTS = ((0x2E3A, 0x2E3B), (0xFDFA, 0xFDFD), (0x12000, 0x1254F), (0x13000, 0x143FF), (0x14400, 0x1467F))
_GIANT = 6


def tidy(text: str) -> str:
    """Return one line of text in which everything can be seen, and nothing covers the lines around it."""
    spaced = "".join(" " if sign.isspace() else sign for sign in _TAGS.sub(lambda found: found[1] or "", text))
    seen = "".join(sign for sign in spaced if _may_stay(sign))
    kept = "".join(_joined(unicodedata.normalize("NFC", seen)))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def clean(text: str, most: int) -> str:
    """Return the same; raise Problem if there is nothing to read, or too much of it."""
    kept = tidy(text)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept):
        raise Problem("empty-text")
    if len(kept) > most:
        raise Problem("long-text", most=most)
    return kept


def clean_name(text: str) -> str:
    """Return a name as it is kept; raise Problem if it says nothing, or needs too much room."""
    return _bounded(clean(text, MOST_NAME))


def clean_title(text: str) -> str:
    """Return the name of a table, which may be empty; raise Problem if it needs too much room."""
    return _bounded(tidy(text))


def width(text: str) -> int:
    """Return how many columns a text takes, about: what is joined to the sign before it takes none."""
    return sum(
        0 if text[max(at - 1, 0)] == _JOINER else _width(sign) for at, sign in enumerate(text) if not _is_mark(sign)
    )


def _bounded(name: str) -> str:
    if width(name) > MOST_NAME:
        raise Problem("wide-name")
    return name


def _width(sign: str) -> int:
    if unicodedata.category(sign) == "Cf":
        return 0
    if any(first <= ord(sign) <= last for first, last in _GIANTS):
        return _GIANT
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _may_stay(sign: str) -> bool:
    """Return whether a sign can be seen, or joins others that can; whether it does that here is asked later."""
    if sign in (_NON_JOINER, _JOINER, _COLOURED) or "\U000e0030" <= sign <= _TAG_END:
        return True
    return sign not in _BLANK and unicodedata.category(sign) not in _NO_TEXT


def _joined(text: str) -> list[str]:
    """Return the signs of a text without joiners that join nothing, marks on nothing, and towers of marks."""
    kept: list[str] = []
    marks = 0
    for at, sign in enumerate(text):
        before, after = kept[-1] if kept else " ", text[at + 1 : at + 2] or " "
        if sign == _COLOURED:
            if not _takes_colour(before, after):
                continue
        elif sign in (_NON_JOINER, _JOINER):
            if not _joins(sign, before, after):
                continue
        elif _is_mark(sign) or unicodedata.category(sign) == "Mc":
            if before == " " or (_is_mark(sign) and marks >= _MOST_MARKS):
                continue
            marks += _is_mark(sign)
        else:
            marks = 0
        kept.append(sign)
    return kept


def _is_mark(sign: str) -> bool:
    """Return whether a sign stands above or below the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me")


def _takes_colour(before: str, after: str) -> bool:
    """Return whether the sign before becomes a picture by what makes it one."""
    if before in _KEYS:
        return after == _KEYCAP
    return unicodedata.category(before) in _EMOJI or before in _ALSO_EMOJI


def _joins(joiner: str, before: str, after: str) -> bool:
    """Return whether a joiner changes how its neighbours look: in Arabic and Indic writing, and in emoji."""
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL":
        return True
    if joiner == _NON_JOINER or unicodedata.category(after) not in _EMOJI:
        return False
    return unicodedata.category(before) in _EMOJI or before in _TONES or before in (_COLOURED, _TAG_END)

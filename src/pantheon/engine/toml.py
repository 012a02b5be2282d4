"""Reading TOML that somebody brought: what would cost much more than it is long is refused before it is parsed."""

import re
import tomllib
from typing import Any

from pantheon.engine.errors import Problem

MOST_LETTERS = 100_000
MOST_DEPTH = 10  # of keys with dots, and of lists and tables in each other; ours have 3
# Parts of a text; what is not closed goes on to the end of its line, or of the text.
_PART = re.compile(
    r'''"""(?:\\[\s\S]|[^\\])*?(?:"""|\Z)'''
    r"""|'''[\s\S]*?(?:'''|\Z)"""
    r"""|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|\#[^\n]*|[][{}.,=\n]"""
)


class TomlError(Problem):
    """A text that is no TOML, or none that anybody would write; `line` counts from 1."""

    def __init__(self, line: int, text: str, **facts: str | int) -> None:
        super().__init__(text, line=line, **facts)
        self.line = line


def read_toml(text: str) -> dict[str, Any]:
    """Return what a TOML text says; TomlError with its line if it says nothing."""
    if len(text) > MOST_LETTERS:
        raise TomlError(1, "toml-long", most=MOST_LETTERS)
    _check_depth(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise TomlError(line, "no-toml", reason=str(error)) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits
        raise TomlError(1, "file-nonsense") from None


def _check_depth(text: str) -> None:
    """Refuse long keys, and lists in lists in lists: the time to parse them grows with the square of their length."""
    depth = dots = 0
    for part in _PART.finditer(text):
        match part[0]:
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = max(0, depth - 1), 0
            case ".":
                dots += 1
            case "=" | "," | "\n":
                dots = 0
        if max(depth, dots) > MOST_DEPTH:
            raise TomlError(text.count("\n", 0, part.start()) + 1, "toml-deep", most=MOST_DEPTH)

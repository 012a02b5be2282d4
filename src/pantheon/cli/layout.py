"""Lines of text side by side and one after the other, for every table."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text


def terminal() -> Console:
    """The console for a game: as wide as the terminal, no guessing at what words mean."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def wrapped(console: Console, lines: Iterable[Text], width: int) -> list[Text]:
    """Lines no wider than the column; what goes on in a next line is set in by one."""
    found: list[Text] = []
    for line in lines:
        first, *rest = line.wrap(console, width) or [Text()]
        found.append(first)
        if rest:
            left = line[len(first.plain) :]
            left = left[len(left.plain) - len(left.plain.lstrip()) :]
            found += [Text(" ") + part for part in left.wrap(console, max(width - 1, 1))]
    for line in found:
        line.rstrip()
    return found


def flow(items: Iterable[Text], width: int, gap: str = "   ") -> list[Text]:
    """Items one after the other, none of them broken over two lines."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return lines


def side_by_side(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns, the right one beginning at `width`."""
    lines = []
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text(no_wrap=True)
        if n < len(right) and right[n].plain:
            line.append(" " * max(width - line.cell_len, 1)).append_text(right[n])
        line.no_wrap = True
        line.overflow = "ignore"
        lines.append(line)
    return lines

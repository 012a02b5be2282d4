"""Examples written inside a test."""

from pantheon.examples.parse import parse
from pantheon.examples.run import Outcome, run
from pantheon.examples.table import vocabulary
from pantheon.games import game


def played(name: str, options: str, given: str, *lines: str) -> Outcome:
    """Play an example of a game from these lines."""
    head = f"A rule.\n\ngame: {name}\nsection: Any\nmark: ruling any\n"
    setting = "".join(f"  {line}\n" for line in given.splitlines())
    text = f"{head}{options}\ngiven:\n{setting}play:\n" + "".join(f"  {line}\n" for line in lines)
    return run(parse(text, "x.rule"), game(name), vocabulary(name))

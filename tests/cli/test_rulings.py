"""The rulings at the terminal: the help lists them, and a number behind its sign tells one."""

import pytest

from pantheon.games import names
from pantheon.rulings import rulings
from pantheon.texts import LANGUAGES, texts
from tests.cli.running import run


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_help_lists_all_rulings_and_tells_any(game: str, language: str) -> None:
    known = rulings(game, texts(language))
    last = len(known)
    typed = f"?\n?2\n? {last}\n?{last + 1}\n?0\nq\n\n"
    shown = run("play", game, "--lang", language, "--seed", "x", typed=typed).stdout
    lines = shown.splitlines()
    listed = [f"{number:>3}  {ruling.title}" for number, ruling in enumerate(known, start=1)]
    assert [line for line in lines if line in listed] == listed
    for ruling in (known[1], known[-1]):
        for part in (ruling.book, ruling.ours, ruling.why):
            assert flat(part) in flat(shown)
    for wrong in (0, last + 1):
        assert flat(texts(language).say("cli-no-ruling", number=wrong, most=last)) in flat(shown)
    assert max(map(len, lines)) <= 80

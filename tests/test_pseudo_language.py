"""A fourth language needs no code: a folder is one, here that of the pseudo-locale, which looks like nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon.examples import shelf
from pantheon.examples.titles import titles
from pantheon.texts import texts
from tests.cli.running import really_run
from tests.pseudo import plain_words, pseudo_locale, serving_it
from tests.test_texts import NUMBERS, english
from tools.texts import BEGIN, END, PSEUDO, faults

_OPTION = re.compile(r"--[a-z-]+")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pseudo_locale(tmp_path_factory.mktemp("locales")) as found:
        yield found


@pytest.mark.usefixtures("folder")
def test_every_message_can_be_said_is_longer_by_two_fifths_and_not_english() -> None:
    lengths = [0, 0]
    for name, variables in english().items():
        facts = {one: 3 if one in NUMBERS else "0" for one in variables}
        said = [texts(language).say(name, **facts) for language in ("en", PSEUDO)]
        assert name.startswith("language-") or (said[1][0], said[1][-1]) == (BEGIN, END), said
        assert plain_words(_OPTION.sub("", said[1]), "XX") == [], said
        lengths = [so_far + len(text) for so_far, text in zip(lengths, said, strict=True)]
    assert 1.35 < lengths[1] / lengths[0] < 1.45


@pytest.mark.usefixtures("folder")
def test_nothing_is_missing_in_it_and_examples_have_titles() -> None:
    assert faults(PSEUDO) == {}
    for game, name in (("gods", "income-is-three-power"), ("deus", "ceres")):
        assert titles(game, PSEUDO).rule(shelf.examples(game)[name]).startswith(BEGIN)


@pytest.mark.slow("a server starts anew, with one more language")
@pytest.mark.usefixtures("folder")
def test_the_server_answers_in_it(tmp_path: Path) -> None:
    with serving_it(tmp_path) as server:
        anna = server.visitor(lang=PSEUDO)
        for how in ("", f"?lang={PSEUDO}"):
            games = anna.call("GET", f"/api/games{how}")
            assert all(option["meaning"].startswith(BEGIN) for game in games for option in game["options"])


@pytest.mark.slow("commands start anew, with one more language")
@pytest.mark.parametrize(
    "words", ["", "games", "play --help", "play gods --seed word", "play four-gods --timed --seed word"]
)
def test_the_terminal_speaks_it(folder: Path, words: str) -> None:
    shown = really_run("--lang", PSEUDO, *words.split(), PANTHEON_LOCALES=str(folder)).stdout
    assert BEGIN in shown
    if words != "games":  # it lists options by their names
        found = [word for word in plain_words(_OPTION.sub("", shown)) if not word.isupper()]
        assert found == (["pantheon", "play", "game", "game", "str", "gods"] if words == "play --help" else [])

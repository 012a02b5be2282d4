"""The rules of every game, example by example; each example stands on the rules page, and the page names no other."""

import re
from pathlib import Path
from random import Random

import pytest

from pantheon.examples.parse import read_example
from pantheon.examples.run import run_file
from pantheon.games import names

pytestmark = pytest.mark.forms

ROOT = Path(__file__).parents[2]


def examples_of(name: str) -> list[Path]:
    return sorted((ROOT / "fixtures" / "rules" / name.replace("-", "_")).glob("*.rule"))


def page_of(name: str) -> Path:
    return ROOT / "docs" / "rules" / f"{name}.md"


ALL = [file for name in names() for file in examples_of(name)]


@pytest.mark.parametrize("file", ALL, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_rule(file: Path) -> None:
    """It comes out as it says; nothing gets lost on the way, and what anybody sees is possible."""
    outcome = run_file(file)
    assert not outcome.failures
    for scene in outcome.scenes:
        stock = scene.start.stock()
        positions = {position.key(): position for position in (scene.start, *(step.position for step in scene.steps))}
        for position in positions.values():
            assert position.stock() == stock
            for seat in (0, None):
                assert position.sample(seat, Random(0)).view(seat) == position.view(seat)


@pytest.mark.parametrize("name", names())
def test_the_page_links_every_example_and_no_other(name: str) -> None:
    files, page = examples_of(name), page_of(name)
    text = page.read_text(encoding="utf-8")
    targets = dict(re.findall(r"^\[([\w-]+)\]: (\S+)$", text, re.MULTILINE))
    used = set(re.findall(r"\[([\w-]+)\](?![:(])", text))
    assert files
    assert {file.stem for file in files} == set(targets) == used
    assert {(page.parent / target).resolve() for target in targets.values()} == set(files)
    assert all(Path(target).stem == title for title, target in targets.items())


@pytest.mark.parametrize("name", names())
def test_every_example_belongs_to_a_section_of_the_page(name: str) -> None:
    headings = set(re.findall(r"^#+ (.+)$", page_of(name).read_text(encoding="utf-8"), re.MULTILINE))
    assert {read_example(file).section for file in examples_of(name)} <= headings

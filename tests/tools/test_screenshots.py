"""Pictures of every state: one of each look, and two sheets of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.browsing import missing
from tools.chromium import lacking


@pytest.mark.extended("plays three games and opens several pages for pictures that nobody looks at")
def test_every_state_has_a_picture_of_every_look(tmp_path: Path) -> None:
    if (what := lacking()) is not None:
        missing(what)
    states = ("lost", "new-deus", "gods-set")
    tool = [sys.executable, "-m", "tools.screenshots", "--every", str(tmp_path), *states]
    told = subprocess.run(tool, capture_output=True, text=True, check=True)
    sheets = [f"sheet-{state}-{shape}.png" for state in states for shape in ("upright", "wide")]
    assert [line.split(":")[0] for line in told.stdout.splitlines()] == sheets
    assert len(list(tmp_path.glob("*.jpg"))) == 3 * 6 * 3 * 2


def test_a_forgotten_folder_is_told() -> None:
    tool = [sys.executable, "-m", "tools.screenshots", "--every"]
    told = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr.split("?")[0]) == (1, "Into which folder")

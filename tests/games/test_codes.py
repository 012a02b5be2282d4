"""The numbers of a game's codes.py and of its c_codes.pxd are the same."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import pantheon.games

pytestmark = pytest.mark.forms

PAIRS = sorted(file.parent.name for file in Path(pantheon.games.__file__).parent.glob("*/c_codes.pxd"))


@pytest.mark.parametrize("package", PAIRS)
def test_the_compiler_knows_the_same_numbers(package: str) -> None:
    codes = import_module(f"pantheon.games.{package}.codes")
    assert codes.__file__ is not None
    text = Path(codes.__file__).with_name("c_codes.pxd").read_text(encoding="utf-8")
    for_c = {name: int(value) for name, value in re.findall(r"^    ([A-Z_]+) = (\d+)", text, re.MULTILINE)}
    for_python = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert for_c == for_python

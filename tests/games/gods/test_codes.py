"""The numbers of codes.py and of c_codes.pxd are the same."""

import re
from pathlib import Path

from pantheon.games.gods import codes


def test_the_compiler_knows_the_same_numbers() -> None:
    text = Path(codes.__file__).with_name("c_codes.pxd").read_text(encoding="utf-8")
    for_c = {name: int(value) for name, value in re.findall(r"^    ([A-Z_]+) = (\d+)", text, re.MULTILINE)}
    for_python = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert for_c == for_python

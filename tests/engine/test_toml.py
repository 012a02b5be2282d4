"""TOML of others: what is written like a file of ours is read, what would take for ever is never begun."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.toml import MOST_DEPTH, MOST_LETTERS, TomlError, read_toml

DEEP = {
    "a key with many dots": "a" + ".a" * 24_000 + " = 1",
    "a header with many dots": "[" + "a." * 24_000 + "a]",
    "dots with spaces": "a" + " . a" * 11_000 + " = 1",
    "a key of many quoted parts": "'a'" + ".'a'" * 11_000 + " = 1",
    "a key in a table in a list": "x = [{" + "a." * 20_000 + "a = 1}]",
    "lists in lists": "x = " + "[" * 40_000,
    "tables in tables": "x = " + "{a=" * 12_000,
    "a deep one after a string": 'y = "#"\nx = ' + "[" * 11 + "]" * 11,
}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the parser was given."""
    texts: list[str] = []
    real = tomllib.loads

    def loads(text: str) -> dict[str, Any]:
        texts.append(text)
        return real(text)

    monkeypatch.setattr(tomllib, "loads", loads)
    return texts


@pytest.mark.parametrize("what", DEEP)
def test_what_goes_too_deep_is_refused_before_it_is_parsed(parsed: list[str], what: str) -> None:
    with pytest.raises(TomlError) as refused:
        read_toml(DEEP[what])
    assert refused.value.text == "toml-deep"
    assert refused.value.line == DEEP[what].count("\n") + 1
    assert parsed == []


def test_what_is_too_long_is_refused_before_it_is_parsed(parsed: list[str]) -> None:
    with pytest.raises(TomlError, match="too long"):
        read_toml("#" * (MOST_LETTERS + 1))
    assert parsed == []


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH,
        "a" + ".a" * MOST_DEPTH + " = 1",
        'x = "' + "[." * 99 + '"',
        "x = '" + "{." * 99 + "'",
        'x = """' + "[.\n" * 99 + '\\""""',
        "x = '''" + "[.\n" * 99 + "'''",
        "# " + "[." * 99 + "\nx = 1",
        "x = [" + "1.5, " * 999 + "]",
        "\n".join("[[t]]\na.b = 1.5" for _ in range(99)),
    ],
)
def test_what_only_looks_deep_is_read(parsed: list[str], text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)
    assert parsed[0] == text


def test_numbers_without_end_are_refused() -> None:
    with pytest.raises(TomlError, match="too large"):
        read_toml("x = " + "9" * 20_000)


@given(st.text(alphabet="a1.=[]{}\"'#\\\n ,", max_size=20))
def test_whatever_comes_is_read_as_the_standard_has_it_or_refused_at_a_line(text: str) -> None:
    try:
        right = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        right = None
    if right is None:
        with pytest.raises(TomlError) as refused:
            read_toml(text)
        assert 1 <= refused.value.line <= text.count("\n") + 1
    else:
        assert read_toml(text) == right

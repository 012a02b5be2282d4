"""Mutants: one small break each, found again in another version of the file."""

import pytest

from tools.mutants import Mutant, python_places, web_places


def python(source: str) -> set[tuple[str, str]]:
    return {(old, new) for _, old, new in python_places(source)}


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("a < b", ("<", "<=")),
        ("a in b", ("in", "not in")),
        ("(a) + (b)", ("+", "-")),
        ("a and b", ("and", "or")),
        ("not a", ("not ", "")),
        ("x = 7", ("7", "8")),
        ("x = True", ("True", "False")),
        ("if a: b()", ("a", "(not (a))")),
        ("f(x)", ("f(x)", "pass")),
        ("for a in b: continue", ("continue", "break")),
    ],
)
def test_python_is_broken_in_one_place(source: str, change: tuple[str, str]) -> None:
    assert change in python(source)


def test_types_and_docstrings_are_left_alone() -> None:
    assert python('def f(a: "int" = b) -> list[int | None]:\n    """One + two."""\n    return a') == set()


def test_scripts_of_pages_are_broken_but_not_their_markup() -> None:
    source = '<script lang="ts">\n  const a = b === c;\n</script>\n<p title="true">a + b</p>\n'
    assert [(old, new) for _, old, new in web_places(source)] == [(" === ", " !== ")]


def test_a_place_is_found_again_after_lines_have_moved() -> None:
    mutant = Mutant("games", "x.py", 1, 2, "a < b\n", "<", "<=")
    assert mutant.broken("new\na < b\n") == "new\na <= b\n"
    with pytest.raises(LookupError, match="no such line"):
        mutant.broken("a > b\n")

"""`make check` runs the tests of what has changed, and no others."""

import pytest

from tools.affected import affected


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/pantheon/server/host.py", "tests/server/test_rounds.py"),  # by a helper of the tests
        ("src/pantheon/server/sqlite.py", "tests/server/test_sqlite.py"),
        ("src/pantheon/games/deus/firing.py", "tests/games/deus"),  # by the folder
        ("src/pantheon/bots/gods/judge.pxd", "tests/bots/gods"),
        ("src/pantheon/locales/fr/web.ftl", "tests/test_texts.py"),
        ("fixtures/rules/gods/setup.rule", "tests/examples"),
        ("requirements/core.txt", "tests/test_tooling.py"),
        ("tests/engine/walks.py", "tests/engine/test_conformance.py"),
        ("tests/server/conftest.py", "tests/server"),
        ("tests/engine/test_match.py", "tests/engine/test_match.py"),
    ],
)
def test_the_tests_of_a_file_are_found(file: str, tests: str) -> None:
    assert tests in affected([file])


@pytest.mark.parametrize(
    "file", ["README.md", "tests/browser/test_sizes.py", "web/src/main.ts", "tests/test_gone.py"]
)
def test_what_has_no_quick_test_is_left_to_the_whole_suite(file: str) -> None:
    assert affected([file]) == []


def test_one_room_does_not_wake_another() -> None:
    found = affected(["src/pantheon/games/gods/land.py"])
    assert found
    assert not [test for test in found if "deus" in test or "server" in test]

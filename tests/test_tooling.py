"""The lock files are complete, agree with each other, and can be used anywhere."""

import re
from importlib.metadata import version
from pathlib import Path

import pytest

import pantheon

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

REQUIREMENT = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]+))?")


def pins(lock: Path) -> dict[tuple[str, str], str]:
    """Version by name and marker, for the lines of a lock file that name a package."""
    found = {}
    for line in lock.read_text().replace("\\\n", " ").splitlines():
        pin = REQUIREMENT.match(line)
        assert pin, f"not a pinned version: {line[:60]}"
        assert "--hash=sha256:" in line, f"no hash: {line[:60]}"
        found[pin["name"], (pin["marker"] or "").strip()] = pin["version"]
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_dependency_is_locked(lock: Path) -> None:
    assert pins(lock)


def test_the_locks_agree() -> None:
    together: dict[tuple[str, str], str] = {}
    for lock in LOCKS:
        for what, pinned in pins(lock).items():
            assert together.setdefault(what, pinned) == pinned, f"{lock.name}: {what}"


def test_every_extra_contains_the_core() -> None:
    core = pins(ROOT / "requirements/core.txt")
    for extra in ("server", "lab", "envs", "bench", "dev"):
        assert core.items() <= pins(ROOT / f"requirements/{extra}.txt").items(), extra


def test_the_core_is_light() -> None:
    names = {name for name, _ in pins(ROOT / "requirements/core.txt")}
    assert not names & {"numpy", "pydantic", "litestar", "cython"}


@pytest.mark.parametrize("file", [*LOCKS, ROOT / "Makefile", ROOT / "pyproject.toml"], ids=lambda f: f.name)
def test_no_package_host_is_named(file: Path) -> None:
    assert not re.search(r"https?:|file:|index-url +\S+:|find-links +\S*/", file.read_text())


def test_one_version_number() -> None:
    assert version("pantheon") == pantheon.__version__

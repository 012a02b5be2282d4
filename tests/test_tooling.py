"""The lock files are complete, agree with each other, and work anywhere; documents lead to our own packages."""

import re
import subprocess
from importlib.metadata import metadata, version
from pathlib import Path

import pytest

import pantheon

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

REQUIREMENT = re.compile(r"(?P<name>[a-z0-9-]+)(?:\[[a-z0-9,-]+\])?==(?P<version>\S+)(?: ; (?P<marker>[^\\]+))?")


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


@pytest.mark.parametrize("lock", ["server", "bench", "dev"])
def test_what_comes_on_top_contains_the_core(lock: str) -> None:
    core = pins(ROOT / "requirements/core.txt")
    assert core.items() <= pins(ROOT / f"requirements/{lock}.txt").items()


def test_extras_are_for_users() -> None:
    assert set(metadata("pantheon-games").get_all("Provides-Extra", ())) == {"client", "server"}


def test_the_core_is_light() -> None:
    names = {name for name, _ in pins(ROOT / "requirements/core.txt")}
    assert not names & {"numpy", "pydantic", "litestar", "cython"}


@pytest.mark.parametrize("file", [*LOCKS, ROOT / "Makefile", ROOT / "pyproject.toml"], ids=lambda f: f.name)
def test_no_package_host_is_named(file: Path) -> None:
    assert not re.search(r"https?:|file:|index-url +\S+:|find-links +\S*/", file.read_text())


def test_one_version_number() -> None:
    assert version("pantheon-games") == pantheon.__version__


def test_the_version_has_its_entry_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[{re.escape(pantheon.__version__)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE)


# `pantheon` in the package index is somebody else's project.
ASTRAY = re.compile(
    r"""(?:pip3?|pipx|uv|poetry|pdm|conda)\s[^\n`]*?\b(?:install|add|run)\s[^\n`]*?(?<![\w./-])pantheon(?![\w.-])""",
    re.IGNORECASE,
)
TEXTS = {".cfg", ".ci", ".ftl", ".html", ".json", ".md", ".py", ".sh", ".toml", ".ts", ".txt", ".yaml", ".yml", ""}


def test_nobody_is_led_to_the_other_pantheon() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.split("\0") if name and Path(name).suffix in TEXTS]
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.exists() and file != Path(__file__)}
    assert ROOT / "README.md" in texts
    assert [file.name for file, text in texts.items() if ASTRAY.search(text)] == []


@pytest.mark.parametrize(
    ("line", "astray"),
    [
        ("pip install pantheon", True),
        ("python3 -m pip install -U 'pantheon[server]'", True),
        ("uv tool install pantheon", True),
        ("pipx run pantheon serve", True),
        ('pip install "pantheon-games[server]"', False),
        ("pip install dist/pantheon_games-0.1.0-py3-none-any.whl", False),
        ("pip install ./pantheon", False),
    ],
)
def test_what_leads_astray_is_found(line: str, astray: bool) -> None:
    assert bool(ASTRAY.search(line)) == astray

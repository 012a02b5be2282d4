"""What people install is whole: without this checkout, npm and a compiler it serves pages that can be played.

It is built with what `make build` has left, so that nothing is compiled twice.
"""

import os
import re
import shutil
import signal
import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.metadata import Metadata

from pantheon._form import hot_modules
from pantheon.texts import LANGUAGES
from tests.browser.browsing import Person
from tests.browser.playing import against_bots
from tests.browser.profiles import Profiles
from tests.cli.running import served
from tests.packaging.environments import ROOT, Environment, install_locked
from tools.wheel import sdist, unpacked, wheel

FORMS = [
    "compiled",
    pytest.param("any", marks=pytest.mark.extended("the compiled wheel is the same but for its modules")),
    pytest.param("sdist", marks=pytest.mark.extended("the wheels are built from it in every case")),
]


def made(form: str, folder: Path) -> Path:
    """What is to be installed, in that form."""
    source = sdist(folder)
    if form == "sdist":
        return source
    tree = unpacked(source, folder)
    # As new, in this order: what is older than its source would be made again, and sources are as old as the commit.
    for built in (ROOT / "build/cython", *(ROOT / "build").glob(f"lib.*{sys.implementation.cache_tag}")):
        shutil.copytree(built, tree / "build" / built.name, copy_function=shutil.copy)
    return wheel(tree, folder, compiled=form == "compiled")


def check_contents(file: Path, compiled: bool) -> None:
    """Everything that a wheel needs, and nothing of the workshop."""
    with ZipFile(file) as archive:
        names = set(archive.namelist())
        notes = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(archive.read(notes))
        Metadata.from_email(archive.read(notes), validate=True)
    described = notes.rpartition("/")[0]
    assert {name.partition("/")[0] for name in names} == {"pantheon", described}
    rules = {
        f"pantheon/examples/rules/{file.relative_to(ROOT / 'fixtures/rules')}"
        for file in ROOT.glob("fixtures/rules/*/*.rule")
    }
    assert rules <= names
    texts = {f"pantheon/locales/{language}/cli.ftl" for language in LANGUAGES}
    licences = {f"{described}/licenses/{name}" for name in ("LICENSE", "THIRD_PARTY.md")}
    pages = {f"pantheon/server/static/{name}" for name in ("index.html", "pictures/gods.png")}
    assert {"pantheon/py.typed"} | pages | texts | licences <= names
    made = {name.partition(".")[0].replace("/", ".") for name in names if name.endswith(".so")}
    assert made == (set(hot_modules()) if compiled else set())
    assert metadata["License-Expression"] == "MIT"


@pytest.mark.slow("installs a whole environment")
@pytest.mark.parametrize("form", FORMS)
def test_what_is_installed_can_be_played(form: str, profiles: Profiles, tmp_path: Path) -> None:
    file = made(form, tmp_path / "dist")
    home = Environment(tmp_path / "home")
    install_locked("server", "--python", str(home.commands / "python"))
    if form == "sdist":
        home.install(f"{file}[server]")  # fetches the build tools, and finds no compiler
    else:
        check_contents(file, compiled=form == "compiled")
        home.install("--no-index", f"{file}[server]")  # the lock has everything
    assert f"Rules: {'compiled' if form == 'compiled' else 'interpreted'}" in home.run("pantheon", "--version")

    command = [str(home.commands / "pantheon")]
    with served("-d", str(tmp_path / "tables.db"), command=command, env=os.environ | home.variables) as (
        server,
        line,
    ):
        found = re.search(r"http://localhost:\d+", line)
        assert found, line + (server.communicate()[1] or "")
        person = Person(profiles, found[0])
        against_bots(person).act(1)
        person.leave()
        server.send_signal(signal.SIGINT)
        assert server.stderr is not None
        assert server.stderr.read() == ""

"""With Python and make alone, `make play` serves compiled rules and pages."""

import os
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.setup.bare import environment, fresh_copy, path_without_tools, run


@pytest.mark.extended("tests/setup/test_packaged.py: the packaged compiler, and the packaged Node.js")
@pytest.mark.slow("a whole set-up")
def test_a_bare_machine_can_play(tmp_path: Path) -> None:
    checkout = fresh_copy(tmp_path / "checkout")
    variables = {
        "PATH": path_without_tools(tmp_path / "bin"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONPATH": "",
        "DISPLAY": "",
        "WAYLAND_DISPLAY": "",
    }
    built = run("make", "build", folder=checkout, variables=variables)
    assert built.stderr == ""
    for step in ("fetching Node.js: ", "building the pages: ", "fetching a C compiler: ", "compiling the rules: "):
        assert step in built.stdout
    asked = "from pantheon._form import forms; print(forms())"
    assert (
        run(checkout / ".venv/bin/python", "-c", asked, folder=checkout, variables=variables).stdout == "compiled\n"
    )

    play = ["make", "play", "ARGS=--lang en --port 0"]
    with subprocess.Popen(
        play, cwd=checkout, env=environment(variables), stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            assert line.startswith("Pantheon is running at http://localhost:"), line
            assert f"(tables in {tmp_path}/data/pantheon/tables.db)" in line
            with urlopen(line.split()[4]) as page:
                assert b"<script" in page.read()
        finally:
            os.killpg(server.pid, signal.SIGINT)

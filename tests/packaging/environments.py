"""Empty environments outside the checkout, without npm and without a compiler, to install things into."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


def install_locked(lock: str, *where: str) -> None:
    """Install a lock file, by its name, with the quick installer that the Makefile uses."""
    uv = [str(UV), "pip", "install", "-q", "--no-config", "--require-hashes"]
    subprocess.run([*uv, *where, "-r", str(ROOT / f"requirements/{lock}.txt")], check=True)


class Environment:
    """A virtual environment whose own commands are all there is on the path."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.commands = folder / "bin"
        self.variables = {"PATH": str(self.commands), "PYTHONPATH": "", "PANTHEON_FORM": ""}

    def install(self, *words: str) -> None:
        """Install with the pip of the tests, so that this environment need not have one."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.commands / "python")]
        self._run(*pip, "install", "-q", "--no-compile", *words)

    def locked(self, lock: str) -> None:
        """Install a lock file, by its name, with pip, which is stricter about it than others."""
        self.install("--require-hashes", "-r", str(ROOT / f"requirements/{lock}.txt"))

    def run(self, command: str, *words: str) -> str:
        """What a command of this environment prints."""
        return self._run(str(self.commands / command), *words)

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, env=os.environ | self.variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"
        return done.stdout

"""A machine with nothing but Python, make and the usual commands: a PATH without Node.js and without compilers."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from tests.packaging.environments import ROOT, install_locked

NOTHING: Mapping[str, str] = MappingProxyType({})
# By name, with any prefix of a platform and any version: x86_64-linux-gnu-gcc-12, c99-gcc, clang++-14, nodejs, ...
HIDDEN = re.compile(
    r"(.*-)?(node(js)?|npm|npx|corepack|yarn|pnpm|bun|deno"
    r"|cc|c\+\+|c89|c99|gcc|g\+\+|clang|clang\+\+|cpp|tcc|icc|icx|nvcc|zig|ld|ld\.\w+|as)([-.][\w.+-]*)?"
)

MADE = (".git", ".venv*", "build", "dist", "node_modules", "static", "*.so", "*.egg-info", ".*_cache", "__pycache__")


def fresh_copy(folder: Path, *left_out: str) -> Path:
    """Return a copy of this checkout in which nothing was made yet."""
    return Path(shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*MADE, *left_out)))


def path_without_tools(folder: Path) -> str:
    """Return a PATH of one new folder, with links to everything that is on ours but the hidden tools."""
    folder.mkdir()
    for place in os.get_exec_path():
        for command in Path(place).glob("*"):
            link = folder / command.name
            if not (HIDDEN.fullmatch(command.name) or command.name.startswith("python") or link.is_symlink()):
                link.symlink_to(command)
    (folder / "python3").symlink_to(Path(sys.base_prefix, "bin", "python3"))
    return str(folder)


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """Return our environment with other variables, and with nothing that a surrounding `make` has set."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    inherited.pop("PANTHEON_FORM", None)
    return {**inherited, **variables}


def run(
    *command: str | Path, folder: Path = ROOT, status: int = 0, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Run a command with other variables."""
    done = subprocess.run(
        command, cwd=folder, env=environment(variables), capture_output=True, text=True, check=False
    )
    assert done.returncode == status, f"{done.stdout}{done.stderr}"
    return done


def packaged(lock: str) -> Path:
    """Return a folder with the packages of a lock file, fetched once; only what is locked gets in."""
    content = (ROOT / f"requirements/{lock}.txt").read_bytes()
    folder = ROOT / "build" / "packaged" / f"{lock}-{sha256(content).hexdigest()[:12]}"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        unfinished = folder.with_name(f"{folder.name}.{os.getpid()}")
        install_locked(lock, "--target", str(unfinished))
        if folder.exists():  # another worker was faster
            shutil.rmtree(unfinished)
        else:
            unfinished.rename(folder)
    return folder

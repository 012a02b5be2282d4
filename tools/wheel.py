"""Builds what people install, into dist/: an sdist, a compiled wheel for each Python here, and one for any Python.

    python -m tools.wheel

Everything is built from the unpacked sdist, with the locked build tools, so that nothing of this checkout gets in
that others do not have. `make wheel` builds the pages first.
"""

import gzip
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from pantheon.server.config import BUILT

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TOOLS = ROOT / "build/wheel"  # an environment with the build tools for each other Python
_OURS = ("src", "fixtures/rules")
_LOOSE = ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "THIRD_PARTY.md", "pyproject.toml", "setup.py")
_OLDEST = (3, 11)
_HOOK = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
_ASK = """
import sys, sysconfig
print(*sys.version_info[:2], sysconfig.get_config_var("SOABI"), sysconfig.get_path("include"))
"""


def sdist(into: Path) -> Path:
    """The source distribution, made from a copy: setuptools would leave notes in the checkout and heed old ones."""
    if not (BUILT / "index.html").exists():
        sys.exit("the pages are not built, and nobody who installs should need Node: run make build")
    with tempfile.TemporaryDirectory() as folder:
        staged = Path(folder)
        for name in _OURS:
            unwanted = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so", "*.pyd")
            shutil.copytree(ROOT / name, staged / name, ignore=unwanted)
        for name in _LOOSE:
            shutil.copy2(ROOT / name, staged)
        made = _build("build_sdist", staged, into)
    if epoch := _epoch():
        _settle(made, int(epoch))
    return made


def unpacked(archive: Path, into: Path) -> Path:
    """The folder that an sdist unpacks to."""
    with tarfile.open(archive) as tar:
        tar.extractall(into, filter="data")
    return into / archive.name.removesuffix(".tar.gz")


def wheel(tree: Path, into: Path, python: Path = Path(sys.executable), *, compiled: bool = True) -> Path:
    """A wheel of an unpacked sdist: for this Python, or for any; SystemExit if a module does not compile."""
    made = _build("build_wheel", tree, into, python, PANTHEON_COMPILE="1" if compiled else "0")
    wanted = sum(pxd.with_suffix(".py").exists() for pxd in (tree / "src").rglob("*.pxd")) if compiled else 0
    with ZipFile(made) as archive:
        found = sum(name.endswith((".so", ".pyd")) for name in archive.namelist())
    if found != wanted:
        made.unlink()
        sys.exit(f"{made.name} would have {found} of {wanted} compiled modules: is there a C compiler?")
    return made


def _build(hook: str, tree: Path, into: Path, python: Path = Path(sys.executable), **environment: str) -> Path:
    into.mkdir(parents=True, exist_ok=True)
    command = [str(python), "-c", _HOOK, hook, str(into.absolute())]
    if epoch := _epoch():
        environment["SOURCE_DATE_EPOCH"] = epoch
    variables = os.environ | environment
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\n{hook} failed")
    return into / done.stdout.splitlines()[-1]


def _settle(archive: Path, epoch: int) -> None:
    """Give everything in an sdist the same time and no owner; setuptools does that for wheels only."""
    with tarfile.open(archive) as tar:
        members = [(member, tar.extractfile(member)) for member in tar.getmembers()]
        kept = [(member, None if data is None else data.read()) for member, data in members]
    with (
        gzip.GzipFile(archive, "wb", mtime=epoch) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for member, content in sorted(kept, key=lambda item: item[0].name):
            member.mtime, member.pax_headers = epoch, {}
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            tar.addfile(member, None if content is None else io.BytesIO(content))


def _epoch() -> str:
    """The time that is written into archives: that of the commit, so that whoever builds them again gets the same."""
    if "SOURCE_DATE_EPOCH" in os.environ or shutil.which("git") is None:
        return os.environ.get("SOURCE_DATE_EPOCH", "")
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def pythons() -> Iterator[Path]:
    """One Python of every version on this machine that modules can be compiled for, ours first."""
    yield Path(sys.executable)
    seen = {sysconfig.get_config_var("SOABI")}
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin"))
    for file in (file for folder in folders if folder.is_dir() for file in sorted(folder.glob("python3.*"))):
        if not re.fullmatch(r"python3\.\d+", file.name):
            continue
        asked = subprocess.run([file, "-c", _ASK], capture_output=True, text=True, check=False)
        if asked.returncode != 0:
            continue  # a signpost of pyenv to a version that is not in use
        major, minor, abi, include = asked.stdout.split(maxsplit=3)
        if abi in seen or (int(major), int(minor)) < _OLDEST:
            continue
        seen.add(abi)
        if Path(include.strip(), "Python.h").exists():
            yield file
        else:
            print(f"{file} has no headers, so there will be no wheel for it", file=sys.stderr)


def with_tools(python: Path) -> Path:
    """This Python with the locked build tools; ours has them."""
    if python == Path(sys.executable):
        return python
    home = TOOLS / python.name
    subprocess.run([python, "-m", "venv", "--clear", "--without-pip", home], check=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--python", str(home / "bin/python")]
    subprocess.run([*pip, "install", "--require-hashes", "-r", ROOT / "requirements/build.txt"], check=True)
    return home / "bin/python"


def main() -> None:
    """Build them all, and say where they are."""
    shutil.rmtree(DIST, ignore_errors=True)
    source = sdist(DIST)
    print(source.relative_to(ROOT))
    with tempfile.TemporaryDirectory() as folder:
        tree = unpacked(source, Path(folder))
        print(wheel(tree, DIST, compiled=False).relative_to(ROOT))
        for python in pythons():
            print(wheel(tree, DIST, with_tools(python)).relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()

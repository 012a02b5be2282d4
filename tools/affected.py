"""Names the tests of what has changed, for `make check`: since the upstream branch, or since HEAD if there is none.

    python -m tools.affected          test files and folders, for pytest
    python -m tools.affected --pages  exit status 0 if something of the pages has changed

The tests of a module are those that import it, directly or by a helper of the tests; if there are none, those of the
folder that mirrors it. Tests in a browser are left to `make test`.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
PACKAGE = "src/pantheon"
BROWSER = "tests/browser/"
PAGES = ("web/", f"{PACKAGE}/locales/")
# What is no module has its tests by the beginning of its name; the first that fits counts.
BY_NAME = {
    f"{PACKAGE}/locales/": "tests/test_texts.py",
    "fixtures/rules/": "tests/examples",
    "fixtures/": "tests/engine",
    "docs/rules/": "tests/examples",
    "docs/": "tests/server/test_protocol_docs.py",
    "requirements/": "tests/test_tooling.py",
    "pyproject.toml": "tests/test_tooling.py",
    "setup.py": "tests/test_form.py",
    "tools/web_types.py": "tests/test_web_types.py",
    "bench/": "tests/bench",
}


def git(*words: str) -> list[str]:
    """Return the lines that git prints, none if it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """Return the files that are not as they are upstream: in commits, in the working tree, or new."""
    base = next(iter(git("merge-base", "HEAD", "@{upstream}")), "HEAD")
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def imports_of(file: Path) -> Iterator[str]:
    """Yield every module that a file may import."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def module_of(file: str) -> str:
    """Return the name of a module: `tests.server.serving`, `pantheon.server.host`."""
    parts = PurePosixPath(file).with_suffix("").parts
    return ".".join(parts[1:] if parts[0] == "src" else parts).removesuffix(".__init__")


@cache
def imports_of_tests() -> dict[str, set[str]]:
    """Return what each file of the tests imports; those for a browser are left out."""
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py")]
    return {file: set(imports_of(ROOT / file)) for file in files if not file.startswith(BROWSER)}


def importing(module: str) -> set[str]:
    """Return the test files that import a module, also by helpers of the tests."""
    found, fresh = set[str](), {module}
    while fresh:
        users = {file for file, imports in imports_of_tests().items() if imports & fresh} - found
        found |= users
        fresh = {module_of(file) for file in users if not is_test(file)}
    return {file for file in found if is_test(file)}


def tests_of(file: str) -> set[str]:
    """Return the tests of one file."""
    for beginning, tests in BY_NAME.items():
        if file.startswith(beginning):
            return {tests}
    if file.startswith(BROWSER):
        return set()
    if is_test(file):
        return {file}
    if file.startswith("tests/") and file.endswith("conftest.py"):
        return {PurePosixPath(file).parent.as_posix()}
    if file.endswith((".py", ".pxd")) and (users := importing(module_of(file))):
        return users
    return {mirror(file)} - {"tests"} if file.startswith(PACKAGE) else set()


def mirror(file: str) -> str:
    """Return the folder of tests that mirrors the folder of a file, or one above it."""
    folder = PurePosixPath("tests", PurePosixPath(file).relative_to(PACKAGE)).parent
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    return folder.as_posix()


def is_test(file: str) -> bool:
    return PurePosixPath(file).name.startswith("test_")


def affected(files: Iterable[str]) -> list[str]:
    """Return the tests of all these files, as far as they are still there."""
    found = {test for file in files for test in tests_of(file)}
    return sorted(test for test in found if (ROOT / test).exists())


if __name__ == "__main__":
    if sys.argv[1:] == ["--pages"]:
        sys.exit(not any(file.startswith(PAGES) for file in changed()))
    print(*affected(changed()))

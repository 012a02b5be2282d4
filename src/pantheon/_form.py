"""Which form of the hot modules is loaded: compiled, interpreted, or compiled with a sanitizer.

A hot module is an `x.py` with an `x.pxd` beside it. The environment variable PANTHEON_FORM chooses:

    compiled (or unset)   the compiled module if there is one, else the source
    interpreted           the source, also where a compiled module lies beside it
    sanitized             compiled modules from build/sanitized of this checkout
    a folder              compiled modules from there
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

VARIABLE = "PANTHEON_FORM"
PACKAGE = Path(__file__).parent
SANITIZED = PACKAGE.parents[1] / "build" / "sanitized"


class _Finder(MetaPathFinder):
    """Finds modules of this package before the ordinary import does, by one kind of loader."""

    def __init__(self, loader: type, suffixes: list[str], root: Path | None = None) -> None:
        self.details = loader, suffixes
        self.root = root  # None: beside the sources

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002  the import system passes it
    ) -> ModuleSpec | None:
        if not fullname.startswith("pantheon."):
            return None
        folders = [str(self.root.joinpath(*fullname.split(".")[:-1]))] if self.root else path or []
        specs = (FileFinder(folder, self.details).find_spec(fullname) for folder in folders)
        return next((spec for spec in specs if spec and spec.loader), None)


def install() -> None:
    """Obey PANTHEON_FORM. Called once, before any other module of the package is imported."""
    choice = os.environ.get(VARIABLE) or "compiled"
    if choice == "compiled":
        return
    if choice == "interpreted":
        sys.meta_path.insert(0, _Finder(SourceFileLoader, SOURCE_SUFFIXES))
        return
    root = SANITIZED if choice == "sanitized" else Path(choice).absolute()
    if not (root / "pantheon").is_dir():
        raise ImportError(
            f"{VARIABLE}={choice}: no compiled modules in {root}; "
            "it may be compiled, interpreted, sanitized, or a folder with compiled modules"
        )
    sys.meta_path.insert(0, _Finder(ExtensionFileLoader, EXTENSION_SUFFIXES, root))


def hot_modules() -> list[str]:
    """The names of all modules that can be compiled."""
    sources = sorted(pxd.with_suffix(".py") for pxd in PACKAGE.rglob("*.pxd"))
    return [
        ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
        for source in sources
        if source.exists()  # a .pxd alone only declares C types
    ]


def form(module: str) -> str:
    """What an import of this module loads: "interpreted", "compiled", or "sanitized"."""
    spec = find_spec(module)
    if spec is None:
        raise ModuleNotFoundError(f"no module named {module}", name=module)
    if not isinstance(spec.loader, ExtensionFileLoader):
        return "interpreted"
    return "sanitized" if Path(spec.loader.path).is_relative_to(SANITIZED) else "compiled"


def forms() -> str:
    """One word for all hot modules, "mixed" if they differ."""
    found = {form(module) for module in hot_modules()}
    return found.pop() if len(found) == 1 else "mixed" if found else "interpreted"

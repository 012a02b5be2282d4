"""Other people's engines, each measured at its best."""

import importlib
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.registry import MissingError


def load(module: str, package: str) -> Any:
    """A peer's module, or a `MissingError` that says how to get it. Peers carry no types, hence `Any`."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingError(f"{package} is not installed: install the extra `bench`") from error


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"

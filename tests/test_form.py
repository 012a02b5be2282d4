"""PANTHEON_FORM decides which form of the hot modules is loaded."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import pantheon
from pantheon import _form

pytestmark = pytest.mark.forms

LOADED = os.environ.get(_form.VARIABLE)


def in_a_new_process(choice: str, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"from pantheon._form import *; {code}"],
        env=os.environ | {_form.VARIABLE: choice},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("module", _form.hot_modules())
def test_this_run_tests_the_form_it_was_asked_for(module: str) -> None:
    assert LOADED is None or _form.form(module) == LOADED


def test_sources_are_loaded_although_compiled_modules_lie_beside_them() -> None:
    assert in_a_new_process("interpreted", "print(forms())").stdout == "interpreted\n"


def test_compiled_modules_are_loaded_from_a_folder(tmp_path: Path) -> None:
    compiled = tmp_path / "pantheon" / f"thing{EXTENSION_SUFFIXES[0]}"
    compiled.parent.mkdir()
    compiled.touch()
    assert in_a_new_process(str(tmp_path), "print(form('pantheon.thing'))").stdout == "compiled\n"


def test_a_module_that_is_not_in_the_folder_comes_from_its_usual_place(tmp_path: Path) -> None:
    (tmp_path / "pantheon").mkdir()
    assert in_a_new_process(str(tmp_path), "print(form('pantheon._form'))").stdout == "interpreted\n"


@pytest.mark.parametrize("choice", ["fast", "no/such/folder"])
def test_a_wrong_form_is_refused(choice: str) -> None:
    result = in_a_new_process(choice, "")
    assert result.returncode != 0
    assert f"ImportError: PANTHEON_FORM={choice}: no compiled modules in" in result.stderr
    assert "it may be compiled, interpreted, sanitized, or a folder" in result.stderr


def test_a_module_that_does_not_exist_has_no_form() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"pantheon\.nothing"):
        _form.form("pantheon.nothing")


def test_version() -> None:
    assert pantheon.__version__ == "0.1.0"

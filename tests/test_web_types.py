"""The web client's types are those of the server's structs."""

from pathlib import Path

import msgspec
import pytest

from tools import proof, web_types


def test_the_types_are_not_stale() -> None:
    assert [path.name for path in web_types.stale()] == [], "run python -m tools.web_types"


def test_a_file_that_was_edited_or_is_missing_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_types, "WEB", tmp_path)
    assert web_types.stale() == list(web_types.files()), "there is none yet"
    for path, text in web_types.files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert web_types.stale() == []
    edited = tmp_path / "wire" / "types.ts"
    edited.write_text(edited.read_text(encoding="utf-8") + "export type Mine = 1;\n", encoding="utf-8")
    assert web_types.stale() == [edited]


def test_the_draws_that_the_pages_tests_work_out_are_those_that_a_server_tells() -> None:
    assert msgspec.json.decode(proof.FILE.read_bytes()) == msgspec.json.decode(proof.written()), (
        "python -m tools.proof"
    )

"""What the registries say of vulnerable packages, in a line each; silence is not taken for good news."""

import json

from tools.audit import npm_report, python_report

SOUND = {"name": "rich", "version": "15.0.0", "vulns": []}
UNSOUND = {"name": "uvicorn", "version": "0.1", "vulns": [{"id": "PYSEC-1"}, {"id": "CVE-2"}]}
UNKNOWN = {"name": "typer", "skip_reason": "not found"}


def test_packages_of_python() -> None:
    report = python_report("core", json.dumps({"dependencies": [SOUND, UNSOUND]}))
    assert str(report) == "core: 2 packages, 1 vulnerable.\n  uvicorn 0.1: PYSEC-1, CVE-2"
    assert str(python_report("core", json.dumps({"dependencies": [SOUND]}))) == "core: 1 packages, 0 vulnerable."


def test_packages_of_the_pages() -> None:
    found = {
        "vulnerabilities": {"vite": {"range": "<9", "severity": "high"}},
        "metadata": {"dependencies": {"total": 7}},
    }
    assert str(npm_report("web", json.dumps(found))) == "web: 7 packages, 1 vulnerable.\n  vite <9: high"


def test_no_answer_is_no_good_news() -> None:
    unknown = [python_report("core", json.dumps({"dependencies": part})) for part in ([], [SOUND, UNKNOWN])]
    silent = [python_report("core", ""), npm_report("web", ""), npm_report("web", '{"message": "405", "error": {}}')]
    for report in unknown + silent:
        assert report.known is None
        assert "tells nothing" in str(report)


def test_what_is_wrong_is_told_even_where_something_is_unknown() -> None:
    assert python_report("core", json.dumps({"dependencies": [UNSOUND, UNKNOWN]})).wrong

"""Asks the registries whether anything that is installed, or built with, is known to be vulnerable.

    python -m tools.audit

The exit status is 1 if so; where a registry does not answer, that is said, and nothing is known.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
_PIP = ("-m", "pip_audit", "--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off")
_NPM = ("npm", "audit", "--json")


class Report(msgspec.Struct, frozen=True):
    """What a registry says: how many packages it knows, and what is wrong with which of them; None for no answer."""

    asked: str
    known: int | None
    wrong: list[str]

    def __str__(self) -> str:
        told = f"{self.known} packages, {len(self.wrong)} vulnerable."
        if self.known is None:
            told = "the registry tells nothing, or not all, from here; ask again elsewhere."
        return "\n".join([f"{self.asked}: {told}", *self.wrong])


def python_report(asked: str, output: str) -> Report:
    """Return what pip-audit found; what the index does not know it leaves out."""
    packages = _object(output).get("dependencies", [])
    known = [package for package in packages if "skip_reason" not in package]
    wrong = [
        f"  {package['name']} {package['version']}: {', '.join(one['id'] for one in package['vulns'])}"
        for package in known
        if package["vulns"]
    ]
    return Report(asked, len(known) if len(known) == len(packages) > 0 else None, wrong)


def npm_report(asked: str, output: str) -> Report:
    """Return what npm audit found."""
    found = _object(output)
    if "vulnerabilities" not in found:
        return Report(asked, None, [])
    wrong = [f"  {name} {one['range']}: {one['severity']}" for name, one in sorted(found["vulnerabilities"].items())]
    return Report(asked, found["metadata"]["dependencies"]["total"], wrong)


def _object(output: str) -> dict[str, Any]:
    """Return what a tool printed, or nothing if that is no JSON."""
    try:
        return msgspec.json.decode(output, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def _output(*command: str, folder: Path = ROOT) -> str:
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:  # there is no npm
        return ""


def main() -> None:
    """Ask for every lock file."""
    reports = []
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        reports.append(python_report(f"requirements/{lock.name}", _output(sys.executable, *_PIP, "-r", str(lock))))
        print(reports[-1], flush=True)
    for folder in (ROOT / "web", ROOT / "bench/peers/boardgame_io"):
        reports.append(npm_report(f"{folder.relative_to(ROOT)}", _output(*_NPM, folder=folder)))
        print(reports[-1], flush=True)
    sys.exit(any(report.wrong for report in reports))


if __name__ == "__main__":
    main()

"""Writes down whose work comes along, and under which licence: THIRD_PARTY.md.

    python -m tools.third_party [--check]

With --check nothing is written; the exit status is 1 if the file is not what the packages say. The pages must be
built: their build tells which packages are in them.
"""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import msgspec

from pantheon.server.config import BUILT

ROOT = Path(__file__).parents[1]
FILE = ROOT / "THIRD_PARTY.md"
BUNDLED = BUILT / ".vite/license.json"  # Vite's list of what it has put into the pages
FONTS = ROOT / "web/src/look/fonts"  # parts of fonts, which Vite does not know for what they are
_APACHE = "Apache-2.0"
_LOCKS = {"core": "every installation", "server": "the server", "build": "building from source"}
# Locked for other systems than this one, so that there is nobody to ask.
_ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": _APACHE}
# What packages without an SPDX expression call their licences.
_SPDX = {
    "APL 2": _APACHE,
    "ISC License": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
    "MIT License": "MIT",
}
_ONE = r"(?:MIT|ISC|MPL-2\.0|PSF-2\.0|Apache-2\.0|BSD-[23]-Clause)"
_KNOWN = re.compile(rf"{_ONE}(?: (?:AND|OR) {_ONE})*")

_INTRO = """\
# Third-party software

Made by `python -m tools.third_party` from what the packages say about themselves. Pantheon itself is under the
[MIT licence](LICENSE).
"""
_IN_PAGES = """
## In the pages
The built pages contain code or fonts of these packages; their licences are below.

| package | licence |
|---|---|
"""
_IN_SERVER = """
## In the server
| what | licence |
|---|---|
| lookalikes.txt, from Unicode's confusables.txt | Unicode-3.0 |
"""
_INSTALLED = """
## Installed along with it
No part of Pantheon: `pip` fetches each of them, with its licence. The client needs `websockets` alone; compiled
modules contain helper code of Cython.

| package | licence | needed for |
|---|---|---|
"""
_TEXTS = """
## Licence texts
"""


class Bundled(msgspec.Struct, frozen=True):
    """A package in the pages, as Vite tells it."""

    name: str
    identifier: str
    text: str | None = None


def document() -> str:
    """What THIRD_PARTY.md ought to be."""
    pages = bundled()
    parts = [_INTRO, _IN_PAGES, *(f"| {package.name} | {package.identifier} |\n" for package in pages)]
    parts += [
        _IN_SERVER,
        _INSTALLED,
        *(f"| {name} | {licence} | {purpose} |\n" for name, licence, purpose in installed()),
    ]
    texts = [(package.name, _text(package)) for package in pages] + [("Unicode", _unicode_licence())]
    parts += [_TEXTS, *(f"\n### {name}\n```text\n{text}\n```\n" for name, text in texts)]
    return "".join(parts)


def bundled() -> list[Bundled]:
    """The packages in the built pages, by name."""
    found = msgspec.json.decode(BUNDLED.read_bytes(), type=list[Bundled])
    found += [
        Bundled(f"@fontsource/{file.stem}", "OFL-1.1", file.read_text("utf-8").strip())
        for file in FONTS.glob("*.txt")
    ]
    return sorted(found, key=lambda package: package.name)


def installed() -> Iterator[tuple[str, str, str]]:
    """The name and licence of every locked package that users meet, and what first needs it."""
    told: set[str] = set()
    for lock, purpose in _LOCKS.items():
        pins = re.findall(r"^([a-z0-9-]+)==", (ROOT / f"requirements/{lock}.txt").read_text(), re.MULTILINE)
        for name in sorted(set(pins) - told):
            yield name, licence(name), purpose
        told |= set(pins)


def licence(name: str) -> str:
    """The SPDX expression for a Python package; SystemExit if its metadata has none that we understand."""
    try:
        metadata = distribution(name).metadata
    except PackageNotFoundError:
        if name in _ELSEWHERE:
            return _ELSEWHERE[name]
        raise
    said: list[str] = [*metadata.get_all("License-Expression", ()), *metadata.get_all("License", ())]
    said += [line for line in metadata.get_all("Classifier", ()) if line.startswith("License ::")]
    first = "".join(said[:1]).partition("\n")[0].strip()  # some have the whole text there
    found = _SPDX.get(first, first)
    if not _KNOWN.fullmatch(found):
        sys.exit(f"{name} is under {found or 'no licence'!r}: tools/third_party.py must learn what that is")
    return found


def _text(package: Bundled) -> str:
    """The licence of a package, which may leave the text to whoever passes it on."""
    if package.text is not None:
        return package.text
    if package.identifier != _APACHE:
        sys.exit(f"{package.name} comes without the text of its licence, {package.identifier}")
    holder = distribution("packaging")
    kept = next(file for file in holder.files or () if file.name == "LICENSE.APACHE")
    return kept.read_text(encoding="utf-8").strip("\n")


def _unicode_licence() -> str:
    """The licence of Unicode's data, which comes with Babel's."""
    kept = next(file for file in distribution("babel").files or () if file.name == "LICENSE.unicode")
    return kept.read_text(encoding="utf-8").strip()


def main() -> None:
    """Write, or check."""
    if "--check" not in sys.argv[1:]:
        FILE.write_text(document(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != document():
        sys.exit(f"stale: {FILE.name}; run python -m tools.third_party")


if __name__ == "__main__":
    main()

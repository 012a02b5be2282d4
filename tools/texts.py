"""For translators (docs/translating.md): what a language lacks, and one that nobody speaks, to try the pages with.

    python -m tools.texts missing [LANGUAGE ...]  what stands in English only, what is left over, what cannot be said
    python -m tools.texts pseudo FOLDER           writes the pseudo-locale `xx` into a folder for PANTHEON_LOCALES:
                                                  English with accents, about 40% longer, in brackets

The exit status of `missing` is 1 if anything is found.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor

from pantheon.examples import shelf
from pantheon.games import names
from pantheon.texts import ENGLISH, FOLDERS, LANGUAGES, texts

PSEUDO = "xx"
BEGIN, END = "⟦⟧"
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
_KEPT = re.compile(r"(\{[^}]*\}|\]\([^)]*\)|--[a-z][a-z-]*)")  # marks, links, options
_NAMES = {"language-name": "Pseudo", "language-label": "XX", "language-locale": "en_XX"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.found.add(node.id.name)


class _Accents(Transformer):
    """Changes what is said and nothing else; a whole message, or attribute, gets brackets."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  Fluent's name
        return ftl.TextElement(accented(node.value))

    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # noqa: N802  Fluent's name
        if node.id.name in _NAMES:
            return _message(node.id.name, _NAMES[node.id.name])
        self.generic_visit(node)
        for pattern in filter(None, [node.value, *(attribute.value for attribute in node.attributes)]):
            pattern.elements = [ftl.TextElement(BEGIN), *pattern.elements, ftl.TextElement(END)]
        return node


def accented(text: str) -> str:
    """A text with an accent on each letter, and each vowel twice, but for what is no language in it."""
    parts = _KEPT.split(text)
    parts[::2] = (re.sub(r"(?i)([aeiouy])", lambda one: one[1] + one[1].lower(), part) for part in parts[::2])
    return "".join(part.translate(_LETTERS) if nth % 2 == 0 else part for nth, part in enumerate(parts))


def english() -> dict[str, str]:
    """The texts by file, in English; the titles of the examples stand with the examples there."""
    folder = Path(str(FOLDERS[ENGLISH]))
    found = {str(file.relative_to(folder)): file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {name: file.read_text(encoding="utf-8") for name, file in found.items()} | {
        f"titles/{game.replace('-', '_')}.ftl": FluentSerializer().serialize(ftl.Resource(list(_titles(game))))
        for game in names()
    }


def _titles(game: str) -> Iterator[ftl.Message]:
    for name, example in shelf.examples(game).items():
        yield _message(f"rule-{name}", example.title)
        for number, scene in enumerate(example.scenes, 1):
            if scene.title != example.title:
                yield _message(f"scene-{name}-{number}", scene.title)


def _message(name: str, text: str) -> ftl.Message:
    return ftl.Message(ftl.Identifier(name), ftl.Pattern([ftl.TextElement(text)]))


def pseudo(folder: Path) -> Path:
    """Write the pseudo-locale into a folder, and return where it is."""
    for name, text in english().items():
        file = folder / PSEUDO / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_fluent(text) if name.endswith(".ftl") else accented(text), encoding="utf-8")
    return folder / PSEUDO


def _fluent(text: str) -> str:
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(text)))


def faults(language: str) -> dict[str, list[str]]:
    """What is wrong with a language, by file: every line says what, and of which message."""
    folder, wanted = Path(str(FOLDERS[language])), english()
    own = {name: file.read_text(encoding="utf-8") for name in wanted if (file := folder / name).is_file()}
    left = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()} - set(wanted)
    found = {name: ["left over"] for name in sorted(left)}
    for name, text in wanted.items():
        if not name.endswith(".ftl"):
            found[name] = [] if name in own else ["missing"]
            continue
        theirs, ours = _said(text), _said(own.get(name, ""))
        found[name] = [
            *(f"missing: {one}" for one in theirs if one not in ours),
            *(f"left over: {one}" for one in ours if one not in theirs),
            *(
                f"unknown variable: {one} ${variable}"
                for one in ours
                for variable in sorted(ours[one] - theirs.get(one, ours[one]))
            ),
        ]
    return {name: lines for name, lines in found.items() if lines}


def _said(text: str) -> dict[str, set[str]]:
    """Variables by what can be said: messages and their attributes, and what nobody can read."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            found[f"what begins with {(entry.content or '').split(maxsplit=1)[0]!r}, no Fluent"] = set[str]()
        elif isinstance(entry, ftl.Message):
            parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            if entry.value is not None:
                parts[entry.id.name] = entry.value
            for name, pattern in parts.items():
                variables = _Variables()
                variables.visit(pattern)
                found[name] = variables.found
    return found


def missing(languages: list[str]) -> int:
    """Say what is wrong with these languages, with all if none is named; how much it is."""
    number = 0
    for language in languages or LANGUAGES[1:]:
        files = faults(texts(language).language)
        for name, lines in files.items():
            print(f"{language}/{name}: {len(lines)}", *lines, sep="\n  ")
        total = sum(map(len, files.values()))
        print(f"{language}: {total or 'nothing'} to mend")
        number += total
    return number


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case ["missing", *languages]:
            sys.exit(missing(languages) > 0)
        case ["pseudo", folder]:
            print(pseudo(Path(folder)))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()

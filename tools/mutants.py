"""Breaks the code in small ways, one at a time, to see whether the tests notice.

    python -m tools.mutants choose --seed 15 > mutants.jsonl          60 places in games, 30 in server, 10 in web
    python -m tools.mutants run mutants.jsonl results.jsonl COMMAND...

`run` breaks one place, runs COMMAND with the part and the file in PANTHEON_MUTANT, and puts the place right again.
COMMAND builds and tests: exit status 0 means that nothing was noticed. Results are written one by one, and a second
run goes on where the first one ended. A choice made in one version of the code can be run on another: a place is
found by its line.
"""

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, TypeVar

import msgspec
import typer

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
PARTS = {"games": ("src/pantheon/games", 60), "server": ("src/pantheon/server", 30), "web": ("web/src", 10)}

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "is": "is not"}
OPERATIONS = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "+", "<<": ">>", ">>": "<<", "&": "|", "|": "&"}
SYMBOLS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.Is: "is",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
}
# Prettier puts spaces around operators; a pattern that is no operator after all breaks the build: noticed, too.
WEB_CHANGES = {
    " === ": " !== ",
    " !== ": " === ",
    " < ": " <= ",
    " > ": " >= ",
    " <= ": " < ",
    " >= ": " > ",
    " && ": " || ",
    " || ": " && ",
    " + ": " - ",
    " - ": " + ",
    " ?? ": " && ",
    "true": "false",
    "false": "true",
}
WEB_PATTERN = re.compile("|".join(rf"\b{key}\b" if key.isalpha() else re.escape(key) for key in WEB_CHANGES))
_NOT_CODE = re.compile(r"^\s*(//|\*|/\*|import |export type|type |interface |<|[.#@a-z-]+ \{)")


class Mutant(msgspec.Struct, frozen=True):
    """One place and what stands there instead."""

    part: str
    file: str
    line: int
    column: int
    text: str  # the whole line, by which the place is found in another version of the file
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.part} {self.file}:{self.line} {self.old.strip()!r} -> {self.new.strip()!r}"

    def broken(self, source: str) -> str:
        """Return the source with this place broken; raise LookupError if it is not to be found."""
        lines = source.splitlines(keepends=True)
        same = [number for number, line in enumerate(lines) if line == self.text]
        if not same:
            raise LookupError(f"{self.file} has no such line any more: {self.text.strip()}")
        nearest = min(same, key=lambda number: abs(number + 1 - self.line))
        start = sum(map(len, lines[:nearest])) + self.column
        if not source.startswith(self.old, start):
            raise LookupError(f"{self.file}:{nearest + 1} goes on differently: {self.old}")
        return source[:start] + self.new + source[start + len(self.old) :]


class Verdict(msgspec.Struct, frozen=True):
    """What became of one."""

    mutant: Mutant
    survived: bool


# --- places -------------------------------------------------------------------------------------------------


def python_places(source: str) -> Iterator[tuple[int, str, str]]:
    """Where Python could be broken: the offset, what stands there, what would stand there instead."""
    lines = source.splitlines(keepends=True)
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line))

    def offset(line: int, column: int) -> int:
        return begins[line - 1] + len(lines[line - 1].encode()[:column].decode())

    def between(left: ast.expr, right: ast.expr, symbol: str, new: str) -> Iterator[tuple[int, str, str]]:
        """The operator between two operands; brackets and line ends may stand there, too."""
        first = offset(left.end_lineno or 0, left.end_col_offset or 0)
        last = offset(right.lineno, right.col_offset)
        wanted = rf"\b{symbol}\b" if symbol.isalpha() else re.escape(symbol)
        found = re.search(wanted, source[first:last])
        if found:
            yield first + found.start(), symbol, new

    tree = ast.parse(source)
    types = {id(inner) for node in ast.walk(tree) for inner in _annotation(node)}
    for node in ast.walk(tree):
        if id(node) in types:
            continue
        match node:
            case ast.Compare(left=left, ops=[kind], comparators=[right]) if type(kind) in SYMBOLS:
                symbol = SYMBOLS[type(kind)]
                yield from between(left, right, symbol, COMPARISONS[symbol])
            case ast.BinOp(left=left, op=kind, right=right) if type(kind) in SYMBOLS:
                symbol = SYMBOLS[type(kind)]
                yield from between(left, right, symbol, OPERATIONS[symbol])
            case ast.BoolOp(op=kind, values=[left, right, *_]):
                yield from between(left, right, *(("and", "or") if isinstance(kind, ast.And) else ("or", "and")))
            case ast.UnaryOp(op=ast.Not()):
                yield offset(node.lineno, node.col_offset), "not ", ""
            case ast.Constant(value=bool(value)):
                yield offset(node.lineno, node.col_offset), str(value), str(not value)
            case ast.Constant(value=int(value)):
                place = offset(node.lineno, node.col_offset)
                words = ast.get_source_segment(source, node) or ""
                yield place, words, str(value + 1)
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare | ast.BoolOp):
                words = ast.get_source_segment(source, test) or ""
                yield offset(test.lineno, test.col_offset), words, f"(not ({words}))"
            case ast.Expr(value=ast.Call()):
                words = ast.get_source_segment(source, node) or ""
                yield offset(node.lineno, node.col_offset), words, "pass"
            case ast.Continue():
                yield offset(node.lineno, node.col_offset), "continue", "break"


def _annotation(node: ast.AST) -> Iterator[ast.AST]:
    """Everything inside annotations: types, which no test runs."""
    for name in ("annotation", "returns"):
        part = getattr(node, name, None)
        if part is not None:
            yield from ast.walk(part)


def web_places(source: str) -> Iterator[tuple[int, str, str]]:
    """The same for TypeScript and the scripts of Svelte's files."""
    begin = 0
    inside = "<script" not in source
    for line in source.splitlines(keepends=True):
        inside = (inside or line.startswith("<script")) and not line.startswith("</script")
        if inside and not _NOT_CODE.match(line):
            code = line.split(" // ")[0]
            for found in WEB_PATTERN.finditer(code):
                yield begin + found.start(), found[0], WEB_CHANGES[found[0]]
        begin += len(line)


def places(part: str) -> list[Mutant]:
    """Every place of a part, in the order of files and lines."""
    found = []
    suffixes = (".ts", ".svelte") if part == "web" else (".py",)
    for file in sorted((ROOT / PARTS[part][0]).rglob("*")):
        if file.suffix not in suffixes or file.name.endswith((".test.ts", ".d.ts")) or file.name == "types.ts":
            continue
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines(keepends=True)
        name = file.relative_to(ROOT).as_posix()
        for start, old, new in sorted(set(web_places(source) if part == "web" else python_places(source))):
            line, column = source.count("\n", 0, start), start - (source.rfind("\n", 0, start) + 1)
            found.append(Mutant(part, name, line + 1, column, lines[line], old, new))
    return found


# --- running ------------------------------------------------------------------------------------------------


def survives(mutant: Mutant, command: list[str]) -> bool:
    """Run the command on a broken tree; return whether it found nothing wrong."""
    file = ROOT / mutant.file
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.broken(before), encoding="utf-8")
        where = {"PANTHEON_MUTANT": f"{mutant.part} {mutant.file}"}
        return subprocess.run(command, cwd=ROOT, env=os.environ | where, check=False).returncode == 0
    finally:
        file.write_text(before, encoding="utf-8")


def read(file: Path, kind: type[T]) -> list[T]:
    """Read the lines of a file."""
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()] if file.exists() else []


app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command()
def choose(seed: Annotated[int, typer.Option(help="decides which places are broken")]) -> None:
    """Print the mutants of a seed, one JSON line each."""
    rng = Random(seed)
    for part, (_, number) in PARTS.items():
        for mutant in rng.sample(places(part), number):
            print(msgspec.json.encode(mutant).decode())


@app.command(context_settings={"ignore_unknown_options": True})
def run(mutants: Path, results: Path, command: list[str]) -> None:
    """Run a command on each mutant, and write down which of them survive."""
    done = {verdict.mutant for verdict in read(results, Verdict)}
    for mutant in read(mutants, Mutant):
        if mutant not in done:
            verdict = Verdict(mutant, survives(mutant, command))
            with results.open("ab") as out:
                out.write(msgspec.json.encode(verdict) + b"\n")
            print("survived" if verdict.survived else "noticed ", mutant, flush=True)
    verdicts = read(results, Verdict)
    print(f"{sum(not verdict.survived for verdict in verdicts)} of {len(verdicts)} noticed")


if __name__ == "__main__":
    app()

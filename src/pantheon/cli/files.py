"""Files for the commands: every failure becomes one line that says what was wrong."""

import os
import sys
import tempfile
from pathlib import Path

from pantheon.cli.language import current
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.reading import MOST_CHARACTERS, read_record
from pantheon.engine.record import Record

STDIN = "-"
_MOST_BYTES = 4 * MOST_CHARACTERS  # of UTF-8; one more shows that the file is longer than any record


def read_file(name: str) -> bytes:
    """A file as it is, or standard input for `-`; no more of it than the longest record has."""
    try:
        if name == STDIN:
            return sys.stdin.buffer.read(_MOST_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise Problem(_file_problem(error), file=shown(name)) from None
    except ValueError:  # a name with a null byte
        raise Problem("file-missing", file=shown(name)) from None


def record_in(raw: bytes, name: str) -> Record:
    """The record that a file holds."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=shown(name)) from None
    return read_record(text)


def data_in(game: Game, option: str, name: str) -> tuple[str, ...]:
    """What a file gives an option of a game: another set of tiles, another deck."""
    if option not in game.files:
        raise Problem("cli-no-file-option", name=game.title, option=option)
    try:
        text = read_file(name).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-data", file=shown(name)) from None
    try:
        return game.files[option](text)
    except Problem as wrong:
        raise Problem("file-bad-data", file=shown(name), reason=current().problem(wrong)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path = path.resolve()  # a link stays one
    try:
        if path.exists() and not path.is_file():  # a device or pipe cannot be replaced
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(temporary).chmod(0o666 & ~_umask())  # mkstemp makes files that only their owner can read
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Problem(_file_problem(error, writing=True), file=str(path)) from None


def check_writable(path: Path) -> None:
    """Refuse early what could not be saved in the end."""
    if path.is_dir():
        raise Problem("file-is-folder", file=str(path))
    if not path.parent.is_dir():
        raise Problem("file-no-folder", file=str(path), folder=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise Problem("file-not-writable", file=str(path))


def shown(name: str) -> str:
    """A file's name as people read it: no control characters."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _file_problem(error: OSError, *, writing: bool = False) -> str:
    if isinstance(error, IsADirectoryError):
        return "file-is-folder"
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "file-missing"
    return "file-not-writable" if writing else "file-not-readable"

"""Where `pantheon serve` keeps its tables unless it is told otherwise, and how earlier tables get there.

The user's data folder, not the current one: the same tables are found from everywhere, by a checkout as well as by an
installed package, and nothing that tidies up a checkout can delete them.
"""

import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import typer

EARLIER = (Path("build/tables.db"), Path("pantheon.db"))  # where `make play` and `pantheon serve` once kept them


def data_folder() -> Path:
    """Return the user's folder for Pantheon's data; it need not exist."""
    if sys.platform in ("darwin", "win32"):
        return Path(typer.get_app_dir("pantheon"))
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "pantheon"


def default_database() -> Path:
    """Return the file that keeps the tables; it need not exist."""
    return data_folder() / "tables.db"


def move(old: Path, new: Path) -> bool:
    """Move a database whole, with what its write-ahead log still holds; return False if there is a new one already.

    Raise sqlite3.Error or OSError if that is impossible, for instance while another process has the old one open.
    Whatever happens, one complete database remains.
    """
    if new.exists():
        return False
    new.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=new.parent, prefix="moving-") as folder:
        copy = Path(folder, new.name)
        with closing(sqlite3.connect(old, timeout=0, isolation_level=None)) as source:
            # Takes in the log, and is refused while others have the file open. A read lock then keeps writers away;
            # a copy would wait for ever for a write lock of our own.
            source.execute("PRAGMA journal_mode = DELETE")
            source.execute("BEGIN").execute("SELECT count(*) FROM sqlite_master").fetchone()
            with closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            try:
                os.link(copy, new)  # unlike a rename it never replaces a file
            except FileExistsError:
                return False
            old.unlink()
    return True

"""What tests write into a store, in few words: the rows of tables, and moves."""

from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, Entry, TableRow


def row(identity: str = "t", touched: float = 1.0, state: str = "running", ticking: bool = False) -> TableRow:
    facts = f'{{"touched": {touched}}}'.encode()
    return TableRow(id=identity, game="gods", state=state, created=1.0, touched=touched, facts=facts, ticking=ticking)


def move(n: int, client: str | None = None, command: int | None = None, body: str | None = None) -> Entry:
    return Entry(n=n, kind="move", seat=1, action=7 * n, at=n / 2, client=client, command=command, body=body)


def make(store: SqliteStore, *rows: TableRow, members: tuple[str, ...] = ()) -> None:
    for made in rows:
        store.append(Append(table=made.id, entries=[], row=made, members=members)).result()


def moves(*numbers: int, table: str = "t") -> Append:
    return Append(table=table, entries=[move(n) for n in numbers])

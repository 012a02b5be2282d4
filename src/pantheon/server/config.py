"""How this server is run."""

from pathlib import Path

import msgspec

from pantheon.server.limits import Budget

BUILT = Path(__file__).parent / "static"  # made by `make build`


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What may be asked for: a number of 0, or a budget with a rate of 0, is no limit."""

    # One socket.
    message_bytes: int = 16_384
    backlog_bytes: int = 1_000_000  # that may wait for somebody who reads slowly
    frames: Budget = Budget(100, 400)
    bytes: Budget = Budget(100_000, 1_000_000)

    # One request, and connections.
    head_bytes: int = 32_768
    body_bytes: int = 65_536
    head_seconds: float = 10.0  # until the head of a request must be there
    body_seconds: float = 30.0  # and its body
    connections_per_address: int = 300
    sockets_per_address: int = 100
    sockets_per_guest: int = 30

    # One guest; the address of several guests, some times as much.
    commands: Budget = Budget(20, 60, 10)
    questions: Budget = Budget(20, 60, 10)  # what if?
    hints: Budget = Budget(0.5, 10)
    chats: Budget = Budget(20 / 60, 6)
    points: Budget = Budget(15, 15, 10)  # what a hand reaches for, shown to the others
    reads: Budget = Budget(10, 100)  # pages of a game that is looked back at, and the like
    changes: Budget = Budget(10, 50)  # requests that change something
    files: Budget = Budget(0.2, 10)  # of tiles, cards, records: somebody has to read them
    tables: Budget = Budget(60 / 3600, 30)

    # One address, whoever asks.
    requests: Budget = Budget(100, 2000)  # of any kind: a class that opens the first page at once asks for a thousand
    guests: Budget = Budget(60 / 3600, 30)  # that are new

    def budgets(self) -> dict[str, Budget]:
        """Return the budgets of guests and their addresses, by what they are for."""
        return {name: getattr(self, name) for name in _OF_GUESTS}


_OF_GUESTS = ("commands", "questions", "hints", "chats", "points", "reads", "changes", "files", "tables")
_FREE = Budget(0, 0)
NO_LIMITS = Limits(
    frames=_FREE,
    bytes=_FREE,
    connections_per_address=0,
    sockets_per_address=0,
    sockets_per_guest=0,
    requests=_FREE,
    guests=_FREE,
    commands=_FREE,
    questions=_FREE,
    hints=_FREE,
    chats=_FREE,
    points=_FREE,
    reads=_FREE,
    changes=_FREE,
    files=_FREE,
    tables=_FREE,
)


LOOPBACK = ("127.0.0.0/8", "::1")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the server is started."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    pages: Path = BUILT  # where the pages lie
    origins: tuple[str, ...] = ()  # where browsers find us, if not at host and port, and who else may talk to us
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies whose word about addresses counts
    watch: tuple[str, ...] = LOOPBACK  # addresses or networks that may ask for health and metrics
    secure: bool = False  # behind TLS: cookies for https only
    shared: bool = False  # other processes serve the same database
    poll: float = 0.05  # seconds between two looks at what they wrote
    bot_workers: int = 1
    keep: float = 60.0  # seconds that a table stays in memory when nobody needs it
    open_days: float = 1.0  # until a table that nobody starts is given up
    slow_days: float = 14.0  # the same, where somebody has a day or more on the clock
    running_days: float = 30.0  # until a game that nobody plays is given up
    busy_seconds: float = 10.0  # how long to wait for a locked database
    owner_seconds: float = 60.0  # until a table that has not begun and whose owner is gone may be taken over
    hello_seconds: float = 10.0  # how long a socket may stay silent before its hello
    limits: Limits = Limits()

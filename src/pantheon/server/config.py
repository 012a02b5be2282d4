"""How this server is run."""

from pathlib import Path

import msgspec

BUILT = Path(__file__).parent / "static"  # made by `make build`


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address, guest or socket may ask for; 0 is no limit."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    sockets_per_address: int = 100
    commands_per_second: float = 20.0  # of one socket, in the long run
    commands_burst: int = 60
    points_per_second: float = 15.0  # what a hand reaches for, shown to the others
    chats_per_minute: float = 20.0
    chats_burst: int = 6
    requests_per_second: float = 20.0  # of one address, that change something
    requests_burst: int = 100
    tables_per_hour: float = 60.0  # that one address makes
    tables_burst: int = 30
    backlog_bytes: int = 1_000_000  # that may wait for a slow client


NO_LIMITS = Limits(
    sockets_per_address=0,
    commands_per_second=0,
    points_per_second=0,
    chats_per_minute=0,
    requests_per_second=0,
    tables_per_hour=0,
)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the server is started."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    pages: Path = BUILT  # where the pages lie
    origins: tuple[str, ...] = ()  # other origins that may talk to us from a browser
    secure: bool = False  # behind TLS: cookies for https only
    shared: bool = False  # other processes serve the same database
    poll: float = 0.05  # seconds between two looks at what they wrote
    bot_workers: int = 1
    keep: float = 60.0  # seconds that a table stays in memory when nobody needs it
    open_days: float = 1.0  # until a table that nobody starts is given up
    slow_days: float = 14.0  # the same, where somebody has a day or more on the clock
    running_days: float = 30.0  # until a game that nobody plays is given up
    busy_seconds: float = 10.0  # how long to wait for a locked database
    hello_seconds: float = 10.0  # how long a socket may stay silent before its hello
    limits: Limits = Limits()

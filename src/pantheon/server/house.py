"""All tables of this process: loaded when somebody asks for them, forgotten when nobody does, woken by clocks."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from pantheon.engine.chance import SEED_BYTES, chosen_seed, commitment
from pantheon.engine.errors import Problem
from pantheon.engine.options import write_options
from pantheon.engine.reading import read_record
from pantheon.engine.record import NEWEST
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import journal as j
from pantheon.server.answers import Answers, settling
from pantheon.server.clock import Life, Outages, SteadyClock
from pantheon.server.config import Config
from pantheon.server.host import Host
from pantheon.server.listing import listed, row_of
from pantheon.server.metrics import Metrics
from pantheon.server.parsing import Parser
from pantheon.server.readers import Readers
from pantheon.server.settings import DAY, Settings, is_slow, settle
from pantheon.server.store import NO_TALK, Append, Store, StoreFailure, TableRow, Told
from pantheon.server.table import Table, load
from pantheon.server.thinking import Thinkers
from pantheon.server.timing import next_due
from pantheon.server.wording import clean_title

log = logging.getLogger("pantheon")
_ROUND = 1.0  # seconds between two rounds through the house
_BEAT = 5.0  # seconds between two signs of life, while a clock runs
_SWEEP = 600.0  # seconds between two looks for tables that were given up
_LOOKED_AT_ONCE = 200


class House:
    """The tables that are in memory, and what keeps them going."""

    def __init__(
        self, store: Store, config: Config, metrics: Metrics, clock: Callable[[], float] | None = None
    ) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.hosts: dict[str, Host] = {}
        lives = store.lives()
        self._clock = clock or SteadyClock()
        # Never behind what was written before: the machine's clock may have been set back meanwhile.
        self._ahead = max(0.0, max((life.last for life in lives), default=0.0) - self._clock())
        self._outages = Outages(lives, self.now())
        self._life = Life(self.now(), self.now())
        self._timers: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._swept = 0.0
        self._hopeless: set[str] = set()
        self._unwritten: list[tuple[Append, Told]] = []
        self.thinkers = Thinkers(self, config.bot_workers)
        self.parser = Parser()
        self.readers = Readers()

    # --- life -------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to work; tables with clocks and bots are looked after at once."""
        loop = asyncio.get_running_loop()
        self._answers = Answers(loop)
        self.store.live(self._life)
        self.store.check()
        self._tasks = [loop.create_task(self._resume()), loop.create_task(self._keep_house())]
        if self.config.shared:
            self._tasks.append(loop.create_task(self._listen()))

    async def close(self) -> None:
        """Stop; everything that was acknowledged is in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for _, timer in self._timers.values():
            timer.cancel()
        self._beat()
        self.thinkers.close()
        self.parser.close()
        self.readers.close()

    def now(self) -> float:
        """The server's time, to the millisecond."""
        return round(self._clock() + self._ahead, 3)

    def time(self, last: float) -> float:
        """The time of something that happens now: never before what happened last, whatever the clock says."""
        return max(self.now(), last)

    def outage(self, since: float) -> float:
        """For how many seconds nobody has served the tables, since then."""
        return self._outages.since(since)

    def append(self, job: Append, told: Told) -> None:
        """Write to a log; who is told, and with what error if any, knows that it is durable. What is to be written in
        one turn of the loop is handed over together.
        """
        begin = time.perf_counter()

        def written(result: None, wrong: BaseException | None) -> None:
            if wrong is None:
                self.metrics.appended(len(job.entries), time.perf_counter() - begin)
                self.store.condition.mend("cannot-write")
            elif isinstance(wrong, StoreFailure):
                self.store.condition.note("cannot-write", str(wrong))
            told(result, wrong)

        if not self._unwritten:
            asyncio.get_running_loop().call_soon(self._hand_in)
        self._unwritten.append((job, self._answers.to(written)))

    def _hand_in(self) -> None:
        jobs, self._unwritten = self._unwritten, []
        self.store.submit(jobs)

    @property
    def answers(self) -> Answers:
        """For other writes than appends."""
        return self._answers

    # --- tables -----------------------------------------------------------------------------------------------

    def host(self, identity: str) -> Host:
        """The host of a table; Problem if there is none of that name."""
        host = self.hosts.get(identity)
        if host is None:
            begin = time.perf_counter()
            host = self.hosts[identity] = Host(self, self._load(identity))
            self.metrics.loaded(time.perf_counter() - begin)
            self.after_work(host)
        return host

    def _load(self, identity: str) -> Table:
        try:
            entries = self.store.entries(identity, talk=NO_TALK)
            if not entries:
                raise Problem("no-such-table", name=identity)
            return load(identity, entries)
        except Problem as problem:
            if not problem.text.startswith("log-"):
                raise
            wrong: Exception = problem
        except Exception as error:  # a page of the file, or what is written there
            wrong = error
        self.store.condition.note("unreadable", f"table {identity}", wrong)
        raise Problem("table-unreadable", name=identity)

    async def create(
        self,
        settings: Settings,
        owner: str | None,
        *,
        invited: tuple[str, ...] = (),
        rematch_of: str | None = None,
        prior: j.Prior | None = None,
        rules: int | None = None,
    ) -> Table:
        """Return a new table, durable by then; `rules` is the version of its rules, None for the newest."""
        settings = msgspec.structs.replace(settings, name=clean_title(settings.name))
        _, options, settings = settle(settings, rules)
        if rematch_of is None and prior is None:  # those go on with what was agreed on before
            options.check_new()
        seed = chosen_seed(settings.seed) if settings.seed is not None else secrets.token_bytes(SEED_BYTES)
        created = j.Created(
            settings=settings,
            rules=options.rules,
            seed=seed,
            commitment=commitment(seed),
            owner=owner,
            invited=invited,
            rematch_of=rematch_of,
            prior=prior,
            format=NEWEST,
        )
        now = self.now()
        if owner is None:  # a whole game is played again
            table = await self.readers.run("", lambda: _begun(created, now))
        else:
            table = _begun(created, now)
        entries = [j.entry_of(line.happening, line.n, line.at) for line in table.fresh]
        members = (owner,) if owner is not None else ()
        job = Append(table=table.id, entries=entries, row=row_of(table), members=members)
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append(job, settling(durable))
        await durable
        return table

    async def bring(self, text: str) -> Table:
        """A table for a record that somebody brings along; Problem if it is not in order."""
        settings, rules, moves = await self.parser.run(_read, text)
        return await self.create(settings, None, prior=j.Prior(record=text, moves=moves), rules=rules)

    # --- what happens by itself -------------------------------------------------------------------------------

    def after_work(self, host: Host) -> None:
        """Something may have changed: set the alarm, let bots think."""
        table = host.table
        due = next_due(table)
        self._set_alarm(table.id, None if due is None else max(due, host.not_before))
        self.thinkers.look(host)

    def _set_alarm(self, identity: str, due: float | None) -> None:
        known = self._timers.get(identity)
        if known is not None:
            if due is not None and known[0] <= due:
                return  # it may ring too early, and is set anew then: that is cheaper than setting it with every move
            known[1].cancel()
            del self._timers[identity]
        if due is not None:
            delay = max(0.0, due - self.now())
            timer = asyncio.get_running_loop().call_later(delay, self._ring, identity)
            self._timers[identity] = (due, timer)

    def _ring(self, identity: str) -> None:
        self._timers.pop(identity, None)
        self._wake(identity)

    def _wake(self, identity: str) -> None:
        """Look after a table; one that cannot be loaded must not hold up the others."""
        try:
            self.host(identity).wake()
        except Problem as problem:
            log.error("table %s cannot be loaded: %s", identity, problem)
        except Exception:
            log.exception("table %s cannot be loaded", identity)

    async def _resume(self) -> None:
        """After a start: the games are fetched, then tables with clocks or bots go on, one after the other."""
        for name in names():
            await asyncio.to_thread(game_named, name)
        for identity in self.store.ticking():
            self._wake(identity)
            await asyncio.sleep(0)

    async def _keep_house(self) -> None:
        """Forget tables that nobody needs; close those that were given up."""
        while True:
            await asyncio.sleep(_ROUND)
            now = self.now()
            for identity, host in list(self.hosts.items()):
                if not host.busy and now - host.idle_since > self.config.keep and not self.thinkers.needs(host):
                    del self.hosts[identity]  # its alarm stays, and loads it again
            self.metrics.counted(len(self.hosts))
            if self._timers and now - self._life.last >= _BEAT:
                self._beat()
            if now - self._swept > _SWEEP:
                self._swept = now
                await self.sweep()

    def _beat(self) -> None:
        """A sign of life: should the process die, its tables get back the time from here on."""
        self._life = Life(self._life.began, self.now())
        self.store.live(self._life)

    async def sweep(self) -> None:
        """Close what was given up; a table that cannot be loaded is passed over from then on."""
        now = self.now()
        least = {"open": min(self.config.open_days, self.config.slow_days), "running": self.config.running_days}
        for state, days in least.items():
            after = (0.0, "")
            while rows := self.store.untouched(state, now - days * DAY, _LOOKED_AT_ONCE, after):
                after = (rows[-1].touched, rows[-1].id)
                for row in rows:
                    await self._give_up(row, now)
                await asyncio.sleep(0)

    async def _give_up(self, row: TableRow, now: float) -> None:
        """Close a table that has waited long enough; it is loaded only then."""
        try:
            wait = self._wait(row)
            if row.touched < now - wait and row.id not in self._hopeless:
                await self.host(row.id).ask(lambda table, at: _abandon(table, at, wait))
        except Exception:
            log.exception("table %s cannot be closed", row.id)
            self._hopeless.add(row.id)

    def _wait(self, row: TableRow) -> float:
        """So many seconds a table waits until somebody does something there."""
        if row.state == "running":
            return self.config.running_days * DAY
        return (self.config.slow_days if is_slow(listed(row).clock) else self.config.open_days) * DAY

    async def _listen(self) -> None:
        """Other processes write to the same database: look for what they wrote to the tables that are in memory."""
        while True:
            await asyncio.sleep(self.config.poll)
            try:
                for identity, n in self.store.latest(list(self.hosts)).items():
                    host = self.hosts.get(identity)
                    if host is not None and n > host.table.n:
                        host.wake()
            except Exception:
                log.exception("what other processes wrote cannot be read")


def _read(text: str) -> tuple[Settings, int, int]:
    """Return settings, version of the rules, and number of moves of a record; Problem if it is not in order."""
    record = read_record(text)
    verify(record)
    options = record.header.options
    settings = Settings(game=record.header.game, options=write_options(options), visibility="private")
    return settings, options.rules, len(record.moves)


def _begun(created: j.Created, now: float) -> Table:
    """Return a new table; one for a record that was brought along is over before it begins."""
    table = Table(secrets.token_urlsafe(9))
    table.note(created, now)
    if created.owner is None:
        table.note(j.Started(), now)
        over = table.position is not None and table.position.over
        table.note(j.Ended(reason="over" if over else "abandoned"), now)
    return table


def _abandon(table: Table, at: float, wait: float) -> None:
    """Unless something has happened meanwhile, or somebody still has time on the clock."""
    due = next_due(table)
    if not table.over and at - table.touched > wait and (due is None or due <= at):
        table.note(j.Ended(reason="abandoned"), at)
